/** Where commands write what they found, from the project's root. `records/README.md` identifies the command of each. */
export const RECORDS = {
  /** The samples that ran, a file for each language. */
  sampleProofs: 'records/sample-proofs',
  /** What the SDKs call their operations, a file for each language. */
  sdkMethods: 'records/sdk-methods',
  /** The public API of the Android libraries. */
  androidApi: 'records/android-api.json',
  /** The methods of deprecated SDKs. */
  legacySdkMethods: 'records/legacy-sdk-methods',
  /** What an app can use of the Swift libraries, a file for each module. */
  swiftApi: 'records/swift-api',
  /** What the SDKs for Node.js and Python were seen to do: a table. */
  sdkObservations: 'records/sdk-observations.yaml',
  /** What the SDKs for Go and Java were seen to do: a table. */
  compiledSdkObservations: 'records/compiled-sdk-observations.yaml',
  /** What changed in the API description, day by day. */
  apiChanges: 'records/api-changes.json',
  /** What was checked about accessibility, and when: a table. */
  accessibilityChecks: 'records/accessibility-checks.yaml',
} as const;

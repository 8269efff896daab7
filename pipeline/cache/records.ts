/** Where commands write what they found, from the project's root. `content/records/README.md` identifies the command of each. */
export const RECORDS = {
  /** The samples that ran, a file for each language. */
  sampleProofs: 'content/records/sample-proofs',
  /** Inputs of tests that take minutes, as they last passed. */
  testRuns: 'content/records/test-runs.json',
  /** What the SDKs call their operations, a file for each language. */
  sdkMethods: 'content/records/sdk-methods',
  /** The public API of the Android libraries. */
  androidApi: 'content/records/android-api.json',
  /** The methods of deprecated SDKs. */
  legacySdkMethods: 'content/records/legacy-sdk-methods',
  /** What an app can use of the Swift libraries, a file for each module. */
  swiftApi: 'content/records/swift-api',
  /** What the SDKs for Node.js and Python were seen to do: a table. */
  sdkObservations: 'content/records/sdk-observations.yaml',
  /** What the SDKs for Go and Java were seen to do: a table. */
  compiledSdkObservations: 'content/records/compiled-sdk-observations.yaml',
  /** What changed in the API description, day by day. */
  apiChanges: 'content/records/api-changes.json',
  /** What was checked about accessibility, and when: a table. */
  accessibilityChecks: 'content/records/accessibility-checks.yaml',
} as const;

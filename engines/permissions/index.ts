/**
 * Plans access to the API: which permissions code needs, which applications can have them, what a permission opens, and
 * why a call was rejected. For pages, a command line and the build alike: no DOM, nothing of Node.js, nothing sent
 * anywhere. All functions are pure, take the facts of the API description, and never throw on what a reader wrote.
 */
export { holderAsText, planAsText, rejectionAsText, VERDICT_NAMES } from './answer-text';
export { applicationBody, portalLink, rawCreation } from './application-requests';
export { callKey } from './call-keys';
export { adviceOnKeys } from './code-advice';
export { readContainers } from './containers';
export { creationCode, STAND_INS, type CreationTemplate } from './creation-code';
export { cutPermissions, cutRules } from './cut-templates';
export { holderOf, type PermissionHolder } from './holder';
export { endpointOf } from './operation-access';
export { unpackFacts, type PackedFacts } from './packed-facts';
export { planAccess, RUNS_IN, type AccessWish, type RunsIn } from './plan';
export type { AccessPlan, PlannedApplication } from './types';
export { READ_LENGTH, recognizeCode, type RecognizedCode } from './recognize';
export {
  explainRejection,
  HOSTS,
  OTHER_STATUS,
  otherReasons,
  reasonOf,
  SESSION_STATES,
  type Check,
  type Host,
  type RejectedCall,
  type SessionState,
} from './refusal';
export { SEE } from './see';
export { TRANSFORMS, type Advice, type KnownOperation, type Transform } from './types';

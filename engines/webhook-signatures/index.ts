/**
 * Signs webhook deliveries, verifies them, and finds the first thing that's wrong. For pages, the command line and
 * tests alike: no DOM, nothing of Node.js, nothing sent anywhere; cryptography is passed in as `crypto.subtle`.
 */
export { hexView } from './bytes';
export { canonicalForm, canonicalJson, decodeBody } from './canonical-form';
export type { Change } from './changed-value';
export { readTime } from './check-parts';
export { CHECK_LABELS, type Check } from './checks';
export {
  CODE_LANGUAGES,
  deliveryCommand,
  verificationCall,
  type CalledDelivery,
  type CodeLanguage,
} from './code';
export { exampleDelivery, withDeliveredAt, type ExampleEvents } from './deliveries';
export { parseHeaders, SIGNATURE_HEADER, signatureHeaders, VERSION_HEADER } from './headers';
export { LOCAL_VERSION, makeKeyPair, signBody, type KeyPair, type SignedHere } from './sign';
export { changeText, firstFailure, verdictText } from './verdict-text';
export { verifyDelivery, type CanonicalBytes, type Verdict } from './verify-delivery';

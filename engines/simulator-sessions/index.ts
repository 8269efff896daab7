/**
 * The simulator, as a reader uses it, with raw requests, responses, signed webhook deliveries, and the keys and times in
 * examples. For pages and the server for assistants alike. No DOM, nothing of Node.js, nothing sent anywhere.
 */
export { IN_ONE_HOUR, withTimes } from './in-one-hour';
export { isPublicValue } from './public-value';
export {
  deliveredAgain,
  newSession,
  readersEnvironment,
  sendRaw,
  sendTimes,
  waited,
  type Exchange,
  type Session,
} from './session';
export { makeSigner, rawDelivery, type SignedDelivery, type Signer } from './signed-delivery';
export { webhookLogs, type LoggedDelivery, type WebhookLog } from './webhook-log';
export { withKey } from './with-key';

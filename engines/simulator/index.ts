/**
 * A platform simulator: `respond(state, request, environment)` gives the state after a request, and the response. No DOM,
 * nothing of Node.js, nothing sent anywhere, so that a server, a page and a test can use it alike.
 */
export { moveClock } from './clock';
export { redeliver } from './webhooks/deliveries';
export { EVENT_TYPES } from './webhooks/event-types';
export { READY_KEYS } from './applications/initial-applications';
export { initialState } from './initial-state';
export { NOT_SIMULATED } from './not-simulated';
export { OPERATIONS, supportedOperations } from './operations';
export { OUTCOMES, planOutcome } from './proxies/processors';
export { parseRawRequest, writeRawResponse } from './raw-http';
export { respond } from './respond';
export type {
  Outcome,
  PlatformRequest,
  PlatformResponse,
  PlatformState,
  WebhookDelivery,
  Environment,
} from './types';
export { APPLE_PAYMENT, GOOGLE_PAYMENTS } from './wallets/payments';
export { vaultView, type VaultView } from './vault-view';

/**
 * What the programs of guides do, when the platform, a processor or the reader's own user does something: area by area.
 */
import { ACCOUNT_UPDATER_SCENARIOS } from './account-updater-scenarios.ts';
import { AGENTIC_COMMERCE_SCENARIOS } from './agentic-commerce-scenarios.ts';
import { CARD_PAYMENT_SCENARIOS } from './card-payment-scenarios.ts';
import { GUIDE_SERVER_SCENARIOS } from './guide-server-scenarios.ts';
import { MASKED_KEY_SCENARIOS } from './masked-key-scenarios.ts';
import { NETWORK_TOKEN_SCENARIOS } from './network-token-scenarios.ts';
import type { Scenario } from './scenarios.ts';
import { THREEDS_APP_SCENARIOS } from './threeds-app-scenarios.ts';
import { THREEDS_SCENARIOS } from './threeds-scenarios.ts';
import { WALLET_SCENARIOS } from './wallet-scenarios.ts';

export const GUIDE_SCENARIOS: readonly Scenario[] = [
  ...CARD_PAYMENT_SCENARIOS,
  ...GUIDE_SERVER_SCENARIOS,
  ...THREEDS_SCENARIOS,
  ...THREEDS_APP_SCENARIOS,
  ...ACCOUNT_UPDATER_SCENARIOS,
  ...WALLET_SCENARIOS,
  ...NETWORK_TOKEN_SCENARIOS,
  ...AGENTIC_COMMERCE_SCENARIOS,
  ...MASKED_KEY_SCENARIOS,
];

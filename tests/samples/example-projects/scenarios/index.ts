import type { ProjectScenario } from '../scenario.ts';
import { CHECKOUT } from './checkout.ts';
import { COLLECT_AND_PROCESS_CARDS } from './collect-and-process-cards.ts';
import { COLLECT_BANK_ACCOUNT } from './collect-bank-account.ts';
import { COLLECT_CARDS } from './collect-cards.ts';
import { DISPLAY_CARD } from './display-card.ts';
import { SET_CARD_PIN } from './set-card-pin.ts';

/** What readers do with each example, by its name. */
export const SCENARIOS: ReadonlyMap<string, ProjectScenario> = new Map([
  ['checkout', CHECKOUT],
  ['collect-and-process-cards', COLLECT_AND_PROCESS_CARDS],
  ['collect-bank-account', COLLECT_BANK_ACCOUNT],
  ['collect-cards', COLLECT_CARDS],
  ['display-card', DISPLAY_CARD],
  ['set-card-pin', SET_CARD_PIN],
]);

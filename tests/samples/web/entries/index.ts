import type { WebEntry } from '../entry.ts';
import { APPS } from './apps.ts';
import { CARD_PAYMENTS } from './card-payments.ts';
import { COLLECT_CARDS } from './collect-cards.ts';
import { COLLECT_OTHER_DATA } from './collect-other-data.ts';
import { SDK_PAGES } from './sdk-pages.ts';
import { SHOW_DATA } from './show-data.ts';
import { THREEDS_CHECKOUT } from './threeds-checkout.ts';
import { THREEDS_REDIRECT } from './threeds-redirect.ts';
import { THREEDS_SDK } from './threeds-sdk.ts';
import { WALLETS } from './wallets.ts';
import { WEB_ELEMENTS } from './web-elements.ts';

/** What happens in the samples for browsers, area by area. */
export const WEB_ENTRIES: readonly WebEntry[] = [
  ...COLLECT_CARDS,
  ...COLLECT_OTHER_DATA,
  ...CARD_PAYMENTS,
  ...APPS,
  ...SHOW_DATA,
  ...SDK_PAGES,
  ...THREEDS_CHECKOUT,
  ...THREEDS_REDIRECT,
  ...THREEDS_SDK,
  ...WALLETS,
  ...WEB_ELEMENTS,
];

/** The brands of a card, as 3DS sessions write them. */
import { isObject } from '../../json';
import { detailsOf } from '../tokens/details';
import { CO_BADGED_CARD } from './test-cards';

/** Brands that 3DS supports, by their names in card details. The list is in content/docs/api/3ds/sessions.mdx. */
const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** The brand of a card, and for a co-badged card the other brand too. A brand without 3DS has none. */
export function cardBrands(number: string): readonly string[] {
  const { card } = detailsOf('card_number', number);
  const brand = isObject(card) && typeof card.brand === 'string' ? NAMES[card.brand] : undefined;
  if (brand === undefined) return [];
  return number === CO_BADGED_CARD ? [brand, 'Cartes Bancaires'] : [brand];
}

/** The brands of a card, as 3DS sessions write them. */
import { isObject } from '../../expressions';
import { detailsOf } from '../tokens/details';
import { COBADGED_CARD } from './test-cards';

/** Brands that 3DS supports, by their names in card details: docs/api/3ds/sessions.mdx. */
const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  'american-express': 'American Express',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** The brand of a card, and for a co-badged card the other brand too; none for a brand without 3DS. */
export function cardBrands(number: string): readonly string[] {
  const { card } = detailsOf('card_number', number);
  const brand = isObject(card) && typeof card.brand === 'string' ? NAMES[card.brand] : undefined;
  if (brand === undefined) return [];
  return number === COBADGED_CARD ? [brand, 'Cartes Bancaires'] : [brand];
}

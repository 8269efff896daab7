import {
  basistheory,
  MASTERCARD,
  VISA,
  type CreditCardType,
} from '@basis-theory/web-elements';

const bt = await basistheory('<PUBLIC_API_KEY>', { environment: 'test' });
if (!bt) throw new Error('The Elements did not load.');

const storeVisa: CreditCardType = { ...VISA, patterns: [...VISA.patterns, 8455] };

const card = bt.createElement('card', { cardTypes: [storeVisa, MASTERCARD] });
await card.mount('#card');

import type { RefObject } from 'react';
import { CardNumberElement, type BTRef, type CreditCardType } from '@basis-theory/react-native-elements';
import creditCardType from 'credit-card-type';

const brands = [
  'visa',
  'mastercard',
  'american-express',
  'diners-club',
  'discover',
  'jcb',
  'unionpay',
  'maestro',
  'elo',
  'mir',
  'hiper',
  'hipercard',
];

// All twelve, each once. A list that leaves one out throws when the Element mounts again.
const cardTypes: CreditCardType[] = brands.map((brand) => {
  const card = creditCardType.getTypeInfo(brand);
  return brand === 'visa' ? { ...card, patterns: [...card.patterns, [840500, 840599]] } : card;
});

export function CardNumber({ numberRef }: { numberRef: RefObject<BTRef | null> }) {
  return (
    <CardNumberElement
      btRef={numberRef}
      cardTypes={cardTypes}
      onChange={({ brand }) => console.log('Brand:', brand)}
    />
  );
}

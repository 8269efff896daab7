import { useRef, useState } from 'react';
import {
  BasisTheoryProvider,
  CardExpirationDateElement,
  CardNumberElement,
  CardVerificationCodeElement,
  useBasisTheory,
  type ICardExpirationDateElement,
  type ICardNumberElement,
  type ICardVerificationCodeElement,
} from '@basis-theory/react-elements';

export function SplitCardForm() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const [cardBrand, setCardBrand] = useState<string>();
  const number = useRef<ICardNumberElement>(null);
  const expiry = useRef<ICardExpirationDateElement>(null);
  const code = useRef<ICardVerificationCodeElement>(null);

  if (error) return <p>The form did not load: {error.message}</p>;

  async function saveCard() {
    if (!bt || !number.current || !expiry.current || !code.current) return;
    const token = await bt.tokens.create({
      type: 'card',
      data: {
        number: number.current,
        expiration_month: expiry.current.month(),
        expiration_year: expiry.current.year(),
        cvc: code.current,
      },
    });
    console.log(token.id);
  }

  return (
    <BasisTheoryProvider bt={bt}>
      <CardNumberElement
        id="number"
        ref={number}
        onChange={(event) => setCardBrand(event.cardBrand)}
      />
      <CardExpirationDateElement id="expiry" ref={expiry} />
      <CardVerificationCodeElement id="code" ref={code} cardBrand={cardBrand} />
      <button type="button" disabled={!bt} onClick={saveCard}>
        Save card
      </button>
    </BasisTheoryProvider>
  );
}

import { useRef, useState, type SyntheticEvent } from 'react';
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

export function CardForm() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const number = useRef<ICardNumberElement>(null);
  const expiry = useRef<ICardExpirationDateElement>(null);
  const code = useRef<ICardVerificationCodeElement>(null);
  const [message, setMessage] = useState('');

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (!bt || !number.current || !expiry.current || !code.current) return;
    const elements = [number.current, expiry.current, code.current];
    const open = elements.filter(({ metadata }) => !metadata.complete);
    if (open[0]) {
      // Each shows its `invalid` style, and the payer goes on at the first.
      for (const element of open) element.validate();
      open[0].focus();
      setMessage('Complete the card first.');
      return;
    }
    try {
      const token = await bt.tokens.create({
        type: 'card',
        data: {
          number: number.current,
          expiration_month: expiry.current.month(),
          expiration_year: expiry.current.year(),
          cvc: code.current,
        },
      });
      setMessage(`Saved as token ${token.id}`);
    } catch (reason) {
      const { name, message, status } = reason as Error & { status?: number };
      console.error(name, status ?? message);
      setMessage('The card was not saved. Try again.');
    }
  }

  function clear() {
    for (const element of [number, expiry, code]) element.current?.clear();
    number.current?.focus();
  }

  if (error) return <p role="alert">The form did not load: {error.message}</p>;

  return (
    <BasisTheoryProvider bt={bt}>
      <form onSubmit={handleSubmit}>
        <CardNumberElement id="number" aria-label="Card number" ref={number} />
        <CardExpirationDateElement id="expiry" aria-label="Expiration date" ref={expiry} />
        <CardVerificationCodeElement id="code" aria-label="Security code" ref={code} />
        <button disabled={!bt}>Save card</button>
        <button type="button" disabled={!bt} onClick={clear}>
          Clear
        </button>
        <output>{message}</output>
      </form>
    </BasisTheoryProvider>
  );
}

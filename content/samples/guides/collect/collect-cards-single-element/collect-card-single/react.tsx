import { useRef, useState, type SyntheticEvent } from 'react';
import {
  BasisTheoryProvider,
  CardElement,
  useBasisTheory,
  type ICardElement,
} from '@basis-theory/react-elements';

// Outside the component, so that each render passes the same object.
const autoComplete = { number: 'cc-number', expirationDate: 'cc-exp', csc: 'cc-csc' } as const;

export function CardForm() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const card = useRef<ICardElement>(null);
  const [complete, setComplete] = useState(false);
  const [hint, setHint] = useState('');
  const [result, setResult] = useState('');

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (!bt || !card.current) return;
    setComplete(false);
    try {
      const token = await bt.tokens.create({
        type: 'card',
        // The Element is the whole data: number, date and security code.
        data: card.current,
        // One token for each customer and number. Two customers with the same card don't share one.
        metadata: { customer_id: '<CUSTOMER_ID>' },
        fingerprintExpression: '{{ metadata.customer_id }}/{{ data.number }}',
        deduplicateToken: true,
      });
      setResult(`Saved as token ${token.id}`);
      card.current.clear();
    } catch (reason) {
      const { name, message, status } = reason as Error & { status?: number };
      console.error(name, status ?? message);
      setResult('The card was not saved. Check it and try again.');
      setComplete(card.current.metadata.complete);
    }
  }

  if (error) return <p role="alert">The card form did not load: {error.message}</p>;

  return (
    <BasisTheoryProvider bt={bt}>
      <form onSubmit={handleSubmit}>
        <CardElement
          id="card"
          ref={card}
          title="Card number, expiration date and security code"
          autoComplete={autoComplete}
          onChange={({ cardBrand, cardLast4, complete, errors }) => {
            setComplete(complete);
            if (errors?.some(({ type }) => type === 'invalid')) setHint('Check the card details.');
            else setHint(cardLast4 ? `${cardBrand}, ending in ${cardLast4}` : '');
          }}
        />
        <p>{hint}</p>
        <button disabled={!complete}>Save card</button>
        <output>{result}</output>
      </form>
    </BasisTheoryProvider>
  );
}

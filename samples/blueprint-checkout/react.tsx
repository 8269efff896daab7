import { useRef, useState, type SyntheticEvent } from 'react';
import {
  BasisTheoryProvider,
  CardElement,
  useBasisTheory,
  type ICardElement,
} from '@basis-theory/react-elements';

export function Checkout({ orderId }: { orderId: string }) {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const card = useRef<ICardElement>(null);
  const [complete, setComplete] = useState(false);
  const [paying, setPaying] = useState(false);
  const [message, setMessage] = useState('');

  async function pay(event: SyntheticEvent) {
    event.preventDefault();
    if (!bt || !card.current) return;
    setPaying(true);
    try {
      const intent = await bt.tokenIntents.create({ type: 'card', data: card.current });
      // Your server charges the intent. The amount comes from its own order, not from here.
      const response = await fetch(`/orders/${orderId}/pay`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token_intent_id: intent.id, keep: true }),
      });
      setMessage(response.ok ? 'Paid.' : 'The card was not accepted. Try another one.');
    } catch (reason) {
      console.error(reason);
      setMessage('The payment could not be sent. Check your orders before you try again.');
    } finally {
      setPaying(false);
    }
  }

  if (error) return <p role="alert">The card form could not be loaded.</p>;

  return (
    <BasisTheoryProvider bt={bt}>
      <form onSubmit={pay}>
        <CardElement id="card" ref={card} onChange={(change) => setComplete(change.complete)} />
        <button disabled={!complete || paying}>Pay</button>
        <output>{message}</output>
      </form>
    </BasisTheoryProvider>
  );
}

import { useRef, useState, type SyntheticEvent } from 'react';
import {
  BasisTheoryProvider,
  CardElement,
  useBasisTheory,
  type BasisTheoryApiError,
  type ICardElement,
} from '@basis-theory/react-elements';

type Outcome = 'approved' | 'declined' | 'not sent' | 'unknown';

const MESSAGES: Record<Outcome, string> = {
  approved: 'Thank you. Your payment was approved.',
  declined: 'Your card was declined. Try another card.',
  'not sent': "You haven't been charged. Try again.",
  unknown: "We're checking your payment. Don't pay again.",
};

/** From here on, an error doesn't mean that nothing was charged. Only `outcome` counts, not the status. */
async function payOrder(orderId: string, tokenIntentId: string, keep: boolean): Promise<Outcome> {
  try {
    // Your server charges the intent. The amount comes from its own order, not from here.
    const response = await fetch(`/orders/${orderId}/pay`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token_intent_id: tokenIntentId, keep }),
      // Longer than your server waits for the processor.
      signal: AbortSignal.timeout(40_000),
    });
    const { outcome } = (await response.json()) as { outcome?: Outcome };
    return outcome && outcome in MESSAGES ? outcome : 'unknown';
  } catch (error) {
    console.error((error as Error).name);
    return 'unknown';
  }
}

/** Nothing was charged yet. */
function explain(error: unknown): string {
  const { name, status } = error as BasisTheoryApiError;
  if (name === 'BasisTheoryValidationError') return 'Check the card details.';
  if (name === 'BasisTheoryApiError' && status === 400) return 'Check the card details.';
  console.error(name, status);
  return MESSAGES['not sent'];
}

export function Checkout({ orderId }: { orderId: string }) {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const card = useRef<ICardElement>(null);
  const [complete, setComplete] = useState(false);
  // Off until the customer ticks the box. Saving a card takes consent.
  const [keep, setKeep] = useState(false);
  // On while a payment runs. It stays on unless nothing was charged.
  const [locked, setLocked] = useState(false);
  const [result, setResult] = useState('');

  async function createIntent(): Promise<string> {
    if (!bt || !card.current) throw new Error('The Element is not mounted.');
    const { id } = await bt.tokenIntents.create({ type: 'card', data: card.current });
    return id;
  }

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (locked) return;
    setLocked(true);
    try {
      const outcome = await payOrder(orderId, await createIntent(), keep);
      setResult(MESSAGES[outcome]);
      setLocked(outcome === 'approved' || outcome === 'unknown');
    } catch (reason) {
      setResult(explain(reason));
      setLocked(false);
    }
  }

  if (error) return <p role="alert">The card form couldn't be loaded. Reload the page.</p>;

  return (
    <BasisTheoryProvider bt={bt}>
      <form onSubmit={handleSubmit}>
        <CardElement id="card" ref={card} onChange={(change) => setComplete(change.complete)} />
        <label>
          <input type="checkbox" checked={keep} onChange={({ target }) => setKeep(target.checked)} />
          Save this card for next time
        </label>
        <button disabled={!complete || locked}>Pay</button>
        <output>{result}</output>
      </form>
    </BasisTheoryProvider>
  );
}

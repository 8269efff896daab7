import { useRef, useState, type SyntheticEvent } from 'react';
import {
  BasisTheoryProvider,
  CardVerificationCodeElement,
  useBasisTheory,
  type ICardVerificationCodeElement,
} from '@basis-theory/react-elements';

type Outcome = 'approved' | 'declined' | 'not sent' | 'unknown';

const MESSAGES: Record<Outcome, string> = {
  approved: 'Thank you. Your payment was approved.',
  declined: 'Your card was declined. Try another card.',
  'not sent': "You haven't been charged. Try again.",
  unknown: "We're checking your payment. Don't pay again.",
};

interface SavedCard {
  tokenId: string;
  brand: string;
}

/** From here on, an error doesn't mean that nothing was charged. Only `outcome` counts, not the status. */
async function chargeSavedCard(tokenId: string): Promise<Outcome> {
  try {
    const response = await fetch('/pay-with-saved-card', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token_id: tokenId }),
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
  if ((error as Error).name === 'BasisTheoryValidationError') return 'Check the code.';
  const { name, message, status } = error as Error & { status?: number };
  console.error(name, status ?? message);
  return MESSAGES['not sent'];
}

export function PayWithSavedCard({ tokenId, brand }: SavedCard) {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const code = useRef<ICardVerificationCodeElement>(null);
  const [complete, setComplete] = useState(false);
  // On while a payment runs. It stays on unless nothing was charged.
  const [locked, setLocked] = useState(false);
  const [result, setResult] = useState('');

  async function saveCode(): Promise<void> {
    if (!bt || !code.current) throw new Error('The Element is not mounted.');
    await bt.tokens.update(tokenId, { data: { cvc: code.current } });
  }

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (locked) return;
    setLocked(true);
    try {
      await saveCode();
      const outcome = await chargeSavedCard(tokenId);
      setResult(MESSAGES[outcome]);
      setLocked(outcome === 'approved' || outcome === 'unknown');
    } catch (reason) {
      setResult(explain(reason));
      setLocked(false);
    }
  }

  if (error) return <p role="alert">The field couldn't be loaded. Reload the page.</p>;

  return (
    <BasisTheoryProvider bt={bt}>
      <form onSubmit={handleSubmit}>
        <CardVerificationCodeElement
          id="security-code"
          aria-label="Security code"
          ref={code}
          cardBrand={brand}
          onChange={(change) => setComplete(change.complete)}
        />
        <button disabled={!complete || locked}>Pay</button>
        <output>{result}</output>
      </form>
    </BasisTheoryProvider>
  );
}

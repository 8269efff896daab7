import { useState, type SyntheticEvent } from 'react';
import { BasisTheoryClient, BasisTheoryEnvironment, BasisTheoryError } from '@basis-theory/node-sdk';

type Outcome = 'approved' | 'declined' | 'not sent' | 'unknown';

const MESSAGES: Record<Outcome, string> = {
  approved: 'Thank you. Your payment was approved.',
  declined: 'Your card was declined. Try another card.',
  'not sent': "You haven't been charged. Try again.",
  unknown: "We're checking your payment. Don't pay again.",
};

const client = new BasisTheoryClient({
  apiKey: '<PUBLIC_API_KEY>',
  environment: BasisTheoryEnvironment.Test,
});

async function createIntent(form: HTMLFormElement): Promise<string> {
  const input = (name: string) => String(new FormData(form).get(name));
  const { id } = await client.tokenIntents.create({
    type: 'card',
    data: {
      number: input('number').replace(/\D/g, ''),
      expiration_month: Number(input('month')),
      expiration_year: Number(input('year')),
      cvc: input('code'),
    },
  });
  if (!id) throw new Error('No token intent came back.');
  return id;
}

/** From here on, an error doesn't mean that nothing was charged. Only `outcome` counts, not the status. */
async function checkOut(tokenIntentId: string): Promise<Outcome> {
  try {
    const response = await fetch('/checkout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token_intent_id: tokenIntentId }),
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
  if (error instanceof BasisTheoryError && error.statusCode === 400) return 'Check the card details.';
  console.error(error instanceof BasisTheoryError ? error.statusCode : (error as Error).name);
  return MESSAGES['not sent'];
}

export function OwnInputsCheckout() {
  // On while a payment runs. It stays on unless nothing was charged.
  const [locked, setLocked] = useState(false);
  const [result, setResult] = useState('');

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    // Without this line the browser would send the card to your server.
    event.preventDefault();
    if (locked) return;
    const form = event.currentTarget;
    setLocked(true);
    try {
      const tokenIntentId = await createIntent(form);
      // The inputs are not React state, so nothing but the form has held the card.
      form.reset();
      const outcome = await checkOut(tokenIntentId);
      setResult(MESSAGES[outcome]);
      setLocked(outcome === 'approved' || outcome === 'unknown');
    } catch (error) {
      setResult(explain(error));
      setLocked(false);
    }
  }

  return (
    <form onSubmit={handleSubmit}>
      <label>
        Card number
        <input name="number" inputMode="numeric" autoComplete="cc-number" required />
      </label>
      <label>
        Month
        <input name="month" inputMode="numeric" autoComplete="cc-exp-month" placeholder="12" required />
      </label>
      <label>
        Year
        <input name="year" inputMode="numeric" autoComplete="cc-exp-year" placeholder="2029" required />
      </label>
      <label>
        Security code
        <input name="code" inputMode="numeric" autoComplete="cc-csc" required />
      </label>
      <button disabled={locked}>Pay</button>
      <output>{result}</output>
    </form>
  );
}

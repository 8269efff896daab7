import { useState, type SyntheticEvent } from 'react';
import { BasisTheoryClient, BasisTheoryEnvironment, BasisTheoryError } from '@basis-theory/node-sdk';

const client = new BasisTheoryClient({
  apiKey: '<PUBLIC_API_KEY>',
  environment: BasisTheoryEnvironment.Test,
});

async function pay(form: HTMLFormElement): Promise<string> {
  const input = (name: string) => String(new FormData(form).get(name));
  const intent = await client.tokenIntents.create({
    type: 'card',
    data: {
      number: input('number').replace(/\D/g, ''),
      expiration_month: Number(input('month')),
      expiration_year: Number(input('year')),
      cvc: input('code'),
    },
  });
  // The inputs are not React state, so nothing but the form has held the card.
  form.reset();
  const response = await fetch('/checkout', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token_intent_id: intent.id }),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return 'Thank you.';
}

export function OwnInputsCheckout() {
  const [paying, setPaying] = useState(false);
  const [result, setResult] = useState('');

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    // Without this line the browser would send the card to your server.
    event.preventDefault();
    const form = event.currentTarget;
    setPaying(true);
    try {
      setResult(await pay(form));
    } catch (error) {
      const isInvalid = error instanceof BasisTheoryError && error.statusCode === 400;
      setResult(isInvalid ? 'Check the card details.' : 'The payment did not go through. You can try again.');
      setPaying(false);
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
      <button disabled={paying}>Pay</button>
      <output>{result}</output>
    </form>
  );
}

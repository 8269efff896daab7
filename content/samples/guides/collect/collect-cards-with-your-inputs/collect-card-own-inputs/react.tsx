import { useState, type SyntheticEvent } from 'react';
import { useBasisTheory } from '@basis-theory/react-elements';

export function CardForm() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const [saving, setSaving] = useState(false);
  const [result, setResult] = useState('');

  async function handleSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!bt) return;
    const form = event.currentTarget;
    // Read the card once, at submission: it never becomes state of a component.
    const card = new FormData(form);
    const text = (name: string) => String(card.get(name)).trim();
    setSaving(true);
    try {
      const token = await bt.tokens.create({
        type: 'card',
        data: {
          number: text('number').replace(/\D/g, ''),
          expiration_month: Number(text('month')),
          expiration_year: Number(text('year')),
          cvc: text('code'),
        },
      });
      form.reset();
      setResult(`Saved as token ${token.id}`);
    } catch {
      setResult('The card was not saved. Check it and try again.');
    } finally {
      setSaving(false);
    }
  }

  if (error) return <p role="alert">The form did not load: {error.message}</p>;

  return (
    <form onSubmit={handleSubmit}>
      <label>
        Card number
        <input name="number" inputMode="numeric" autoComplete="cc-number" required />
      </label>
      <label>
        Month
        <input name="month" inputMode="numeric" autoComplete="cc-exp-month" required />
      </label>
      <label>
        Year, four digits
        <input name="year" inputMode="numeric" autoComplete="cc-exp-year" required />
      </label>
      <label>
        Security code
        <input name="code" inputMode="numeric" autoComplete="cc-csc" required />
      </label>
      <button disabled={!bt || saving}>Save card</button>
      <output>{result}</output>
    </form>
  );
}

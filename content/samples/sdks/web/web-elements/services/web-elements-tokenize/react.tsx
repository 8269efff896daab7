import { useRef, useState, type SyntheticEvent } from 'react';
import {
  BasisTheoryProvider,
  CardElement,
  TextElement,
  useBasisTheory,
  type ICardElement,
  type ITextElement,
} from '@basis-theory/react-elements';

// The answer has the shape of the request: a token for an object with a type, an id for a value.
type Tokens = { card: { id: string }; holder: string };

export function CardWithName() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const card = useRef<ICardElement>(null);
  const holder = useRef<ITextElement>(null);
  const [result, setResult] = useState('');

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (!bt || !card.current || !holder.current) return;
    try {
      const tokens = (await bt.tokenize({
        card: { type: 'card', data: card.current },
        holder: holder.current,
      })) as Tokens;
      setResult(`Card ${tokens.card.id}, holder ${tokens.holder}`);
    } catch (reason) {
      // The script that the package loads has its own classes: compare names.
      const { name, message, status } = reason as Error & { status?: number };
      console.error(name, status ?? message);
      setResult(
        name === 'BasisTheoryValidationError'
          ? 'Check the card and the name.'
          : 'Nothing was saved. Try again.',
      );
    }
  }

  if (error) return <p role="alert">The form did not load: {error.message}</p>;

  return (
    <BasisTheoryProvider bt={bt}>
      <form onSubmit={handleSubmit}>
        <CardElement id="card" ref={card} />
        <TextElement id="holder" aria-label="Name on the card" ref={holder} />
        <button disabled={!bt}>Save card</button>
        <output>{result}</output>
      </form>
    </BasisTheoryProvider>
  );
}

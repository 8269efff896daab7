import { useRef, useState } from 'react';
import {
  BasisTheoryProvider,
  CardElement,
  useBasisTheory,
  type BasisTheoryApiError,
  type ICardElement,
} from '@basis-theory/react-elements';

// The script that the package loads has its own classes: compare names, not classes.
const isApiError = (error: unknown): error is BasisTheoryApiError =>
  error instanceof Error && error.name === 'BasisTheoryApiError';

export function CardFormWithErrors() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const [problem, setProblem] = useState<string>();
  const card = useRef<ICardElement>(null);

  if (error) return <p>The form did not load: {error.message}</p>;

  async function saveCard() {
    if (!bt || !card.current) return;
    try {
      const token = await bt.tokens.create({ type: 'card', data: card.current });
      console.log(token.id);
    } catch (cause) {
      if (cause instanceof Error && cause.name === 'BasisTheoryValidationError')
        setProblem('Check the card details.');
      else if (isApiError(cause))
        setProblem(`The card was not saved (${cause.status}).`);
      else throw cause;
    }
  }

  return (
    <BasisTheoryProvider bt={bt}>
      <CardElement id="card" ref={card} />
      {problem && <p role="alert">{problem}</p>}
      <button type="button" disabled={!bt} onClick={saveCard}>
        Save card
      </button>
    </BasisTheoryProvider>
  );
}

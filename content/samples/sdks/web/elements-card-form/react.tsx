import { useRef } from 'react';
import {
  BasisTheoryProvider,
  CardElement,
  useBasisTheory,
  type ICardElement,
} from '@basis-theory/react-elements';

export function CardForm() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const card = useRef<ICardElement>(null);

  if (error) return <p>The form did not load: {error.message}</p>;

  async function saveCard() {
    if (!bt || !card.current) return;
    const token = await bt.tokens.create({ type: 'card', data: card.current });
    console.log(token.id);
  }

  return (
    <BasisTheoryProvider bt={bt}>
      <CardElement id="card" ref={card} />
      <button type="button" disabled={!bt} onClick={saveCard}>
        Save card
      </button>
    </BasisTheoryProvider>
  );
}

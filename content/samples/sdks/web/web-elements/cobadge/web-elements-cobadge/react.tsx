import { useRef, useState, type SyntheticEvent } from 'react';
// The React package exports the type of the networks only.
import { CoBadgedSupport } from '@basis-theory/web-elements';
import {
  BasisTheoryProvider,
  CardElement,
  useBasisTheory,
  type Brand,
  type CardChangeEvent,
  type ICardElement,
} from '@basis-theory/react-elements';

// The types of the package do not declare the field.
type NetworkChange = CardChangeEvent & { selectedNetwork?: Brand };

// Outside the component, so that each render passes the same lists.
const coBadgedSupport = [CoBadgedSupport.CartesBancaires];
const preSelectedNetworks: Brand[] = ['cartes-bancaires'];

export function CoBadgedCardForm() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const card = useRef<ICardElement>(null);
  const [network, setNetwork] = useState<Brand>();
  const [complete, setComplete] = useState(false);
  const [saving, setSaving] = useState(false);
  const [result, setResult] = useState('');

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (!bt || !card.current) return;
    setSaving(true);
    try {
      const token = await bt.tokens.create({ type: 'card', data: card.current });
      // The token does not hold the choice: send it along.
      const response = await fetch('/cards', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token_id: token.id, network }),
      });
      if (!response.ok) throw new Error(`The server answered ${response.status}.`);
      setResult('Saved.');
    } catch (reason) {
      const { name, message, status } = reason as Error & { status?: number };
      console.error(name, status ?? message);
      setResult('The card was not saved. Try again.');
      setSaving(false);
    }
  }

  if (error) return <p role="alert">The form did not load: {error.message}</p>;

  return (
    <BasisTheoryProvider bt={bt}>
      <form onSubmit={handleSubmit}>
        <CardElement
          id="card"
          ref={card}
          coBadgedSupport={coBadgedSupport}
          preSelectedNetworks={preSelectedNetworks}
          onChange={(change) => {
            setNetwork((change as NetworkChange).selectedNetwork);
            setComplete(change.complete);
          }}
        />
        <button disabled={!complete || saving}>Save card</button>
        <output>{result}</output>
      </form>
    </BasisTheoryProvider>
  );
}

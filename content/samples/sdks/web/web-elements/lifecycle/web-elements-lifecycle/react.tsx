import { Component, useRef, useState, type ReactNode } from 'react';
import {
  BasisTheoryProvider,
  CardElement,
  useBasisTheory,
  type BasisTheoryElements,
  type ICardElement,
} from '@basis-theory/react-elements';

/** A failed mount() or update() is thrown while React renders. */
class FormBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <p role="alert">The card form could not be shown. Reload the page.</p>;
  }
}

interface CardFormProps {
  bt: BasisTheoryElements | undefined;
  onSaved: (tokenId: string) => void;
}

function CardForm({ bt, onSaved }: CardFormProps) {
  const card = useRef<ICardElement>(null);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');

  async function save() {
    if (!bt || !card.current) return;
    setSaving(true);
    try {
      const token = await bt.tokens.create({ type: 'card', data: card.current });
      onSaved(token.id);
    } catch (reason) {
      const { name, message, status } = reason as Error & { status?: number };
      console.error(name, status ?? message);
      setProblem('The card was not saved. Check it and try again.');
      setSaving(false);
    }
  }

  return (
    <>
      <CardElement id="card" ref={card} disabled={saving} onReady={() => card.current?.focus()} />
      <button type="button" disabled={saving} onClick={save}>
        Save card
      </button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

export function AddCard() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const [open, setOpen] = useState(false);
  const [message, setMessage] = useState('');

  function handleSaved(tokenId: string) {
    setMessage(`Saved as token ${tokenId}`);
    setOpen(false);
  }

  if (error) return <p role="alert">The form did not load: {error.message}</p>;

  return (
    <BasisTheoryProvider bt={bt}>
      <button type="button" disabled={!bt} onClick={() => setOpen(!open)}>
        {open ? 'Cancel' : 'Add a card'}
      </button>
      {/* Each time the form is rendered, a new Element is created. What was typed is gone. */}
      {open && (
        <FormBoundary>
          <CardForm bt={bt} onSaved={handleSaved} />
        </FormBoundary>
      )}
      <output>{message}</output>
    </BasisTheoryProvider>
  );
}

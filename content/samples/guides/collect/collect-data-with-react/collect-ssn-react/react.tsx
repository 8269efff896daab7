import { Component, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import {
  BasisTheoryProvider,
  TextElement,
  useBasisTheory,
  type ITextElement,
} from '@basis-theory/react-elements';

// A mount that fails is thrown again while React renders, so a boundary has to catch it.
class FormBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (this.state.failed) return <p role="alert">The form could not be shown. Reload the page.</p>;
    return this.props.children;
  }
}

function SsnForm({ onToken }: { readonly onToken: (tokenId: string) => void }) {
  // Without a key, the hook returns the instance of the provider above.
  const { bt } = useBasisTheory();
  const ssn = useRef<ITextElement>(null);
  const [empty, setEmpty] = useState(true);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (!bt || !ssn.current) return;
    setSaving(true);
    setProblem('');
    try {
      const token = await bt.tokens.create({
        type: 'social_security_number',
        data: ssn.current,
      });
      ssn.current.clear();
      onToken(token.id);
    } catch (reason) {
      const { name, message, status } = reason as Error & { status?: number };
      console.error(name, status ?? message);
      setProblem('The number was not saved. Check it and try again.');
    } finally {
      setSaving(false);
    }
  }

  return (
    <form onSubmit={handleSubmit}>
      <span>Social Security number</span>
      <TextElement
        id="ssn"
        ref={ssn}
        aria-label="Social Security number"
        placeholder="219-09-9999"
        validateOnChange
        onChange={(change) => setEmpty(change.empty)}
      />
      <button disabled={!bt || empty || saving}>Save</button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}

export default function App() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const [tokenId, setTokenId] = useState('');

  // After a failure bt stays undefined, so look at error first.
  if (error) return <p role="alert">The form did not load: {error.message}</p>;

  return (
    <BasisTheoryProvider bt={bt}>
      <FormBoundary>
        <SsnForm onToken={setTokenId} />
      </FormBoundary>
      {tokenId && <output>Token {tokenId}</output>}
    </BasisTheoryProvider>
  );
}

import { useRef, useState, type SyntheticEvent } from 'react';
import {
  BasisTheoryProvider,
  TextElement,
  useBasisTheory,
  type ElementStyle,
  type ITextElement,
} from '@basis-theory/react-elements';

const mask = [/\d/, /\d/, /\d/, '-', /\d/, /\d/, '-', /\d/, /\d/, /\d/, /\d/];
const validation = /^(?!000)\d{3}-\d{2}-\d{4}$/;
const transform = /-/;
const style: ElementStyle = {
  fonts: ['https://fonts.googleapis.com/css2?family=Source+Sans+3'],
  base: {
    color: '#111827',
    fontFamily: '"Source Sans 3", sans-serif',
    fontSize: '16px',
    fontSmooth: 'antialiased',
    '::placeholder': { color: '#6b7280' },
    ':disabled': { color: '#9ca3af' },
  },
  invalid: { color: '#b91c1c' },
  complete: { color: '#166534' },
};

export default function App() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const ssn = useRef<ITextElement>(null);
  const [focused, setFocused] = useState(false);
  const [invalid, setInvalid] = useState(false);
  const [complete, setComplete] = useState(false);
  const [saving, setSaving] = useState(false);
  const [message, setMessage] = useState('');

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (!bt || !ssn.current) return;
    setSaving(true);
    try {
      const token = await bt.tokens.create({
        type: 'social_security_number',
        data: ssn.current,
      });
      setMessage(`Token ${token.id}`);
      ssn.current.clear();
    } catch (reason) {
      const { name, message, status } = reason as Error & { status?: number };
      console.error(name, status ?? message);
      setMessage('The number was not saved. Try again.');
    } finally {
      setSaving(false);
    }
  }

  if (error) return <p role="alert">The form did not load: {error.message}</p>;

  const box = ['field', focused && 'focused', invalid && 'invalid'].filter(Boolean).join(' ');
  return (
    <BasisTheoryProvider bt={bt}>
      <form onSubmit={handleSubmit}>
        <span>Social Security number</span>
        <div className={box}>
          <TextElement
            id="ssn"
            ref={ssn}
            aria-label="Social Security number"
            placeholder="219-09-9999"
            inputMode="numeric"
            mask={mask}
            validation={validation}
            transform={transform}
            style={style}
            disabled={saving}
            onReady={() => ssn.current?.focus()}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onChange={(change) => {
              setInvalid(change.errors?.some(({ type }) => type === 'invalid') ?? false);
              setComplete(change.complete);
            }}
          />
        </div>
        {invalid && <p role="alert">This is not a Social Security number.</p>}
        <button disabled={!complete || saving}>Save</button>
        <output>{message}</output>
      </form>
    </BasisTheoryProvider>
  );
}

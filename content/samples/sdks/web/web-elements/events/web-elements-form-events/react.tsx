import { useRef, useState, type SyntheticEvent } from 'react';
import {
  BasisTheoryProvider,
  CardExpirationDateElement,
  CardNumberElement,
  CardVerificationCodeElement,
  useBasisTheory,
  type ChangeEvent,
  type ICardExpirationDateElement,
  type ICardNumberElement,
  type ICardVerificationCodeElement,
  type InputKeydownEvent,
} from '@basis-theory/react-elements';

type Field = 'number' | 'expiry' | 'code';

const WRONG: Record<Field, string> = {
  number: 'This card number is not valid.',
  expiry: 'This expiration date is not valid.',
  code: 'This security code is not valid.',
};

export function CardForm() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const form = useRef<HTMLFormElement>(null);
  const number = useRef<ICardNumberElement>(null);
  const expiry = useRef<ICardExpirationDateElement>(null);
  const code = useRef<ICardVerificationCodeElement>(null);
  const [ready, setReady] = useState<readonly Field[]>([]);
  const [states, setStates] = useState<Partial<Record<Field, ChangeEvent>>>({});
  const [cardBrand, setCardBrand] = useState<string>();
  const [message, setMessage] = useState('');
  const [saving, setSaving] = useState(false);

  const complete = [states.number, states.expiry, states.code].every((state) => state?.complete);
  const invalid = (['number', 'expiry', 'code'] as const).find((field) =>
    states[field]?.errors?.some(({ type }) => type === 'invalid'),
  );

  const note = (field: Field, change: ChangeEvent) => {
    setStates((previous) => ({ ...previous, [field]: change }));
  };
  const noteReady = (field: Field) => setReady((previous) => [...previous, field]);
  // Enter in an Element does not reach your form.
  const submitOnEnter = ({ key }: InputKeydownEvent) => {
    if (key === 'Enter' && complete && !saving) form.current?.requestSubmit();
  };

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (!bt || !number.current || !expiry.current || !code.current) return;
    setSaving(true);
    setMessage('');
    try {
      const token = await bt.tokens.create({
        type: 'card',
        data: {
          number: number.current,
          expiration_month: expiry.current.month(),
          expiration_year: expiry.current.year(),
          cvc: code.current,
        },
      });
      console.log(token.id);
    } catch (reason) {
      const { name, message, status } = reason as Error & { status?: number };
      console.error(name, status ?? message);
      setMessage('The card was not saved. Try again.');
    } finally {
      setSaving(false);
    }
  }

  if (error) return <p role="alert">The form did not load: {error.message}</p>;

  return (
    <BasisTheoryProvider bt={bt}>
      {ready.length < 3 && <p>Loading the card form</p>}
      <form ref={form} onSubmit={handleSubmit}>
        <CardNumberElement
          id="number"
          aria-label="Card number"
          ref={number}
          onReady={() => noteReady('number')}
          onKeyDown={submitOnEnter}
          onChange={(change) => {
            setCardBrand(change.cardBrand);
            note('number', change);
          }}
        />
        <CardExpirationDateElement
          id="expiry"
          aria-label="Expiration date"
          ref={expiry}
          onReady={() => noteReady('expiry')}
          onKeyDown={submitOnEnter}
          onChange={(change) => note('expiry', change)}
        />
        <CardVerificationCodeElement
          id="code"
          aria-label="Security code"
          ref={code}
          cardBrand={cardBrand}
          onReady={() => noteReady('code')}
          onKeyDown={submitOnEnter}
          onChange={(change) => note('code', change)}
        />
        <p role="alert">{invalid ? WRONG[invalid] : message}</p>
        <button disabled={!complete || saving}>Save card</button>
      </form>
    </BasisTheoryProvider>
  );
}

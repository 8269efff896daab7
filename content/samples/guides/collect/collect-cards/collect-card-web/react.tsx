import { useRef, useState, type SyntheticEvent } from 'react';
import {
  BasisTheoryProvider,
  CardExpirationDateElement,
  CardNumberElement,
  CardVerificationCodeElement,
  useBasisTheory,
  type ICardExpirationDateElement,
  type ICardNumberElement,
  type ICardVerificationCodeElement,
} from '@basis-theory/react-elements';

function explain(error: unknown): string {
  if (error instanceof Error && error.name === 'BasisTheoryValidationError') {
    return 'Check the card details.';
  }
  const { name, message, status } = error as Error & { status?: number };
  console.error(name, status ?? message);
  return 'The card could not be saved. Try again.';
}

export function CardForm() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const cardNumber = useRef<ICardNumberElement>(null);
  const expirationDate = useRef<ICardExpirationDateElement>(null);
  const securityCode = useRef<ICardVerificationCodeElement>(null);
  const [cardBrand, setCardBrand] = useState<string>();
  const [complete, setComplete] = useState({ number: false, expiration: false, code: false });
  const [saving, setSaving] = useState(false);
  const [result, setResult] = useState('');

  async function saveCard(): Promise<string> {
    if (!bt || !cardNumber.current || !expirationDate.current || !securityCode.current) {
      throw new Error('The Elements are not mounted.');
    }
    const token = await bt.tokens.create({
      type: 'card',
      data: {
        number: cardNumber.current,
        expiration_month: expirationDate.current.month(),
        expiration_year: expirationDate.current.year(),
        cvc: securityCode.current,
      },
    });
    // Your server stores the id of the token. It never receives the card.
    const response = await fetch('/cards', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token_id: token.id }),
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return token.id;
  }

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setSaving(true);
    try {
      setResult(`Saved as token ${await saveCard()}`);
    } catch (reason) {
      setResult(explain(reason));
    } finally {
      setSaving(false);
    }
  }

  if (error) return <p role="alert">The card form could not be loaded.</p>;

  const canSave = complete.number && complete.expiration && complete.code && !saving;
  return (
    <BasisTheoryProvider bt={bt}>
      <form onSubmit={handleSubmit}>
        <span>Card number</span>
        <CardNumberElement
          id="card-number"
          aria-label="Card number"
          ref={cardNumber}
          onChange={(change) => {
            // The brand decides how many digits the security code has.
            setCardBrand(change.cardBrand);
            setComplete((previous) => ({ ...previous, number: change.complete }));
          }}
        />
        <span>Expiration date</span>
        <CardExpirationDateElement
          id="expiration-date"
          aria-label="Expiration date"
          ref={expirationDate}
          onChange={(change) => setComplete((previous) => ({ ...previous, expiration: change.complete }))}
        />
        <span>Security code</span>
        <CardVerificationCodeElement
          id="security-code"
          aria-label="Security code"
          ref={securityCode}
          cardBrand={cardBrand}
          onChange={(change) => setComplete((previous) => ({ ...previous, code: change.complete }))}
        />
        <button disabled={!canSave}>Save card</button>
        <output>{result}</output>
      </form>
    </BasisTheoryProvider>
  );
}

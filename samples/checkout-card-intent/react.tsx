import { useRef, useState, type SyntheticEvent } from 'react';
import {
  BasisTheoryProvider,
  CardExpirationDateElement,
  CardNumberElement,
  CardVerificationCodeElement,
  useBasisTheory,
  type BasisTheoryApiError,
  type ICardExpirationDateElement,
  type ICardNumberElement,
  type ICardVerificationCodeElement,
} from '@basis-theory/react-elements';

function explain(error: unknown): string {
  const { name, status } = error as BasisTheoryApiError;
  if (name === 'BasisTheoryValidationError') return 'Check the card details.';
  if (name === 'BasisTheoryApiError' && status === 400) return 'This card is not valid.';
  console.error(error);
  return 'The payment did not go through. You can try again.';
}

export function Checkout() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const number = useRef<ICardNumberElement>(null);
  const expiration = useRef<ICardExpirationDateElement>(null);
  const code = useRef<ICardVerificationCodeElement>(null);
  const [cardBrand, setCardBrand] = useState<string>();
  const [complete, setComplete] = useState({ number: false, expiration: false, code: false });
  const [paying, setPaying] = useState(false);
  const [result, setResult] = useState('');

  async function pay(): Promise<string> {
    if (!bt || !number.current || !expiration.current || !code.current) {
      throw new Error('The Elements are not mounted.');
    }
    const intent = await bt.tokenIntents.create({
      type: 'card',
      data: {
        number: number.current,
        expiration_month: expiration.current.month(),
        expiration_year: expiration.current.year(),
        cvc: code.current,
      },
    });
    // The id is all that your server needs. It knows the amount from the order.
    const response = await fetch('/checkout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token_intent_id: intent.id }),
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return 'Thank you.';
  }

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setPaying(true);
    try {
      setResult(await pay());
    } catch (reason) {
      setResult(explain(reason));
      setPaying(false);
    }
  }

  if (error) return <p role="alert">The card form could not be loaded.</p>;

  const canPay = complete.number && complete.expiration && complete.code && !paying;
  return (
    <BasisTheoryProvider bt={bt}>
      <form onSubmit={handleSubmit}>
        <CardNumberElement
          id="card-number"
          aria-label="Card number"
          ref={number}
          onChange={(change) => {
            // The brand decides how many digits the security code has.
            setCardBrand(change.cardBrand);
            setComplete((previous) => ({ ...previous, number: change.complete }));
          }}
        />
        <CardExpirationDateElement
          id="expiration-date"
          aria-label="Expiration date"
          ref={expiration}
          onChange={(change) => setComplete((previous) => ({ ...previous, expiration: change.complete }))}
        />
        <CardVerificationCodeElement
          id="security-code"
          aria-label="Security code"
          ref={code}
          cardBrand={cardBrand}
          onChange={(change) => setComplete((previous) => ({ ...previous, code: change.complete }))}
        />
        <button disabled={!canPay}>Pay</button>
        <output>{result}</output>
      </form>
    </BasisTheoryProvider>
  );
}

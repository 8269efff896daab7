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

type Outcome = 'approved' | 'declined' | 'not sent' | 'unknown';

const MESSAGES: Record<Outcome, string> = {
  approved: 'Thank you. Your payment was approved.',
  declined: 'Your card was declined. Try another card.',
  'not sent': "You haven't been charged. Try again.",
  unknown: "We're checking your payment. Don't pay again.",
};

/** From here on, an error doesn't mean that nothing was charged. Only `outcome` counts, not the status. */
async function checkOut(tokenIntentId: string, keep: boolean): Promise<Outcome> {
  try {
    // The ID and the consent are all that your server needs. It knows the amount from the order.
    const response = await fetch('/checkout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token_intent_id: tokenIntentId, keep }),
      // Longer than your server waits for the processor.
      signal: AbortSignal.timeout(40_000),
    });
    const { outcome } = (await response.json()) as { outcome?: Outcome };
    return outcome && outcome in MESSAGES ? outcome : 'unknown';
  } catch (error) {
    console.error((error as Error).name);
    return 'unknown';
  }
}

/** Nothing was charged yet. */
function explain(error: unknown): string {
  const { name, status } = error as BasisTheoryApiError;
  if (name === 'BasisTheoryValidationError') return 'Check the card details.';
  if (name === 'BasisTheoryApiError' && status === 400) return 'Check the card details.';
  console.error(name, status);
  return MESSAGES['not sent'];
}

export function Checkout() {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const number = useRef<ICardNumberElement>(null);
  const expiration = useRef<ICardExpirationDateElement>(null);
  const code = useRef<ICardVerificationCodeElement>(null);
  const [cardBrand, setCardBrand] = useState<string>();
  const [complete, setComplete] = useState({ number: false, expiration: false, code: false });
  // Off until the customer ticks the box. Saving a card takes consent.
  const [keep, setKeep] = useState(false);
  // On while a payment runs. It stays on unless nothing was charged.
  const [locked, setLocked] = useState(false);
  const [result, setResult] = useState('');

  async function createIntent(): Promise<string> {
    if (!bt || !number.current || !expiration.current || !code.current) {
      throw new Error('The Elements are not mounted.');
    }
    const { id } = await bt.tokenIntents.create({
      type: 'card',
      data: {
        number: number.current,
        expiration_month: expiration.current.month(),
        expiration_year: expiration.current.year(),
        cvc: code.current,
      },
    });
    return id;
  }

  async function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (locked) return;
    setLocked(true);
    try {
      const outcome = await checkOut(await createIntent(), keep);
      setResult(MESSAGES[outcome]);
      setLocked(outcome === 'approved' || outcome === 'unknown');
    } catch (reason) {
      setResult(explain(reason));
      setLocked(false);
    }
  }

  if (error) return <p role="alert">The card form couldn't be loaded. Reload the page.</p>;

  const canPay = complete.number && complete.expiration && complete.code && !locked;
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
        <label>
          <input type="checkbox" checked={keep} onChange={({ target }) => setKeep(target.checked)} />
          Save this card for next time
        </label>
        <button disabled={!canPay}>Pay</button>
        <output>{result}</output>
      </form>
    </BasisTheoryProvider>
  );
}

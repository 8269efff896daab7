import { useRef, useState } from 'react';
import { Button, Switch, Text, View } from 'react-native';
import {
  CardExpirationDateElement,
  CardNumberElement,
  CardVerificationCodeElement,
  useBasisTheory,
  type BTDateRef,
  type BTRef,
} from '@basis-theory/react-native-elements';

type Outcome = 'approved' | 'declined' | 'not sent' | 'unknown';

const MESSAGES: Record<Outcome, string> = {
  approved: 'Thank you. Your payment was approved.',
  declined: 'Your card was declined. Try another card.',
  'not sent': "You haven't been charged. Try again.",
  unknown: "We're checking your payment. Don't pay again.",
};

/** From here on, an error doesn't mean that nothing was charged. Only `outcome` counts, not the status. */
async function checkOut(tokenIntentId: string, keep: boolean, customerSession: string): Promise<Outcome> {
  const timeout = new AbortController();
  // Longer than your server waits for the processor.
  const timer = setTimeout(() => timeout.abort(), 40_000);
  try {
    // The ID and the consent are all that your server needs. It knows the amount from the order.
    const response = await fetch('https://shop.example.com/checkout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${customerSession}` },
      body: JSON.stringify({ token_intent_id: tokenIntentId, keep }),
      signal: timeout.signal,
    });
    const { outcome } = (await response.json()) as { outcome?: Outcome };
    return outcome && outcome in MESSAGES ? outcome : 'unknown';
  } catch (error) {
    console.error((error as Error).name);
    return 'unknown';
  } finally {
    clearTimeout(timer);
  }
}

/** `customerSession` is how your server knows the customer, and with them the order. */
export function Checkout({ customerSession }: { customerSession: string }) {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const number = useRef<BTRef>(null);
  const expiration = useRef<BTDateRef>(null);
  const code = useRef<BTRef>(null);
  const [cvcLength, setCvcLength] = useState(3);
  const [complete, setComplete] = useState({ number: false, expiration: false, code: false });
  // Off until the customer turns the switch on. Saving a card takes consent.
  const [keep, setKeep] = useState(false);
  // On while a payment runs. It stays on unless nothing was charged.
  const [locked, setLocked] = useState(false);
  const [result, setResult] = useState('');

  /** Resolves to nothing if the platform or the network fails. The SDK logs the error. */
  async function createIntent(): Promise<string | undefined> {
    const intent = await bt?.tokenIntents.create({
      type: 'card',
      data: {
        number: number.current,
        expiration_month: expiration.current?.month(),
        expiration_year: expiration.current?.year(),
        cvc: code.current,
      },
    });
    return intent?.id;
  }

  async function handlePress() {
    if (locked) return;
    setLocked(true);
    try {
      const tokenIntentId = await createIntent();
      const outcome = tokenIntentId ? await checkOut(tokenIntentId, keep, customerSession) : 'not sent';
      setResult(MESSAGES[outcome]);
      setLocked(outcome === 'approved' || outcome === 'unknown');
    } catch {
      // A value is invalid, so nothing was sent.
      setResult('Check the card details.');
      setLocked(false);
    }
  }

  if (error) return <Text>The card form couldn't be loaded. Start again.</Text>;

  const canPay = complete.number && complete.expiration && complete.code && !locked;
  return (
    <View>
      <CardNumberElement
        btRef={number}
        placeholder="Card number"
        onChange={(change) => {
          setCvcLength(change.cvcLength ?? 3);
          setComplete((previous) => ({ ...previous, number: change.complete }));
        }}
      />
      <CardExpirationDateElement
        btRef={expiration}
        placeholder="MM/YY"
        onChange={(change) => setComplete((previous) => ({ ...previous, expiration: change.complete }))}
      />
      <CardVerificationCodeElement
        btRef={code}
        placeholder="Security code"
        cvcLength={cvcLength}
        onChange={(change) => setComplete((previous) => ({ ...previous, code: change.complete }))}
      />
      <Text accessible={false}>Save this card for next time</Text>
      <Switch accessibilityLabel="Save this card for next time" value={keep} onValueChange={setKeep} />
      <Button title="Pay" disabled={!canPay} onPress={handlePress} />
      <Text>{result}</Text>
    </View>
  );
}

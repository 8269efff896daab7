import { useRef, useState } from 'react';
import { Button, Text, View } from 'react-native';
import { CardVerificationCodeElement, useBasisTheory, type BTRef } from '@basis-theory/react-native-elements';

type Outcome = 'approved' | 'declined' | 'not sent' | 'unknown';

const MESSAGES: Record<Outcome, string> = {
  approved: 'Thank you. Your payment was approved.',
  declined: 'Your card was declined. Try another card.',
  'not sent': "You haven't been charged. Try again.",
  unknown: "We're checking your payment. Don't pay again.",
};

interface SavedCard {
  tokenId: string;
  brand: string;
  /** How your server knows the customer, and with them the order. */
  customerSession: string;
}

/** From here on, an error doesn't mean that nothing was charged. Only `outcome` counts, not the status. */
async function chargeSavedCard(tokenId: string, customerSession: string): Promise<Outcome> {
  const timeout = new AbortController();
  // Longer than your server waits for the processor.
  const timer = setTimeout(() => timeout.abort(), 40_000);
  try {
    const response = await fetch('https://shop.example.com/pay-with-saved-card', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${customerSession}` },
      body: JSON.stringify({ token_id: tokenId }),
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

export function PayWithSavedCard({ tokenId, brand, customerSession }: SavedCard) {
  const { bt, error } = useBasisTheory('<PUBLIC_API_KEY>', { environment: 'test' });
  const code = useRef<BTRef>(null);
  const [complete, setComplete] = useState(false);
  // On while a payment runs. It stays on unless nothing was charged.
  const [locked, setLocked] = useState(false);
  const [result, setResult] = useState('');

  /** Resolves to false if the platform or the network fails. The SDK logs the error. */
  async function saveCode(): Promise<boolean> {
    const token = await bt?.tokens.update(tokenId, { data: { cvc: code.current } });
    return token !== undefined;
  }

  async function handlePress() {
    if (locked) return;
    setLocked(true);
    try {
      const outcome = (await saveCode()) ? await chargeSavedCard(tokenId, customerSession) : 'not sent';
      setResult(MESSAGES[outcome]);
      setLocked(outcome === 'approved' || outcome === 'unknown');
    } catch {
      // The code is invalid, so nothing was sent.
      setResult('Check the code.');
      setLocked(false);
    }
  }

  if (error) return <Text>The field couldn't be loaded. Start again.</Text>;

  return (
    <View>
      <CardVerificationCodeElement
        btRef={code}
        placeholder="Security code"
        cvcLength={brand === 'american-express' ? 4 : 3}
        onChange={(change) => setComplete(change.complete)}
      />
      <Button title="Pay" disabled={!complete || locked} onPress={handlePress} />
      <Text>{result}</Text>
    </View>
  );
}

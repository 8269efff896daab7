import { useState } from 'react';
import { Button, Text, TextInput, View } from 'react-native';
import { BasisTheoryClient, BasisTheoryEnvironment, BasisTheoryError } from '@basis-theory/node-sdk';

type Outcome = 'approved' | 'declined' | 'not sent' | 'unknown';

const MESSAGES: Record<Outcome, string> = {
  approved: 'Thank you. Your payment was approved.',
  declined: 'Your card was declined. Try another card.',
  'not sent': "You haven't been charged. Try again.",
  unknown: "We're checking your payment. Don't pay again.",
};

const client = new BasisTheoryClient({
  apiKey: '<PUBLIC_API_KEY>',
  environment: BasisTheoryEnvironment.Test,
});

const EMPTY = { number: '', month: '', year: '', code: '' };

/** From here on, an error doesn't mean that nothing was charged. Only `outcome` counts, not the status. */
async function checkOut(tokenIntentId: string, customerSession: string): Promise<Outcome> {
  const timeout = new AbortController();
  // Longer than your server waits for the processor.
  const timer = setTimeout(() => timeout.abort(), 40_000);
  try {
    const response = await fetch('https://shop.example.com/checkout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${customerSession}` },
      body: JSON.stringify({ token_intent_id: tokenIntentId }),
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

/** Nothing was charged yet. */
function explain(error: unknown): string {
  if (error instanceof BasisTheoryError && error.statusCode === 400) return 'Check the card details.';
  console.error(error instanceof BasisTheoryError ? error.statusCode : (error as Error).name);
  return MESSAGES['not sent'];
}

/** `customerSession` is how your server knows the customer, and with them the order. */
export function OwnInputsCheckout({ customerSession }: { customerSession: string }) {
  const [card, setCard] = useState(EMPTY);
  // On while a payment runs. It stays on unless nothing was charged.
  const [locked, setLocked] = useState(false);
  const [result, setResult] = useState('');

  async function createIntent(): Promise<string> {
    const { id } = await client.tokenIntents.create({
      type: 'card',
      data: {
        number: card.number.replace(/\D/g, ''),
        expiration_month: Number(card.month),
        expiration_year: Number(card.year),
        cvc: card.code,
      },
    });
    if (!id) throw new Error('No token intent came back.');
    return id;
  }

  async function handlePress() {
    if (locked) return;
    setLocked(true);
    try {
      const tokenIntentId = await createIntent();
      setCard(EMPTY);
      const outcome = await checkOut(tokenIntentId, customerSession);
      setResult(MESSAGES[outcome]);
      setLocked(outcome === 'approved' || outcome === 'unknown');
    } catch (error) {
      setResult(explain(error));
      setLocked(false);
    }
  }

  return (
    <View>
      <TextInput
        placeholder="Card number"
        keyboardType="number-pad"
        value={card.number}
        onChangeText={(number) => setCard({ ...card, number })}
      />
      <TextInput
        placeholder="Month, such as 12"
        keyboardType="number-pad"
        value={card.month}
        onChangeText={(month) => setCard({ ...card, month })}
      />
      <TextInput
        placeholder="Year, such as 2029"
        keyboardType="number-pad"
        value={card.year}
        onChangeText={(year) => setCard({ ...card, year })}
      />
      <TextInput
        placeholder="Security code"
        keyboardType="number-pad"
        secureTextEntry
        value={card.code}
        onChangeText={(code) => setCard({ ...card, code })}
      />
      <Button title="Pay" disabled={locked} onPress={handlePress} />
      <Text>{result}</Text>
    </View>
  );
}

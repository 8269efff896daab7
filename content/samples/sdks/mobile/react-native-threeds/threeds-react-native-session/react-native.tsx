import { useState } from 'react';
import { Button, Text, View } from 'react-native';
import { BasisTheory3dsProvider, useBasisTheory3ds } from '@basis-theory/react-native-threeds';

/** Your server authenticates the session with its private key, and might charge. An error doesn't mean it didn't. */
async function ask(sessionId: string, customerSession: string): Promise<string> {
  const timeout = new AbortController();
  // Longer than your server needs to authenticate and to charge.
  const timer = setTimeout(() => timeout.abort(), 60_000);
  try {
    const response = await fetch('https://store.example.com/3ds/authenticate', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${customerSession}` },
      body: JSON.stringify({ session_id: sessionId }),
      signal: timeout.signal,
    });
    const { next } = (await response.json()) as { next?: string };
    return next ?? 'unknown';
  } catch (error) {
    console.warn(error);
    return 'unknown';
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects after a time limit, because a call never settles if the script hasn't loaded. */
function within<Result>(milliseconds: number, promise: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No response in time.')), milliseconds);
  });
  return Promise.race([promise, end]).finally(() => clearTimeout(timer));
}

interface Payment {
  /** The ID of the token intent that your card form has created. */
  tokenIntentId: string;
  /** How your server knows the customer, and with them the order. */
  customerSession: string;
}

function PayButton({ tokenIntentId, customerSession }: Payment) {
  const { createSession } = useBasisTheory3ds();
  // On while a payment runs. It stays on unless nothing was charged.
  const [locked, setLocked] = useState(false);
  const [result, setResult] = useState('');

  async function pay() {
    if (locked) return;
    setLocked(true);
    try {
      const session = await within(30_000, createSession({ tokenIntentId }));
      const next = await ask(session.id, customerSession);
      setResult(`Next: ${next}`);
      setLocked(next !== 'stop' && next !== 'restart');
    } catch (error) {
      // Only createSession rejects, and your server doesn't have the session yet.
      console.warn(error);
      setResult("You haven't been charged. Try again.");
      setLocked(false);
    }
  }

  return (
    <View>
      <Button title="Pay" disabled={locked} onPress={pay} />
      <Text>{result}</Text>
    </View>
  );
}

export default function App() {
  return (
    <BasisTheory3dsProvider apiKey="<PUBLIC_API_KEY>" apiBaseUrl="https://api.test.basistheory.com">
      <PayButton tokenIntentId="<TOKEN_INTENT_ID>" customerSession="<CUSTOMER_SESSION>" />
    </BasisTheory3dsProvider>
  );
}

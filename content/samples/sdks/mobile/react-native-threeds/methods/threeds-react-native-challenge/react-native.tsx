import { useState } from 'react';
import { Button, Text, View } from 'react-native';
import { useBasisTheory3ds } from '@basis-theory/react-native-threeds';

/** What your server reports: it decides, and the app shows. */
type Answer =
  | { next: 'approved' | 'wait' | 'unknown' }
  | { next: 'stop' | 'restart'; message?: string }
  | { next: 'challenge'; acsChallengeUrl: string; acsTransactionId: string; threeDSVersion: string };

const MESSAGES = {
  approved: 'Thank you. Your payment was approved.',
  stop: 'Your card was declined. Try another card.',
  restart: "You haven't been charged. Try again.",
  unknown: "We're checking your payment. Don't pay again.",
  wait: 'Your bank will contact you to confirm the payment.',
};

const CHALLENGE_TIME = 300_000;

/** From here on, an error doesn't mean that nothing was charged. Only `next` counts, not the status. */
async function ask(path: string, sessionId: string, customerSession: string): Promise<Answer> {
  const timeout = new AbortController();
  // Longer than your server needs to authenticate and to charge.
  const timer = setTimeout(() => timeout.abort(), 60_000);
  try {
    const response = await fetch(`https://store.example.com${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${customerSession}` },
      body: JSON.stringify({ session_id: sessionId }),
      signal: timeout.signal,
    });
    const answer = (await response.json()) as Answer;
    return answer.next === 'challenge' || answer.next in MESSAGES ? answer : { next: 'unknown' };
  } catch (error) {
    console.warn(error);
    return { next: 'unknown' };
  } finally {
    clearTimeout(timer);
  }
}

/** Rejects after some time, so that a call that never settles does not block the checkout. */
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

/** Place it below BasisTheory3dsProvider. */
export function PayButton({ tokenIntentId, customerSession }: Payment) {
  const { createSession, startChallenge } = useBasisTheory3ds();
  // On while a payment runs. It stays on unless nothing was charged.
  const [locked, setLocked] = useState(false);
  const [result, setResult] = useState('');

  /** Creates a session, and asks the server until it has decided. Rejects only before it asks. */
  async function authenticate(): Promise<Answer> {
    const session = await within(30_000, createSession({ tokenIntentId }));
    const answer = await ask('/3ds/authenticate', session.id, customerSession);
    if (answer.next !== 'challenge') return answer;
    const { acsChallengeUrl, acsTransactionId, threeDSVersion } = answer;
    const challenge = startChallenge({
      sessionId: session.id,
      acsChallengeUrl,
      acsTransactionId,
      threeDSVersion,
      windowSize: '05',
      timeout: CHALLENGE_TIME,
    });
    // Resolved or rejected, only your server knows the result.
    await within(CHALLENGE_TIME + 10_000, challenge).catch(console.warn);
    return ask('/3ds/finish', session.id, customerSession);
  }

  async function handlePress() {
    if (locked) return;
    setLocked(true);
    const answer = await authenticate().catch((error: unknown): Answer => {
      // Your server wasn't asked, so nothing was charged.
      console.warn(error);
      return { next: 'restart' };
    });
    // A second challenge isn't expected.
    const next = answer.next === 'challenge' ? 'unknown' : answer.next;
    setResult(('message' in answer && answer.message) || MESSAGES[next]);
    setLocked(next !== 'stop' && next !== 'restart');
  }

  return (
    <View>
      <Button title="Pay" disabled={locked} onPress={handlePress} />
      <Text>{result}</Text>
    </View>
  );
}

import { useState } from 'react';
import { Button, Text, View } from 'react-native';
import { useBasisTheory3ds } from '@basis-theory/react-native-threeds';

/** What your server answers: it decides, and the app shows. */
type Answer =
  | { next: 'paid' | 'wait' | 'stop' | 'restart' }
  | { next: 'challenge'; acsChallengeUrl: string; acsTransactionId: string; threeDSVersion: string };

const RESULTS = {
  paid: 'Thank you.',
  wait: 'Your bank contacts you to confirm the payment.',
  stop: 'The payment was not confirmed. Try another card.',
  restart: 'The payment could not be confirmed. Try again.',
  challenge: 'The payment could not be confirmed. Try again.',
};

const CHALLENGE_TIME = 300_000;

async function ask(path: string, sessionId: string): Promise<Answer> {
  const response = await fetch(`https://store.example.com${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ session_id: sessionId }),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return (await response.json()) as Answer;
}

/** Rejects after some time, so that a call that never settles does not block the checkout. */
function within<Result>(milliseconds: number, promise: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time.')), milliseconds);
  });
  return Promise.race([promise, end]).finally(() => clearTimeout(timer));
}

/** Place it below BasisTheory3dsProvider, with the id of the token intent that your card form has created. */
export function PayButton({ tokenIntentId }: { tokenIntentId: string }) {
  const { createSession, startChallenge } = useBasisTheory3ds();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState('');

  async function pay() {
    setBusy(true);
    try {
      const session = await within(30_000, createSession({ tokenIntentId }));
      let answer = await ask('/3ds/authenticate', session.id);
      if (answer.next === 'challenge') {
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
        answer = await ask('/3ds/finish', session.id);
      }
      setResult(RESULTS[answer.next]);
    } catch (error) {
      console.warn(error);
      setResult('The payment could not be confirmed.');
    }
    setBusy(false);
  }

  return (
    <View>
      <Button title="Pay" disabled={busy} onPress={pay} />
      <Text>{result}</Text>
    </View>
  );
}

import { useState } from 'react';
import { BasisTheory3ds } from '@basis-theory/web-threeds';

/** What your server answers: it decides, and the page shows. */
type Answer =
  | { next: 'paid' | 'wait' }
  | { next: 'stop' | 'restart'; message?: string }
  | { next: 'challenge'; acsChallengeUrl: string; acsTransactionId: string; threeDSVersion: '2.1.0' | '2.2.0' };

async function ask(path: string, sessionId: string): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ session_id: sessionId }),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return (await response.json()) as Answer;
}

async function payWith3ds(tokenIntentId: string): Promise<string> {
  const threeds = BasisTheory3ds('<PUBLIC_API_KEY>', { apiBaseUrl: 'https://api.test.basistheory.com' });
  const session = await threeds.createSession({ tokenIntentId });
  let answer = await ask('/3ds/authenticate', session.id);
  if (answer.next === 'challenge') {
    const { acsChallengeUrl, acsTransactionId, threeDSVersion } = answer;
    // An end by time-out rejects. Ask the server in both cases: only its answer counts.
    await threeds
      .startChallenge({
        sessionId: session.id,
        acsChallengeUrl,
        acsTransactionId,
        threeDSVersion,
        windowSize: '03',
        timeout: 300_000,
        containerId: 'challenge',
      })
      .catch(console.error);
    answer = await ask('/3ds/finish', session.id);
  }
  if (answer.next === 'paid') return 'Thank you.';
  if (answer.next === 'wait') return 'Your bank contacts you to confirm the payment.';
  if (answer.next === 'restart') return 'The payment could not be confirmed. Try again.';
  return ('message' in answer && answer.message) || 'The payment was not confirmed. Try another card.';
}

/** Give it the id of the token intent that your card form has created. */
export function PayButton({ tokenIntentId }: { tokenIntentId: string }) {
  const [paying, setPaying] = useState(false);
  const [result, setResult] = useState('');

  async function handleClick() {
    setPaying(true);
    try {
      setResult(await payWith3ds(tokenIntentId));
    } catch (error) {
      console.error(error);
      setResult('The payment could not be confirmed.');
    }
    setPaying(false);
  }

  return (
    <>
      <button disabled={paying} onClick={handleClick}>
        Pay
      </button>
      <div id="challenge" />
      <output>{result}</output>
    </>
  );
}

import { useState } from 'react';
import { BasisTheory3ds } from '@basis-theory/web-threeds';

/** What your server reports: it decides, and the page shows. */
type Answer =
  | { next: 'approved' | 'wait' | 'unknown' }
  | { next: 'stop' | 'restart'; message?: string }
  | { next: 'challenge'; acsChallengeUrl: string; acsTransactionId: string; threeDSVersion: '2.1.0' | '2.2.0' };

interface Result {
  message: string;
  /** Whether the customer can press the button again: nothing was charged. */
  canTryAgain: boolean;
}

const MESSAGES = {
  approved: 'Thank you. Your payment was approved.',
  stop: 'Your card was declined. Try another card.',
  restart: "You haven't been charged. Try again.",
  unknown: "We're checking your payment. Don't pay again.",
  wait: 'Your bank will contact you to confirm the payment.',
};

/** From here on, an error doesn't mean that nothing was charged. Only `next` counts, not the status. */
async function ask(path: string, sessionId: string): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ session_id: sessionId }),
      // Longer than your server needs to authenticate and to charge.
      signal: AbortSignal.timeout(60_000),
    });
    const answer = (await response.json()) as Answer;
    return answer.next === 'challenge' || answer.next in MESSAGES ? answer : { next: 'unknown' };
  } catch (error) {
    console.error(error);
    return { next: 'unknown' };
  }
}

/** Creates a session, and asks the server until it has decided. Rejects only before it asks. */
async function authenticate(tokenIntentId: string): Promise<Answer> {
  const threeds = BasisTheory3ds('<PUBLIC_API_KEY>', { apiBaseUrl: 'https://api.test.basistheory.com' });
  const session = await threeds.createSession({ tokenIntentId });
  const answer = await ask('/3ds/authenticate', session.id);
  if (answer.next !== 'challenge') return answer;
  const { acsChallengeUrl, acsTransactionId, threeDSVersion } = answer;
  // A timeout rejects. Ask the server in both cases: only its response counts.
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
  return ask('/3ds/finish', session.id);
}

/** Never rejects: an outcome that isn't known is a result, too. */
async function payWith3ds(tokenIntentId: string): Promise<Result> {
  const answer = await authenticate(tokenIntentId).catch((error: unknown): Answer => {
    // Your server wasn't asked, so nothing was charged.
    console.error(error);
    return { next: 'restart' };
  });
  // A second challenge isn't expected.
  const next = answer.next === 'challenge' ? 'unknown' : answer.next;
  const canTryAgain = next === 'stop' || next === 'restart';
  return { message: ('message' in answer && answer.message) || MESSAGES[next], canTryAgain };
}

/** Give it the ID of the token intent that your card form has created. */
export function PayButton({ tokenIntentId }: { tokenIntentId: string }) {
  // On while a payment runs. It stays on unless nothing was charged.
  const [locked, setLocked] = useState(false);
  const [result, setResult] = useState('');

  async function handleClick() {
    if (locked) return;
    setLocked(true);
    const { message, canTryAgain } = await payWith3ds(tokenIntentId);
    setResult(message);
    setLocked(!canTryAgain);
  }

  return (
    <>
      <button disabled={locked} onClick={handleClick}>
        Pay
      </button>
      <div id="challenge" />
      <output>{result}</output>
    </>
  );
}

import { useState } from 'react';

/** Your server authenticates the session with its private key, and may charge. An error doesn't mean it didn't. */
async function ask(sessionId: string): Promise<string> {
  try {
    const response = await fetch('/3ds/authenticate', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ session_id: sessionId }),
      // Longer than your server needs to authenticate and to charge.
      signal: AbortSignal.timeout(60_000),
    });
    const { next } = (await response.json()) as { next?: string };
    return next ?? 'unknown';
  } catch (error) {
    console.error(error);
    return 'unknown';
  }
}

async function startAuthentication(tokenIntentId: string): Promise<string> {
  // Imported in the browser only: the package needs `window` as soon as it loads.
  const { BasisTheory3ds } = await import('@basis-theory/web-threeds');
  const threeds = BasisTheory3ds('<PUBLIC_API_KEY>', { apiBaseUrl: 'https://api.test.basistheory.com' });
  const session = await threeds.createSession({ tokenIntentId });
  return ask(session.id);
}

/** Give it the ID of the token intent that your card form has created. */
export function AuthenticateButton({ tokenIntentId }: { tokenIntentId: string }) {
  // On while a payment runs. It stays on unless nothing was charged.
  const [locked, setLocked] = useState(false);
  const [result, setResult] = useState('');

  async function handleClick() {
    if (locked) return;
    setLocked(true);
    try {
      const next = await startAuthentication(tokenIntentId);
      setResult(`Next: ${next}`);
      setLocked(next !== 'stop' && next !== 'restart');
    } catch (error) {
      console.error(error);
      setResult("You haven't been charged. Try again.");
      setLocked(false);
    }
  }

  return (
    <>
      <button disabled={locked} onClick={handleClick}>
        Pay
      </button>
      <output>{result}</output>
    </>
  );
}

import { useState } from 'react';

async function startAuthentication(tokenIntentId: string): Promise<string> {
  // Imported in the browser only: the package needs `window` as soon as it loads.
  const { BasisTheory3ds } = await import('@basis-theory/web-threeds');
  const threeds = BasisTheory3ds('<PUBLIC_API_KEY>', { apiBaseUrl: 'https://api.test.basistheory.com' });
  const session = await threeds.createSession({ tokenIntentId });
  // Your server authenticates the session with its private key, and answers what is next.
  const response = await fetch('/3ds/authenticate', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ session_id: session.id }),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const { next } = (await response.json()) as { next: string };
  return next;
}

/** Give it the id of the token intent that your card form has created. */
export function AuthenticateButton({ tokenIntentId }: { tokenIntentId: string }) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState('');

  async function handleClick() {
    setBusy(true);
    try {
      setResult(`Next: ${await startAuthentication(tokenIntentId)}`);
    } catch (error) {
      console.error(error);
      setResult('The payment could not be confirmed.');
    }
    setBusy(false);
  }

  return (
    <>
      <button disabled={busy} onClick={handleClick}>
        Pay
      </button>
      <output>{result}</output>
    </>
  );
}

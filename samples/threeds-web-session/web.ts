import { BasisTheory3ds } from '@basis-theory/web-threeds';

const threeds = BasisTheory3ds('<PUBLIC_API_KEY>', { apiBaseUrl: 'https://api.test.basistheory.com' });

/** Call this with the id of the token intent that your card form has created. */
export async function startAuthentication(tokenIntentId: string): Promise<string> {
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

import { BasisTheory3ds } from '@basis-theory/web-threeds';

const threeds = BasisTheory3ds('<PUBLIC_API_KEY>', { apiBaseUrl: 'https://api.test.basistheory.com' });

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

/**
 * Call this with the ID of the token intent that your card form has created. It returns what is next,
 * and rejects if there is no session: nothing was charged then.
 */
export async function startAuthentication(tokenIntentId: string): Promise<string> {
  const session = await threeds.createSession({ tokenIntentId });
  return ask(session.id);
}

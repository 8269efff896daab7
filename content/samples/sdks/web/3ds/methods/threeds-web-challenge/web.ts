import { BasisTheory3ds } from '@basis-theory/web-threeds';

/** What your server received when it authenticated the session. */
interface Challenge {
  sessionId: string;
  acsChallengeUrl: string;
  acsTransactionId: string;
  threeDSVersion: '2.1.0' | '2.2.0';
}

/** What your server reports: only after `stop` and `restart` can the customer pay again. */
type Next = 'approved' | 'wait' | 'stop' | 'restart' | 'unknown';

const KNOWN: readonly Next[] = ['approved', 'wait', 'stop', 'restart', 'unknown'];

const threeds = BasisTheory3ds('<PUBLIC_API_KEY>', { apiBaseUrl: 'https://api.test.basistheory.com' });
const dialog = document.querySelector('#challenge-dialog') as HTMLDialogElement;

// The Escape key would hide the challenge without ending it.
dialog.addEventListener('cancel', (event) => event.preventDefault());

/** Your server gets the result and decides. An error doesn't mean that nothing was charged. */
async function finish(sessionId: string): Promise<Next> {
  try {
    const response = await fetch('/3ds/finish', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ session_id: sessionId }),
      // Longer than your server waits for the processor.
      signal: AbortSignal.timeout(40_000),
    });
    const { next } = (await response.json()) as { next?: Next };
    return KNOWN.find((known) => known === next) ?? 'unknown';
  } catch (error) {
    console.error(error);
    return 'unknown';
  }
}

/** Shows the challenge. Resolves to what your server decides after it, however it ends. */
export async function runChallenge(challenge: Challenge): Promise<Next> {
  const isNarrow = matchMedia('(max-width: 600px)').matches;
  dialog.showModal();
  try {
    await threeds.startChallenge({
      ...challenge,
      containerId: 'challenge',
      windowSize: isNarrow ? '05' : '03',
      timeout: 300_000,
    });
  } catch (reason) {
    // A timeout or a failure in the frame. The issuer may have confirmed anyway.
    console.error(reason);
  } finally {
    dialog.close();
  }

  return finish(challenge.sessionId);
}

import { BasisTheory3ds } from '@basis-theory/web-threeds';

/** What your server got when it authenticated the session. */
interface Challenge {
  sessionId: string;
  acsChallengeUrl: string;
  acsTransactionId: string;
  threeDSVersion: '2.1.0' | '2.2.0';
}

const threeds = BasisTheory3ds('<PUBLIC_API_KEY>', { apiBaseUrl: 'https://api.test.basistheory.com' });
const dialog = document.querySelector('#challenge-dialog') as HTMLDialogElement;

// The Escape key would hide the challenge without ending it.
dialog.addEventListener('cancel', (event) => event.preventDefault());

/** Shows the challenge. Resolves to what your server decides after it, however it ends. */
export async function runChallenge(challenge: Challenge): Promise<boolean> {
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
    // A time-out or a failure in the frame. The issuer may have confirmed all the same.
    console.error(reason);
  } finally {
    dialog.close();
  }

  const response = await fetch('/3ds/finish', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ session_id: challenge.sessionId }),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  const { paid } = (await response.json()) as { paid: boolean };
  return paid;
}

import { BasisTheory3ds } from '@basis-theory/web-threeds';

const UNSUPPORTED_CARD = '3DS is not supported for the provided card';

const threeds = BasisTheory3ds('<PUBLIC_API_KEY>', { apiBaseUrl: 'https://api.test.basistheory.com' });

/** The package rejects with a string in most cases, and with an Error in others. */
const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

/** Returns the id of a session; nothing if the card does not support 3DS. */
export async function createSession(tokenIntentId: string): Promise<string | undefined> {
  try {
    const { id } = await threeds.createSession({ tokenIntentId });
    return id;
  } catch (reason) {
    const message = messageOf(reason);
    if (message === UNSUPPORTED_CARD) return undefined;
    throw new Error(`The 3DS session was not created: ${message}`, { cause: reason });
  }
}

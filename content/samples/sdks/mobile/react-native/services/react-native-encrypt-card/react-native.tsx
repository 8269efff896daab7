import type { BTDateRef, BTRef, useBasisTheory } from '@basis-theory/react-native-elements';

type BasisTheory = NonNullable<ReturnType<typeof useBasisTheory>['bt']>;

/** The id and the public half of a client encryption key. Your server hands them out. */
interface ClientKey {
  readonly id: string;
  readonly publicKeyPEM: string;
}

export async function encryptCard(
  bt: BasisTheory,
  key: ClientKey,
  number: BTRef | null,
  expiration: BTDateRef | null,
): Promise<string> {
  const result = await bt.tokens.encrypt({
    tokenRequests: {
      card: {
        type: 'card',
        data: {
          number,
          expiration_month: expiration?.month(),
          expiration_year: expiration?.year(),
        },
      },
    },
    publicKeyPEM: key.publicKeyPEM,
    keyId: key.id,
  });
  // A wrong key is logged, and the result is undefined.
  const card = result && 'card' in result ? result.card : undefined;
  if (!card || typeof card === 'string') throw new Error('The card was not encrypted.');
  // Send this text to your server, which creates the token from it.
  return card.encrypted;
}

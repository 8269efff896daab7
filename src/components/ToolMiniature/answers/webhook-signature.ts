import { firstFailure, makeKeyPair, signBody, verifyDelivery } from '@site/src/lib/webhook-signatures';
import type { Answer } from '../miniatures';

/** Another letter in the place of the last letter or digit of a body. */
function withOneByteChanged(body: string): string {
  return body.replace(/[a-z0-9](?=[^a-z0-9]*$)/i, (last) => (last === 'x' ? 'y' : 'x'));
}

/** Signs a body with a key of its own, and shows what the check makes of it when one byte has changed. */
export const answer: Answer = async (input) => {
  const { subtle } = crypto;
  const keys = await makeKeyPair(subtle);
  const result = await signBody(input, keys, subtle);
  if (!result.ok) return result.problem;
  const { signature } = result.signed;
  const changed = await verifyDelivery(
    {
      headers: `BT-SIGNATURE: ${signature}\nBT-SIGNATURE-VERSION: v1-test`,
      body: withOneByteChanged(input),
      publicKey: keys.publicKey,
      keyVersion: 'v1-test',
      receivedAt: Date.now(),
      signedHere: result.signed,
    },
    subtle,
  );
  const failure = firstFailure(changed);
  return `BT-SIGNATURE: ${signature.slice(0, 24)}…\nWith one byte changed: ${failure === undefined ? 'genuine' : failure.says}`;
};

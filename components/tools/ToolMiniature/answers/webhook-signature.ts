import {
  canonicalForm,
  changeText,
  makeKeyPair,
  signBody,
  verifyDelivery,
} from '@site/engines/webhook-signatures';
import type { Answer } from '../answer';

/** How many letters and digits are tried. Changing one in `true` breaks the JSON, for example. */
const TRIED = 20;

/** A body with another letter or digit for the last that can be another, or undefined if none can. */
function withOneByteChanged(body: string, canonical: string): string | undefined {
  for (const { index, 0: last } of [...body.matchAll(/[a-z0-9]/gi)].slice(-TRIED).reverse()) {
    const other = /\d/.test(last) ? String((Number(last) + 1) % 10) : last === 'x' ? 'y' : 'x';
    const changed = body.slice(0, index) + other + body.slice(index + 1);
    const form = canonicalForm(changed);
    if (form.ok && form.text !== canonical) return changed;
  }
  return undefined;
}

/** Signs a body with a key of its own, changes one byte, and shows that the signature doesn't match anymore. */
export const answer: Answer = async (input) => {
  const { subtle } = crypto;
  const keys = await makeKeyPair(subtle);
  const result = await signBody(input, keys, subtle);
  if (!result.ok) return result.problem.replaceAll('`', '');
  const { signature, text } = result.signed;
  const header = `BT-SIGNATURE: ${signature.slice(0, 24)}…`;
  const body = withOneByteChanged(input, text);
  if (body === undefined) return `${header}\nAdd a letter or a digit to a value, so that it can be changed.`;
  const { change, checks } = await verifyDelivery(
    {
      headers: `BT-SIGNATURE: ${signature}\nBT-SIGNATURE-VERSION: v1-test`,
      body,
      publicKey: keys.publicKey,
      keyVersion: 'v1-test',
      receivedAt: Date.now(),
      signedHere: result.signed,
    },
    subtle,
  );
  const isMatch = checks.some(({ id, result: outcome }) => id === 'content' && outcome === 'passed');
  return [
    header,
    change === undefined ? undefined : changeText(change),
    isMatch ? 'The signature still matches.' : "The signature doesn't match anymore. Reject the delivery.",
    `Changed body: ${body}`,
  ]
    .filter((line) => line !== undefined)
    .join('\n');
};

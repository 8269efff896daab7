/** Deliveries of the simulator as they arrive: signed, with their headers. No DOM, nothing of Node.js. */
import type { WebhookDelivery } from '../platform-double';
import { addressWithState, LONGEST_ADDRESS } from '../tools/address-state';
import {
  LOCAL_VERSION,
  SIGNATURE_HEADER,
  signBody,
  VERSION_HEADER,
  type KeyPair,
} from '../webhook-signatures';

const CHECKER = '/docs/tools/webhook-signature';

type Sent = Pick<WebhookDelivery, 'url' | 'body' | 'deliveredAt'>;

/** A delivery as a receiver gets it. */
export interface SignedDelivery {
  /** Lines of `Name: value`, with the signature. */
  readonly headers: string;
  /** The exact bytes that are signed. */
  readonly body: string;
  /** Opens the signature checker with this delivery; undefined where it's too long for an address. */
  readonly checkAt?: string;
}

/** A delivery as raw HTTP. */
export function rawDelivery(
  url: string,
  { headers, body }: Pick<SignedDelivery, 'headers' | 'body'>,
): string {
  const { pathname, search, host } = new URL(url);
  return `POST ${pathname}${search} HTTP/1.1\nHost: ${host}\n${headers}\n\n${body}`;
}

/**
 * Signs a delivery with a key pair of the reader, under the version of keys that aren't the platform's.
 *
 * @throws Error where the body isn't JSON, which no delivery of the double is
 */
export async function signedDelivery(
  { body, deliveredAt }: Sent,
  keys: KeyPair,
  subtle: SubtleCrypto,
): Promise<SignedDelivery> {
  const result = await signBody(body, keys, subtle);
  if (!result.ok) throw new Error(result.problem);
  const signature = [
    `${SIGNATURE_HEADER}: ${result.signed.signature}`,
    `${VERSION_HEADER}: ${LOCAL_VERSION}`,
  ];
  const checkAt = addressWithState(CHECKER, 'webhook-signature', {
    headers: signature.join('\n'),
    body,
    key: keys.publicKey,
    version: LOCAL_VERSION,
    at: new Date(deliveredAt).toISOString(),
  });
  return {
    headers: ['Content-Type: application/json', ...signature].join('\n'),
    body,
    ...(checkAt.length > LONGEST_ADDRESS ? {} : { checkAt }),
  };
}

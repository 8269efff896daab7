/** Deliveries of the simulator as they arrive, with signature and headers. No DOM, nothing of Node.js. */
import type { WebhookDelivery } from '../simulator';
import { addressWithState, LONGEST_ADDRESS } from '../addresses';
import {
  LOCAL_VERSION,
  SIGNATURE_HEADER,
  signBody,
  VERSION_HEADER,
  type KeyPair,
} from '../webhook-signatures';

const CHECKER = '/docs/tools/webhook-signature';

type Sent = Pick<WebhookDelivery, 'body' | 'deliveredAt'>;

/** A delivery as its receiver sees it. */
export interface SignedDelivery {
  /** Lines of `Name: value`, with the signature. */
  readonly headers: string;
  /** The exact bytes that are signed. */
  readonly body: string;
  /** A link to the signature checker with this delivery. Undefined where it would be too long. */
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
 * @throws Error where the body isn't JSON, which no delivery of the simulator is
 */
async function signedDelivery(
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

/** Signs each delivery once, so that it keeps its signature however often it's shown. */
export interface Signer {
  /** PEM. */
  readonly publicKey: string;
  readonly sign: (delivery: Sent & Pick<WebhookDelivery, 'id'>) => Promise<SignedDelivery>;
}

/** What signs with a key pair. The private key stays inside. */
export function makeSigner(keys: KeyPair, subtle: SubtleCrypto): Signer {
  const made = new Map<string, Promise<SignedDelivery>>();
  return {
    publicKey: keys.publicKey,
    sign: ({ id, body, deliveredAt }) => {
      const known = made.get(id + body);
      if (known !== undefined) return known;
      const signed = signedDelivery({ body, deliveredAt }, keys, subtle);
      made.set(id + body, signed);
      return signed;
    },
  };
}

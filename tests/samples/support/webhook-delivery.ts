// cspell:ignore Söhne
import { constants, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

export const SIGNATURE_VERSION = 'v1-test';

const platform = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** The public key of the platform that signs the deliveries, in PEM format. */
export const platformKey = platform.publicKey.export({ type: 'spki', format: 'pem' }) as string;

/** A private key that the receiver does not know. */
export const strangerKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

export interface Delivery {
  readonly body: string;
  readonly headers: Record<string, string>;
}

export interface DeliveryOptions {
  readonly ageInSeconds?: number;
  readonly privateKey?: KeyObject;
  readonly padding?: number;
  readonly saltLength?: number;
  /** JSON of a value in the token's metadata, as JavaScript writes it. */
  readonly value?: string;
}

/**
 * What the platform signs: no whitespace, keys sorted at every level. Written out here, so that the sample has to
 * produce it. The smiley sorts before U+E000 as UTF-16, which is JavaScript's order, and after it as code points.
 */
const signedForm = (deliveredAt: string, value: string): string =>
  `{"delivered_at":"${deliveredAt}","event":{"data":{"actor":{"name":"Zoë & <Söhne>","type":"user"},"token":{"containers":["/pci/high/","/a/"],"id":"card-1","metadata":{"10":"ten","9":${value},"\u{1F600}":"first","\uE000":"second"}}},"id":"event-1","tenant_id":"tenant-1","timestamp":"${deliveredAt}","trace_id":"trace-1","type":"token.created"}}`;

/** The same JSON as it travels: other order of keys, with whitespace. */
function onTheWire(stable: string): string {
  const { event, delivered_at } = JSON.parse(stable) as { event: object; delivered_at: string };
  return JSON.stringify({ event, delivered_at }, null, 2);
}

/** One delivery as a receiver gets it; without options, a genuine one that was sent now. */
export function deliver(options: DeliveryOptions = {}): Delivery {
  const {
    ageInSeconds = 0,
    privateKey = platform.privateKey,
    padding = constants.RSA_PKCS1_PSS_PADDING,
    saltLength = constants.RSA_PSS_SALTLEN_DIGEST,
    value = '"line\u2028end"',
  } = options;
  const stable = signedForm(new Date(Date.now() - ageInSeconds * 1000).toISOString(), value);
  const salt = padding === constants.RSA_PKCS1_PSS_PADDING ? { saltLength } : {};
  const signature = sign('sha256', Buffer.from(stable), { key: privateKey, padding, ...salt });
  return {
    body: onTheWire(stable),
    headers: { 'bt-signature': signature.toString('base64'), 'bt-signature-version': SIGNATURE_VERSION },
  };
}

import { constants, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface WebhookEvent {
  id: string;
  type: string;
  timestamp: string;
  tenant_id: string;
  trace_id: string;
  data: Record<string, unknown>;
}

/** An older delivery might be a copy that someone sends again. */
const MAX_AGE_MS = 5 * 60 * 1000;

/** JSON without whitespace, with the keys of every object sorted: the form that is signed. */
function stableStringify(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableStringify).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${stableStringify(member)}`);
  return `{${members.join(',')}}`;
}

/**
 * Returns the event of a genuine delivery and throws for everything else.
 * `publicKeys` holds one key in PEM format for each signature version that you accept.
 */
export function verifyWebhook(
  rawBody: string,
  headers: IncomingHttpHeaders,
  publicKeys: ReadonlyMap<string, string>,
): WebhookEvent {
  const signature = headers['bt-signature'];
  const version = headers['bt-signature-version'];
  if (typeof signature !== 'string' || typeof version !== 'string') {
    throw new Error('The request carries no signature.');
  }
  const publicKey = publicKeys.get(version);
  if (publicKey === undefined) throw new Error('There is no public key for this signature version.');

  const delivery = JSON.parse(rawBody) as { event: WebhookEvent; delivered_at: string };
  const isGenuine = verify(
    'sha256',
    Buffer.from(stableStringify(delivery)),
    {
      key: publicKey,
      padding: constants.RSA_PKCS1_PSS_PADDING,
      saltLength: constants.RSA_PSS_SALTLEN_AUTO,
    },
    Buffer.from(signature, 'base64'),
  );
  if (!isGenuine) throw new Error('The signature does not match the body.');

  const age = Math.abs(Date.now() - Date.parse(delivery.delivered_at));
  if (!(age <= MAX_AGE_MS)) throw new Error('The delivery is too old.');
  return delivery.event;
}

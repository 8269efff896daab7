// Signs an event with a key of this computer and posts it: npm run deliver [event ID]
import { constants, createPrivateKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { keyFile, LOCAL } from './server/public-keys.ts';

const PRIVATE_KEY = 'keys/local.private.key';

if (!existsSync(PRIVATE_KEY)) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  mkdirSync('keys', { recursive: true });
  writeFileSync(PRIVATE_KEY, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  writeFileSync(keyFile(LOCAL), publicKey.export({ type: 'spki', format: 'pem' }));
}

const now = new Date().toISOString();
const id = process.argv[2] ?? randomUUID();
// Its keys are in order already, so this is the form that's signed.
const body = JSON.stringify({
  delivered_at: now,
  event: {
    data: { token: { id: 'token-1', type: 'card' } },
    id,
    tenant_id: 'tenant-1',
    timestamp: now,
    trace_id: 'trace-1',
    type: 'token.created',
  },
});
const signature = sign('sha256', Buffer.from(body), {
  key: createPrivateKey(readFileSync(PRIVATE_KEY)),
  padding: constants.RSA_PKCS1_PSS_PADDING,
  saltLength: constants.RSA_PSS_SALTLEN_DIGEST,
});

const { status } = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3001}/webhooks`, {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    'BT-SIGNATURE': signature.toString('base64'),
    'BT-SIGNATURE-VERSION': LOCAL,
  },
  body,
});
console.log(`Delivered ${id}: ${status}`);

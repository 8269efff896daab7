import { spawnSync } from 'node:child_process';
import { constants } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFile } from '../../pipeline/content/sample-files/index.ts';
import {
  deliver,
  platformKey,
  SIGNATURE_VERSION,
  strangerKey,
  type Delivery,
} from './support/webhook-delivery.ts';

const SCRIPT = sampleFile('verify-webhook', 'bash.sh');

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'verify-webhook-'));
  writeFileSync(path.join(folder, `webhooks.${SIGNATURE_VERSION}.key`), platformKey);
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function runScript({ body, headers }: Delivery): {
  readonly status: number | null;
  readonly event: string;
  readonly said: string;
} {
  writeFileSync(path.join(folder, 'body.json'), body);
  const delivery = ['body.json', headers['bt-signature'] ?? '', headers['bt-signature-version'] ?? ''];
  const { status, stdout, stderr } = spawnSync('bash', [SCRIPT, ...delivery], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, event: stdout, said: stderr };
}

describe('the shell sample that verifies a webhook accepts', () => {
  it.each([
    ['a short salt', constants.RSA_PSS_SALTLEN_DIGEST],
    ['a long salt', constants.RSA_PSS_SALTLEN_MAX_SIGN],
  ])('a genuine delivery with %s and prints its event', (_, saltLength) => {
    const { status, event, said } = runScript(deliver({ saltLength }));
    expect(said).toBe('Verified OK\n');
    expect(status).toBe(0);
    expect(JSON.parse(event)).toMatchObject({ id: 'event-1', type: 'token.created' });
  });
});

describe('the shell sample that verifies a webhook refuses', () => {
  const genuine = deliver();

  it.each([
    [
      'a changed body',
      { ...genuine, body: genuine.body.replace('card-1', 'card-2') },
      'Verification failure',
    ],
    ["someone else's key", deliver({ privateKey: strangerKey }), 'Verification failure'],
    [
      'a signature of another algorithm',
      deliver({ padding: constants.RSA_PKCS1_PADDING }),
      'Verification failure',
    ],
    [
      'a version that it has no key for',
      { ...genuine, headers: { ...genuine.headers, 'bt-signature-version': 'v2' } },
      'no public key',
    ],
    ['a delivery that is six minutes old', deliver({ ageInSeconds: 360 }), 'too old'],
    ['a delivery that is six minutes ahead of the clock', deliver({ ageInSeconds: -360 }), 'too old'],
  ])('%s', (_, delivery, reason) => {
    const { status, event, said } = runScript(delivery);
    expect(said).toContain(reason);
    expect(status).toBe(1);
    expect(event).toBe('');
  });
});

/** The endpoint behind the checkout: an order is paid once, and only with a card that the platform knows. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterEach, assert, beforeEach, describe, expect, it } from 'vitest';
import { loadSample } from '../../plugins/samples/index.ts';
import { provider } from '../../site/provider.ts';
import { startRecorder, type Answer, type Recorder } from './support/recorder.ts';
import { json } from './support/scripted-answers.ts';

const LISTENS = '.listen(3001)';
const ENVIRONMENT = 'BasisTheoryEnvironment.Test';
const CARD = '{"token_intent_id":"intent-1"}';

let folder: string;
let platform: Recorder;
let shop: ChildProcess;
let address: string;
let charge: Answer;
/** An intent is gone when a token was created from it. */
let usedUp: boolean;

/** The sample on a free port, which it reports, with the platform that the test plays. */
function program(origin: string): string {
  const { code } = loadSample('checkout-server').files[0] ?? { code: '' };
  for (const text of [LISTENS, ENVIRONMENT, provider.hosts.test]) assert(code.includes(text), text);
  const reports = '.listen(0, "127.0.0.1", function () { process.send(this.address().port); })';
  return code
    .replace(LISTENS, reports)
    .replace(ENVIRONMENT, JSON.stringify(origin))
    .replaceAll(provider.hosts.test, origin);
}

beforeEach(async () => {
  charge = json(200, {});
  usedUp = false;
  platform = await startRecorder(({ method, url }) => {
    if (url === '/proxy') return charge;
    if (method === 'POST') {
      usedUp = true;
      return json(201, { id: 'token-1', type: 'card' });
    }
    const id = url.replace('/token-intents/', '');
    if (usedUp || id === 'unknown') return json(404, { title: 'Not found', status: 404 });
    return json(200, { id, type: id === 'bank-1' ? 'bank' : 'card' });
  });
  folder = await mkdtemp(path.join(os.tmpdir(), 'checkout-server-'));
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const file = path.join(folder, 'server.mjs');
  await writeFile(file, ts.transpileModule(program(platform.origin), { compilerOptions }).outputText);
  shop = fork(file, { cwd: folder, silent: true });
  const [port] = (await once(shop, 'message')) as [number];
  address = `http://127.0.0.1:${port}/checkout`;
});

afterEach(async () => {
  shop.kill();
  await platform.close();
  await rm(folder, { recursive: true });
});

const pay = async (body: string): Promise<number> => (await fetch(address, { method: 'POST', body })).status;
const requests = (): string[] => platform.exchangesOf('').map(({ method, url }) => `${method} ${url}`);
const PAID = ['GET /token-intents/intent-1', 'POST /proxy', 'POST /tokens'];

describe('the endpoint behind the checkout', () => {
  it('charges the card, keeps it, and does not charge again', async () => {
    expect(await pay(CARD)).toBe(204);
    const [, charged, kept] = platform.exchangesOf('');
    expect(JSON.parse(String(charged?.body))).toMatchObject({
      amount: 1250,
      card: { number: "{{ token_intent: intent-1 | json: '$.data.number' }}" },
    });
    expect(JSON.parse(String(kept?.body))).toMatchObject({ token_intent_id: 'intent-1' });
    expect(await pay(CARD)).toBe(409);
    expect(requests().filter((request) => request === 'POST /proxy')).toHaveLength(1);
  });

  it('charges once when the customer presses twice', async () => {
    expect((await Promise.all([pay(CARD), pay(CARD)])).sort()).toEqual([204, 409]);
    expect(requests().filter((request) => request === 'POST /proxy')).toHaveLength(1);
  });

  it.each([
    ['a body without an intent', '{}', 400],
    ['an intent that is no text', '{"token_intent_id":{"id":"intent-1"}}', 400],
    ['a bank account', '{"token_intent_id":"bank-1"}', 400],
    ['an unknown intent', '{"token_intent_id":"unknown"}', 502],
    ['a body that is no JSON', 'intent-1', 502],
  ])('charges nothing for %s, and the order stays open', async (_, body, status) => {
    expect(await pay(body)).toBe(status);
    expect(requests()).not.toContain('POST /proxy');
    expect(await pay(CARD)).toBe(204);
  });

  it('opens the order again after a refusal', async () => {
    charge = json(402, {});
    expect(await pay(CARD)).toBe(402);
    charge = json(200, {});
    expect(await pay(CARD)).toBe(204);
    expect(requests()).toEqual([...PAID.slice(0, 2), ...PAID]);
  });

  it.each([
    ['a time-out', json(408, {})],
    ['an error', json(500, {})],
    ['a lost answer', 'dropped'],
  ] as const)('keeps the order closed after %s', async (_, answer) => {
    charge = answer;
    expect(await pay(CARD)).toBe(502);
    expect(await pay(CARD)).toBe(409);
    expect(requests()).not.toContain('POST /tokens');
  });

  it.each([
    ['GET', '/checkout'],
    ['POST', '/other'],
  ])('has nothing at %s %s', async (method, url) => {
    expect((await fetch(new URL(url, address), { method })).status).toBe(404);
  });
});

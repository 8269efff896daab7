import assert from 'node:assert/strict';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { EventQueue } from '../server/event-queue.ts';
import { verifyWebhook, type WebhookEvent } from '../server/verify-webhook.ts';

interface SavedDelivery {
  headers: Record<string, string>;
  body: string;
}

const saved = JSON.parse(await readFile('fixtures/delivery.json', 'utf8')) as SavedDelivery;
const keys = new Map([['saved', await readFile('fixtures/webhooks.saved.key', 'utf8')]]);
const { delivered_at } = JSON.parse(saved.body) as { delivered_at: string };

/** Sets the clock to so many seconds after the saved delivery. */
function clock(context: TestContext, seconds: number): void {
  context.mock.timers.enable({ apis: ['Date'], now: Date.parse(delivered_at) + seconds * 1000 });
}

test('accepts the saved delivery', (context) => {
  clock(context, 1);
  assert.equal(verifyWebhook(saved.body, saved.headers, keys).type, 'token.created');
});

test('rejects it when one byte changes', (context) => {
  clock(context, 1);
  const changed = saved.body.replace('token-1', 'token-2');
  assert.throws(() => verifyWebhook(changed, saved.headers, keys), /does not match/);
});

test('rejects it six minutes later', (context) => {
  clock(context, 360);
  assert.throws(() => verifyWebhook(saved.body, saved.headers, keys), /too old/);
});

test('stores an event once, also after a restart', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'events-')), 'events.jsonl');
  const event: WebhookEvent = {
    ...{ id: 'event-1', type: 'token.created', timestamp: delivered_at },
    ...{ tenant_id: 'tenant-1', trace_id: 'trace-1', data: {} },
  };
  const queue = await EventQueue.open(file);
  assert.deepEqual(await Promise.all([queue.add(event), queue.add(event)]), [true, false]);
  assert.equal(await (await EventQueue.open(file)).add(event), false);
});

test('works on what a stopped process has left, and on nothing twice', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'events-')), 'events.jsonl');
  const event = { id: 'event-1', type: 'token.created' } as WebhookEvent;
  await (await EventQueue.open(file)).add(event);
  const handled = new Promise<string>((resolve) => {
    void EventQueue.open(file).then((queue) => queue.work(async ({ id }) => resolve(id)));
  });
  assert.equal(await handled, 'event-1');
  const deadline = Date.now() + 5000;
  while (!(await readFile(file, 'utf8')).includes('{"done":"event-1"}')) assert.ok(Date.now() < deadline);
});

// Listens for deliveries: verify, store, respond. The work itself happens afterward.
import { createServer, type IncomingMessage } from 'node:http';
import { EventQueue } from './event-queue.ts';
import { handleEvent } from './handle-event.ts';
import { publicKeys, refreshPublicKeys } from './public-keys.ts';
import { verifyWebhook, type WebhookEvent } from './verify-webhook.ts';

/** Far more than an event needs. Anyone can post to this URL, so a body can't be endless. */
const MAX_BODY_BYTES = 1024 * 1024;

const queue = await EventQueue.open('data/events.jsonl');
void queue.work(handleEvent);

/** The body exactly as it arrived, or undefined when it's too long. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The event of a genuine delivery. A signature that doesn't match is tried once more with fresh keys. */
async function eventOf(body: string, request: IncomingMessage): Promise<WebhookEvent | undefined> {
  const verify = async () => verifyWebhook(body, request.headers, await publicKeys());
  try {
    return await verify().catch(async (error: unknown) => {
      if (await refreshPublicKeys()) return await verify();
      throw error;
    });
  } catch (error) {
    console.error('Rejected:', (error as Error).message);
    return undefined;
  }
}

async function receive(request: IncomingMessage): Promise<number> {
  if (request.method !== 'POST' || request.url !== '/webhooks') return 404;
  const body = await readBody(request);
  if (body === undefined) return 413;
  const event = await eventOf(body, request);
  if (event === undefined) return 401;
  const isNew = await queue.add(event);
  console.log(isNew ? 'Stored' : 'Already stored', event.type, event.id);
  return 204;
}

createServer(async (request, response) => {
  try {
    response.writeHead(await receive(request), { Connection: 'close' }).end();
  } catch (error) {
    // The event isn't stored. Without a 2xx, the platform delivers it again.
    // Its text can hold the event, so only its name is printed.
    console.error((error as Error).name);
    response.writeHead(500, { Connection: 'close' }).end();
  }
}).listen(Number(process.env.PORT ?? 3001), '127.0.0.1', () => {
  console.log(`Listening on http://127.0.0.1:${process.env.PORT ?? 3001}/webhooks`);
});

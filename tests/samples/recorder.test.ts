/** The server that samples send their requests to. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startRecorder } from './support/recorder.ts';

it('forgets a request whose sender was killed before it had sent the whole', async () => {
  const server = await startRecorder(({ body }) => ({ status: 200, body: body.toString() }));
  onTestFinished(server.close);
  const { hostname, port } = new URL(server.origin);
  const sender = connect(Number(port), hostname);
  await once(sender, 'connect');
  sender.write('POST /tokens HTTP/1.1\r\nHost: vault\r\nContent-Length: 100\r\n\r\n{"half":');
  // The server has read what came first by the time that it answers another request.
  await fetch(server.origin, { method: 'POST', body: 'before' });
  sender.destroy();
  await once(sender, 'close');

  const answer = await fetch(server.origin, { method: 'POST', body: 'after' });
  expect(await answer.text()).toBe('after');
  expect(server.exchangesOf('').map(({ body }) => body.toString())).toEqual(['before', 'after']);
});

/**
 * A mock server of the API description for the tests that run samples: the one that `mock/set-up.ts` starts for all of
 * them, behind a recording proxy that keeps what each sample sent and what came back.
 */
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { inject } from 'vitest';
import { startRecorder, type Answer, type Recorder, type SentRequest } from './recorder.ts';

/**
 * Starts the recording proxy on a free port of the loopback interface.
 *
 * @throws Error with what the mock server said when it didn't start
 */
export async function startMockServer(): Promise<Recorder> {
  const response = await fetch(inject('mock'));
  const said = await response.text();
  if (!response.ok) throw new Error(said);
  const port = Number(said);
  return startRecorder((request) => forward(request, port));
}

async function forward({ method, url, headers, body }: SentRequest, port: number): Promise<Answer> {
  const upstream = httpRequest({
    host: '127.0.0.1',
    port,
    method,
    path: url,
    // The SDK for Java asks for JSON where it downloads a file, too; Prism alone minds.
    headers: { ...headers, accept: '*/*', connection: 'close' },
  });
  upstream.end(body);
  const [answer] = (await once(upstream, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    headers: { 'content-type': answer.headers['content-type'] ?? 'text/plain' },
    body: await buffer(answer),
  };
}

/** The server that samples send their requests to: it keeps what each sample sent, and what it was answered with. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Names the sample that a request comes from. */
export const SAMPLE_HEADER = 'x-sample';

/** Where a sample sends its requests that cannot set the header: its name is the first part of the path. */
export function originOf(origin: string, sample: string): string {
  return `${origin}/~${encodeURIComponent(sample)}`;
}

/** The path of a request and the sample that sent it, by the header or by the first part of the path. */
export function senderOf({ url = '', headers }: IncomingMessage): {
  readonly url: string;
  readonly sample: string;
} {
  const [, named, rest = ''] = /^\/~([^/?]*)(.*)$/.exec(url) ?? [];
  if (named === undefined) return { url, sample: String(headers[SAMPLE_HEADER] ?? '') };
  return { url: rest, sample: decodeURIComponent(named) };
}

/** How long a response that stalls keeps its connection. */
const STALL_MS = 3500;

/** A request as it arrived. */
export interface SentRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What a request is answered with: a response, a connection that breaks, or silence. */
export type Answer =
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string | Buffer;
      /** The response does not end: its connection breaks after some seconds. */
      readonly stalls?: boolean;
      /** How many characters of the body are sent before the connection breaks; all of it when absent. */
      readonly breaksAfter?: number;
    }
  | 'dropped'
  | 'silence';

export interface Exchange extends SentRequest {
  /** 0 without a response. */
  readonly status: number;
  /** Body of the answer, which says why a request was refused. */
  readonly answer: string;
  /** Seconds since the answer to the sample's request before this one; 0 for the first. */
  readonly wait: number;
}

/** Answers the requests of one sample; `earlier` is how many that sample has sent before. */
export type Responder = (request: SentRequest, sample: string, earlier: number) => Answer | Promise<Answer>;

export interface Recorder {
  /** e.g. `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** What a sample sent, in order. */
  readonly exchangesOf: (sample: string) => readonly Exchange[];
  readonly close: () => Promise<void>;
}

/** Starts the server on a free port of the loopback interface. */
export async function startRecorder(respond: Responder): Promise<Recorder> {
  const exchanges = new Map<string, Exchange[]>();
  const answered = new Map<string, number>();
  const server = createServer((request, response) => {
    void receive(request).then(async (sent) => {
      if (!sent) return;
      const { sample } = senderOf(request);
      const arrived = performance.now();
      const ofSample = exchanges.get(sample) ?? [];
      exchanges.set(sample, ofSample);
      const answer = await respond(sent, sample, ofSample.length);
      const wait = (arrived - (answered.get(sample) ?? arrived)) / 1000;
      ofSample.push({ ...exchangeOf(sent, answer), wait });
      answered.set(sample, performance.now());
      send(response, answer);
    });
  });
  await listen(server, 0);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchangesOf: (sample) => exchanges.get(sample) ?? [],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, answer: Answer): void {
  if (answer === 'silence') return;
  if (answer === 'dropped') {
    response.destroy();
    return;
  }
  const { status, headers, body = '', breaksAfter, stalls } = answer;
  if (stalls) {
    response.writeHead(status, headers).write(body);
    // A client without a limit would keep its process running.
    setTimeout(() => response.destroy(), STALL_MS).unref();
    return;
  }
  if (breaksAfter === undefined) {
    response.writeHead(status, headers).end(body);
    return;
  }
  response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(body)) });
  response.write(body.slice(0, breaksAfter), () => response.destroy());
}

/** Makes a server listen on the loopback interface; port 0 is one that is free. */
async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}

/** Reads a request; undefined when its sender has gone before it had sent the whole, as a program that is killed. */
async function receive(request: IncomingMessage): Promise<SentRequest | undefined> {
  const { method = '' } = request;
  const { url } = senderOf(request);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  try {
    return { method, url, headers, body: await buffer(request) };
  } catch (error) {
    if (!request.complete) return undefined;
    throw error;
  }
}

function exchangeOf(sent: SentRequest, answer: Answer): Omit<Exchange, 'wait'> {
  if (typeof answer === 'string') return { ...sent, status: 0, answer: '' };
  return { ...sent, status: answer.status, answer: String(answer.body ?? '') };
}

import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A request as it's sent, which no HTTP client would change. */
export interface RawRequest {
  readonly method?: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly host?: string;
}

/** What two servers are compared by. */
export interface RawAnswer {
  readonly status: number;
  /** In lower case. Several of one name are joined, as they'd be for a client. */
  readonly headers: Readonly<Record<string, string>>;
  /** As it is where it's short, or else its length and a hash. */
  readonly body: string;
}

const SHOWN = 200;

const shown = (body: Buffer): string =>
  body.length <= SHOWN
    ? body.toString('latin1')
    : `${String(body.length)} bytes ${createHash('sha256').update(body).digest('hex').slice(0, 16)}`;

/** Puts the chunks of a body together (RFC 9112, 7.1). */
function unchunked(body: Buffer): Buffer {
  const end = body.indexOf('\r\n');
  const length = Number.parseInt(body.subarray(0, end).toString('latin1'), 16);
  if (!(length > 0)) return Buffer.alloc(0);
  const start = end + 2;
  return Buffer.concat([body.subarray(start, start + length), unchunked(body.subarray(start + length + 2))]);
}

/** @param received all that a server has sent until it closed the connection */
function parse(received: Buffer): RawAnswer {
  const end = received.indexOf('\r\n\r\n');
  const [first = '', ...lines] = received.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    headers[key] = key in headers ? `${headers[key] ?? ''}, ${value}` : value;
  }
  const body = received.subarray(end + 4);
  const isChunked = headers['transfer-encoding'] === 'chunked';
  return {
    status: Number(first.split(' ')[1] ?? 0),
    headers,
    body: shown(isChunked ? unchunked(body) : body),
  };
}

/** All that comes until the connection ends. A server that doesn't read a body can cut it off. */
async function allOf(socket: Socket): Promise<Buffer> {
  const received: Buffer[] = [];
  try {
    for await (const part of socket) received.push(part as Buffer);
  } catch (error) {
    if (received.length === 0) throw error;
  }
  return Buffer.concat(received);
}

/** Sends a request on a connection of its own. */
export async function askRaw(origin: string, request: RawRequest): Promise<RawAnswer> {
  const { method = 'GET', target, headers = {}, host = 'docs.example.com' } = request;
  const { hostname, port } = new URL(origin);
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const socket = connect(Number(port), hostname);
  socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return parse(await allOf(socket));
}

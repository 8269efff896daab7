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

interface Received {
  readonly bytes: Buffer;
  /** What cut the connection off, before or after all bytes were read. */
  readonly error?: unknown;
}

/** All that comes until the connection ends. */
async function allOf(socket: Socket): Promise<Received> {
  const parts: Buffer[] = [];
  try {
    for await (const part of socket) parts.push(part as Buffer);
    return { bytes: Buffer.concat(parts) };
  } catch (error) {
    return { bytes: Buffer.concat(parts), error };
  }
}

/** A server that doesn't read a body cuts the connection off, and on a busy machine that can be before its response is read. */
const ATTEMPTS = 5;

/**
 * Sends a request on a connection of its own, and once more where the connection was cut off.
 *
 * @throws the socket's error, if no attempt brought a byte
 */
export async function askRaw(origin: string, request: RawRequest): Promise<RawAnswer> {
  let longest: Received = { bytes: Buffer.alloc(0) };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const received = await askOnce(origin, request);
    if (received.error === undefined) return parse(received.bytes);
    if (received.bytes.length >= longest.bytes.length) longest = received;
  }
  if (longest.bytes.length === 0) throw longest.error;
  return parse(longest.bytes);
}

function askOnce(origin: string, request: RawRequest): Promise<Received> {
  const { method = 'GET', target, headers = {}, host = 'docs.example.com' } = request;
  const { hostname, port } = new URL(origin);
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const socket = connect(Number(port), hostname);
  socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return allOf(socket);
}

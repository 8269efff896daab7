import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Socket } from 'node:net';
import { LIMITS } from './limits.ts';
import { REJECTIONS, type Rejection } from './rejections.ts';

/** Why the bytes of a connection aren't a request. */
interface ParseError extends NodeJS.ErrnoException {
  /** What was being read. */
  readonly rawPacket?: Buffer;
}

function statusOf({ code, rawPacket }: ParseError, socket: Duplex): Rejection {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408;
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 413;
    case 'HPE_HEADER_OVERFLOW': {
      const isFirst = socket instanceof Socket && socket.bytesRead === rawPacket?.length;
      const line = isFirst ? rawPacket.indexOf('\n') : 0;
      return line === -1 || line > LIMITS.url ? 414 : 431;
    }
    default:
      return 400;
  }
}

/**
 * Responds to what isn't a request with its status, behind the responses that are still being sent, and ends the
 * connection.
 *
 * @param headers of every response
 * @param log is told each status
 */
export function answerBrokenRequests(
  server: Server,
  headers: ReadonlyMap<string, string>,
  log: (status: number) => void,
): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  const broken = new WeakSet<Duplex>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    latest.set(request.socket, response);
  });
  server.on('clientError', (error: ParseError, socket: Duplex) => {
    // What comes behind a broken request is dropped.
    if (broken.has(socket)) return;
    broken.add(socket);
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusOf(error, socket);
    const end = (): void => {
      if (!socket.writable) return;
      log(status);
      endWith(socket, status, headers);
    };
    const response = latest.get(socket);
    if (response === undefined || response.writableFinished) end();
    else response.once('close', end);
  });
  // It asks for a tunnel. Without this, its connection is cut.
  server.on('connect', (_, socket: Duplex) => {
    log(405);
    endWith(socket, 405, headers);
  });
}

function endWith(socket: Duplex, status: Rejection, headers: ReadonlyMap<string, string>): void {
  const body = `${REJECTIONS[status]}\n`;
  const all = new Map([
    ...headers,
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Cache-Control', 'no-store'],
    ['Content-Length', String(body.length)],
    ['Connection', 'close'],
  ]);
  if (status === 405) all.set('Allow', 'GET, HEAD');
  const lines = [...all].map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines];
  socket.on('error', () => socket.destroy());
  socket.resume();
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), LIMITS.lingering).unref();
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { HEALTH_PATH } from './health.ts';
import { lengthOf } from './response-length.ts';

/** Writes a line of JSON for each request. */
export interface AccessLog {
  /** Makes the line of a request when its response is sent or given up. */
  readonly watch: (request: IncomingMessage, response: ServerResponse) => void;
  /** The line of a request that couldn't be read, and got a status without a response object. */
  readonly rejected: (status: number) => void;
  /** Writes what's kept back. */
  readonly flush: () => void;
}

/**
 * In bytes. Processes share one standard output, where it's only up to this size that systems don't mix what several
 * write into a pipe (`PIPE_BUF` on Linux).
 */
const LARGEST_WRITE = 4_096;

/** In milliseconds, how long a line is kept back at most. */
const KEPT_BACK = 200;

/** In characters. Of a longer path, its beginning is enough to recognize it. */
const LONGEST_PATH = 1_024;

/**
 * Makes an access log. A line has what an operator needs, and nothing that tells who reads what, such as an IP
 * address, a query, a referrer or a user agent. JSON escapes what a client put into its path.
 *
 * @param write takes whole lines
 */
export function createAccessLog(write: (lines: string) => void): AccessLog {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (lines !== '') write(lines);
    lines = '';
  }

  function add(entry: object): void {
    const line = `${JSON.stringify(entry)}\n`;
    if (lines.length + line.length > LARGEST_WRITE) flush();
    lines += line;
    timer ??= setTimeout(flush, KEPT_BACK).unref();
  }

  return {
    flush,
    rejected: (status) => {
      add({ time: new Date().toISOString(), status });
    },
    watch: (request, response) => {
      const started = performance.now();
      response.once('close', () => {
        const path = pathOf(request.url ?? '');
        // Load balancers ask all the time.
        if (path === HEALTH_PATH && response.statusCode === 200) return;
        add({
          time: new Date().toISOString(),
          method: request.method,
          path,
          status: response.statusCode,
          bytes: bytesOf(request, response),
          ms: Math.round((performance.now() - started) * 10) / 10,
          protocol: `HTTP/${request.httpVersion}`,
          // The client went away, or was cut off, before it had everything.
          aborted: response.writableFinished ? undefined : true,
        });
      });
    },
  };
}

/** Without query. */
function pathOf(url: string): string {
  return url.replace(/[?#].*$/s, '').slice(0, LONGEST_PATH);
}

/** Of the body. Unknown where it wasn't sent as a whole. */
function bytesOf(request: IncomingMessage, response: ServerResponse): number | undefined {
  if (!response.writableFinished) return undefined;
  return request.method === 'HEAD' || response.statusCode === 304 ? 0 : lengthOf(response);
}

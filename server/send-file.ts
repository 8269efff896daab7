import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import { ENCODINGS, type Encoding } from '../engines/serving/index.ts';
import type { FileAnswer } from './answer.ts';
import type { BuiltFile, BuiltSite } from './built-site.ts';
import { fileHeaders, preferredEncoding } from './file-headers.ts';
import { openHotFiles } from './hot-files.ts';
import { sendText } from './send-text.ts';

/** Sends a file of the site. */
export type FileSender = (request: IncomingMessage, response: ServerResponse, answer: FileAnswer) => void;

/** Of a request that asks for a part, or for nothing if it has the file already. */
const CONDITIONS = [
  'range',
  'if-none-match',
  'if-modified-since',
  'if-match',
  'if-unmodified-since',
  'if-range',
] as const;

/**
 * Makes what sends files, each in the smallest coding that the client accepts. Files that are asked for often come from
 * the memory. For others, and for conditions and ranges, the library reads the disk. A range is one of the coded bytes
 * (RFC 9110, 14). A request for several ranges receives the whole file.
 */
export function createFileSender({ directory }: Pick<BuiltSite, 'directory'>): FileSender {
  const hotFiles = openHotFiles(directory);
  const headersOf = keepHeaders();
  return (request, response, answer) => {
    const { file, status } = answer;
    if (status !== 200) ignoreConditions(request);
    const encoding = preferredEncoding(request, file);
    const headers = headersOf(answer, encoding);
    const name = file.path + (encoding === undefined ? '' : ENCODINGS[encoding]);
    const isPlain = CONDITIONS.every((condition) => request.headers[condition] === undefined);
    if (isPlain && hotFiles.send(name, response, status, headers)) return;
    response.statusCode = status;
    for (const [header, value] of headers) response.setHeader(header, value);
    stream(request, response, directory, name, file);
  };
}

function stream(
  request: IncomingMessage,
  response: ServerResponse,
  directory: string,
  name: string,
  file: BuiltFile,
): void {
  // A weak ETag can't tell whether the rest of a file fits to what the client has.
  if (String(request.headers['if-range'] ?? '').startsWith('W/')) delete request.headers.range;
  send(request, encodeURI(name), { root: directory, cacheControl: false, dotfiles: 'allow', index: false })
    .on('error', (error: { readonly status: number }) => {
      answerError(response, file, error.status);
    })
    .pipe(response);
}

/** Headers of each file, made once for each coding, and for pages that are there as Markdown. */
function keepHeaders(): (answer: FileAnswer, encoding: Encoding | undefined) => ReadonlyMap<string, string> {
  const kept = new WeakMap<BuiltFile, Map<string, ReadonlyMap<string, string>>>();
  return (answer, encoding) => {
    const ofFile = kept.get(answer.file) ?? new Map<string, ReadonlyMap<string, string>>();
    kept.set(answer.file, ofFile);
    const key = `${String(answer.isNegotiated)} ${encoding ?? ''}`;
    const headers = ofFile.get(key) ?? fileHeaders(answer, encoding);
    ofFile.set(key, headers);
    return headers;
  };
}

/**
 * Conditions and ranges don't apply where the status without them isn't 2xx (RFC 9110, 13.2.1 and 14.2). The library
 * would respond with 412 or 206.
 */
function ignoreConditions(request: IncomingMessage): void {
  for (const condition of CONDITIONS) Reflect.deleteProperty(request.headers, condition);
}

/** What describes the file, and not the sentence that is sent instead. */
const FILE_HEADERS = [
  ...['Accept-Ranges', 'Content-Encoding', 'Content-Length', 'Content-Range', 'ETag', 'Last-Modified'],
  ...['Link', 'Vary', 'X-Markdown-Tokens'],
];

/** What's wrong with the request, where the file could be read. */
const UNMET: Readonly<Record<number, string>> = {
  412: 'The file does not meet the condition of this request (If-Match or If-Unmodified-Since).',
  416: 'The file has no such range of bytes. Its length is in Content-Range.',
};

/**
 * @param status 412 or 416 when a condition or range of the request isn't met. Otherwise the file can't be read,
 *   although it was there when the server started, as while the site is built again
 */
function answerError(response: ServerResponse, file: BuiltFile, status: number): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const range = response.getHeader('Content-Range');
  for (const name of FILE_HEADERS) response.removeHeader(name);
  const unmet = UNMET[status];
  if (unmet === undefined) {
    sendText(
      response,
      503,
      `The file ${file.path} of the built site cannot be read. Build the site and start the server again.`,
    );
    return;
  }
  if (status === 416 && range !== undefined) response.setHeader('Content-Range', range);
  sendText(response, status, unmet);
}

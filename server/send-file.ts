import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import mime from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { ENCODINGS, type Encoding } from '../site/manifest.ts';
import type { FileAnswer } from './answer.ts';
import type { BuiltFile } from './built-site.ts';
import { sendText } from './send-text.ts';

/**
 * Sends a file of the site, in the smallest coding that the client accepts. The library handles conditional requests
 * and HEAD. Ranges aren't offered, since no file of the site is read in parts.
 *
 * @param directory the build output
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  directory: string,
  { file, status, isNegotiated }: FileAnswer,
): void {
  if (status !== 200) ignoreConditions(request);
  const encoding = preferredEncoding(request, file);
  response.statusCode = status;
  response.setHeader(
    'Content-Type',
    mime.contentType(path.posix.basename(file.path)) || 'application/octet-stream',
  );
  for (const [name, value] of file.headers) response.setHeader(name, value);
  if (file.tokens !== undefined) response.setHeader('X-Markdown-Tokens', file.tokens);
  const varies = [
    ...(isNegotiated ? ['Accept'] : []),
    ...(file.encodings.length > 0 ? ['Accept-Encoding'] : []),
  ];
  if (varies.length > 0) response.setHeader('Vary', varies.join(', '));
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  const sentPath = file.path + (encoding === undefined ? '' : ENCODINGS[encoding]);
  send(request, encodeURI(sentPath), {
    root: directory,
    acceptRanges: false,
    cacheControl: false,
    dotfiles: 'allow',
    index: false,
  })
    .on('error', (error: { readonly status: number }) => {
      answerError(response, file, error.status);
    })
    .pipe(response);
}

function preferredEncoding(request: IncomingMessage, file: BuiltFile): Encoding | undefined {
  const accepted = new Negotiator(request).encodings([...file.encodings]);
  return file.encodings.find((encoding) => accepted.includes(encoding));
}

/**
 * Conditions don't apply where the status without them isn't 2xx (RFC 9110, 13.2.1). The library would respond with
 * 412.
 */
function ignoreConditions(request: IncomingMessage): void {
  delete request.headers['if-match'];
  delete request.headers['if-unmodified-since'];
}

/**
 * @param status 412 when a condition of the request isn't met. Otherwise the file can't be read, although it was
 *   there when the server started, as while the site is built again
 */
function answerError(response: ServerResponse, file: BuiltFile, status: number): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of ['Content-Encoding', 'ETag', 'Last-Modified', 'Vary', 'X-Markdown-Tokens'])
    response.removeHeader(name);
  if (status === 412) {
    sendText(
      response,
      412,
      'The file does not meet the condition of this request (If-Match or If-Unmodified-Since).',
    );
    return;
  }
  sendText(
    response,
    503,
    `The file ${file.path} of the built site cannot be read. Build the site and start the server again.`,
  );
}

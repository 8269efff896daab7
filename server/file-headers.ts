import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import mime from 'mime-types';
import Negotiator from 'negotiator';
import type { Encoding } from '../engines/serving/index.ts';
import type { FileAnswer } from './answer.ts';
import type { BuiltFile } from './built-site.ts';

/**
 * The headers of a file in a coding, except for those that need the disk. The ETag is of its content, so it's strong,
 * another one in each coding, and the same on all machines that serve a build.
 */
export function fileHeaders(
  { file, isNegotiated }: Pick<FileAnswer, 'file' | 'isNegotiated'>,
  encoding: Encoding | undefined,
): ReadonlyMap<string, string> {
  const headers = new Map([
    ['Content-Type', mime.contentType(path.posix.basename(file.path)) || 'application/octet-stream'],
    ...file.headers,
  ]);
  if (file.tokens !== undefined) headers.set('X-Markdown-Tokens', String(file.tokens));
  const varies = [
    ...(isNegotiated ? ['Accept'] : []),
    ...(file.encodings.length > 0 ? ['Accept-Encoding'] : []),
  ];
  if (varies.length > 0) headers.set('Vary', varies.join(', '));
  if (encoding !== undefined) headers.set('Content-Encoding', encoding);
  headers.set('ETag', encoding === undefined ? `"${file.hash}"` : `"${file.hash}-${encoding}"`);
  return headers;
}

/** What browsers send is one of a few values, and is read once. */
const accepted = new LRUCache<string, readonly string[]>({ max: 200 });

/** In characters. Longer values are read each time, so that they can't fill the memory. */
const LONGEST_KEPT = 200;

/** The smallest coding of a file that a client accepts. Undefined for the file itself. */
export function preferredEncoding(request: IncomingMessage, file: BuiltFile): Encoding | undefined {
  if (file.encodings.length === 0) return undefined;
  const header = request.headers['accept-encoding'] ?? '';
  const key = `${file.encodings.join()} ${header}`;
  let encodings = accepted.get(key);
  if (encodings === undefined) {
    encodings = new Negotiator(request).encodings([...file.encodings]);
    if (key.length <= LONGEST_KEPT) accepted.set(key, encodings);
  }
  return file.encodings.find((encoding) => encodings.includes(encoding));
}

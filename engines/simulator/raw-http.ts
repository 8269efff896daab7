/** Requests and responses as text, the way they look on the wire. */
import type { PlatformRequest, PlatformResponse } from './types';

/** A request read from text, or a sentence that shows what to change. */
export type ParsedRequest =
  | { readonly ok: true; readonly request: PlatformRequest }
  | { readonly ok: false; readonly message: string; readonly line: number };

/** The longest request that is read, in characters. */
const LONGEST = 2_000_000;

const FIRST_LINE = /^(?<method>[A-Za-z]+)[ \t]+(?<target>\S+)(?:[ \t]+HTTP\/\d(?:\.\d)?)?$/;
const HEADER = /^(?<name>[!#$%&'*+.^`|~\w-]+):[ \t]*(?<value>.*)$/;

function wrong(line: number, message: string): ParsedRequest {
  return { ok: false, line, message };
}

/** The target of a request as a URL, of a path or of a whole address; undefined where it's neither. */
function urlOf(target: string): URL | undefined {
  try {
    return new URL(target.startsWith('/') ? `https://platform.invalid${target}` : target);
  } catch {
    return undefined;
  }
}

interface Head {
  readonly lines: readonly string[];
  readonly body: string;
}

/** Splits at the first empty line, with either kind of line end. The body stays unchanged. */
function split(text: string): Head {
  const end = /\r?\n[ \t]*\r?\n/.exec(text);
  if (end === null) return { lines: text.split(/\r?\n/), body: '' };
  return { lines: text.slice(0, end.index).split(/\r?\n/), body: text.slice(end.index + end[0].length) };
}

/**
 * Reads a request that is written as text: a line such as `POST /tokens HTTP/1.1`, headers, an empty line, the body.
 * The target can be a path, or a whole address, whose host doesn't matter.
 *
 * @returns the request, or a sentence with the line that is wrong, counted from 1; never throws
 */
export function parseRawRequest(text: string): ParsedRequest {
  if (text.length > LONGEST)
    return wrong(1, `The request is too long. Send at most ${LONGEST.toLocaleString('en-US')} characters.`);
  const start = /^(?:[ \t]*\r?\n)*/.exec(text)?.[0] ?? '';
  const before = start.split('\n').length - 1;
  const { lines, body } = split(text.slice(start.length));
  const [first = '', ...headerLines] = lines.map((line) => line.trim());
  if (first === '') return wrong(1, 'Start with a method and a path, such as POST /tokens.');
  const { method, target } = FIRST_LINE.exec(first)?.groups ?? {};
  if (method === undefined || target === undefined)
    return wrong(before + 1, 'The first line must be a method and a path, such as POST /tokens.');
  const url = urlOf(target);
  if (url === undefined || !/^https?:$/.test(url.protocol))
    return wrong(before + 1, 'The path must start with /, such as /tokens. A complete URL works too.');
  const headers = new Map<string, string>();
  for (const [place, line] of headerLines.entries()) {
    const { name, value = '' } = HEADER.exec(line)?.groups ?? {};
    if (name === undefined)
      return wrong(
        before + place + 2,
        'This line must be a header, such as BT-API-KEY: <API_KEY>. Leave an empty line before the body.',
      );
    const key = name.toLowerCase();
    const earlier = headers.get(key);
    headers.set(key, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  const request = {
    method: method.toUpperCase(),
    path: url.pathname,
    query: url.searchParams,
    headers: Object.fromEntries(headers),
    body,
  };
  return { ok: true, request };
}

/** Reason phrases, of RFC 9110 and RFC 6585. */
const REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
};

function prettyBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** `bt-trace-id` as `BT-TRACE-ID`, and `content-type` as `Content-Type`, which is how the pages write them. */
function headerName(name: string): string {
  if (name.startsWith('bt-')) return name.toUpperCase();
  return name.replaceAll(/(?<![a-z])[a-z]/g, (letter) => letter.toUpperCase());
}

/**
 * Writes a response as text: a line with the status, headers, an empty line, and the body with JSON indented.
 *
 * @returns a sentence instead where the connection broke, since nothing arrived
 */
export function writeRawResponse(response: PlatformResponse): string {
  if (response.kind === 'broken connection')
    return 'The connection broke before a response arrived. What the destination did is unknown.';
  const { status, headers, body } = response;
  const reason = REASONS[status];
  const head = [
    `HTTP/1.1 ${status}${reason === undefined ? '' : ` ${reason}`}`,
    ...Object.entries(headers).map(([name, value]) => `${headerName(name)}: ${value}`),
  ];
  return [...head, '', ...(body === undefined ? [] : [prettyBody(body)])].join('\n');
}

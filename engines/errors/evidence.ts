/** What pasted text shows about a response, before any error is recognized: statuses, the proxy's header, the place. */
import type { KnownOperation, ErrorSource } from './facts';
import { findOperation, type FoundOperation } from './operations';

/** A status in the text, from its first digit. */
interface SeenStatus {
  readonly status: string;
  readonly start: number;
  readonly end: number;
}

/** Whether the response has `BT-PROXY-DESTINATION-STATUS`; `unclear` where the text doesn't show its headers, or shows several responses. */
type DestinationHeader = 'present' | 'absent' | 'unclear';

export interface Evidence {
  /** Each status once, in the order of the text. */
  readonly statuses: readonly SeenStatus[];
  readonly header: DestinationHeader;
  readonly place: ErrorSource;
  readonly operation: FoundOperation | undefined;
  /** Whether the text shows that a pre-configured proxy was called, whose response transform can fail after a charge. */
  readonly isPreConfigured: boolean;
  /** The JSON object in the text, if there's exactly one; undefined for anything else. */
  readonly body: object | undefined;
}

const DESTINATION_STATUS =
  /\bBT-PROXY-DESTINATION-STATUS\\?["']?\s{0,3}[:=]\s{0,3}\[?\s{0,3}\\?["']?([1-5]\d\d)\b/gi;

/** The first line of a response, as cURL and servers write it: `HTTP/1.1 408 Request Timeout`, `< HTTP/2 403`. */
const STATUS_LINE = /\bHTTP\/[0-9.]{1,3}"?\s{1,3}([1-5]\d\d)\b/g;

/** `"status": 403`, `statusCode=403`, `Status code: 403`, `status of 404`, `HTTP 500`, `returned error: 404`, `code=401`. */
const WRITTEN_STATUS =
  /\b(?:status(?:[ _-]?code)?|http(?:[ _]status)?(?:[ _-]?code)?|(?:returned|requested|response)[ _]?(?:error|code|status)?|error|code)\\?["']?\s{0,3}(?:[:=(]|\bof\b|\bis\b)?\s{0,3}\\?["'`]?([1-5]\d\d)\b(?![.\d])/gi;

/** The whole text is a status, with its words or without: `404`, `404 Not Found`. */
const LONE_STATUS = /^\s{0,99}([1-5]\d\d)(?:\s{1,9}[A-Za-z][A-Za-z ]{0,40})?\s{0,99}$/g;

/** The first line of a response, all of its headers, and the empty line after them: what cURL shows with `-i` or `-v`. */
const WHOLE_HEAD =
  /\bHTTP\/[0-9.]{1,3} [1-5]\d\d[^\r\n]{0,100}\r?\n(?:(?:< ?)?[A-Za-z][\w-]{1,60}:[^\r\n]{0,8000}\r?\n){1,100}(?:< ?)?\r?\n/;

const CALLS_PROXY =
  /\bBT-PROXY-(?:URL|KEY)\b|\bbasistheory\.(?:com|ai)\/proxy\b|\b(?:GET|POST|PUT|PATCH|DELETE) \/proxy\b/i;

const CODE_THREW =
  /\/react(?:-async)?\b|\bReactorRuntimeError\b|\bInvalidReactorConfigurationError\b|\bReactor Runtime Error\b|\bInvalid Reactor Configuration\b/;

function seen(text: string, pattern: RegExp): SeenStatus[] {
  return [...text.matchAll(pattern)].map(({ 0: written, 1: status = '', index }) => ({
    status,
    start: index + written.lastIndexOf(status),
    end: index + written.length,
  }));
}

/** Each status once, in order; the header's own number is the destination's, not the response's. */
function statusesOf(text: string, header: readonly SeenStatus[]): SeenStatus[] {
  const all = [STATUS_LINE, WRITTEN_STATUS, LONE_STATUS]
    .flatMap((pattern) => seen(text, pattern))
    .filter(({ start, end }) => !header.some((one) => start < one.end && one.start < end))
    .sort((a, b) => a.start - b.start);
  const first = new Map<string, SeenStatus>();
  for (const one of [...all, ...header]) if (!first.has(one.status)) first.set(one.status, one);
  return [...first.values()];
}

/** Responses are told apart by their first lines: an interim `100 Continue` isn't one. */
function responseCount(text: string): number {
  return seen(text, STATUS_LINE).filter(({ status }) => !status.startsWith('1')).length;
}

function headerOf(
  text: string,
  found: readonly SeenStatus[],
  statuses: readonly SeenStatus[],
): DestinationHeader {
  const isOneResponse =
    found.length <= 1 &&
    responseCount(text) <= 1 &&
    statuses.filter(({ status }) => !status.startsWith('1')).length <= 1;
  if (!isOneResponse) return 'unclear';
  if (found.length === 1) return 'present';
  // A body alone proves nothing, and neither do the first few headers.
  return WHOLE_HEAD.test(text) ? 'absent' : 'unclear';
}

function placeOf(
  text: string,
  header: DestinationHeader,
  operation: FoundOperation | undefined,
): ErrorSource {
  if (header === 'present') return 'destination';
  if (/\bproxy_error\b/.test(text)) return 'proxy';
  const path = operation?.operation.path ?? '';
  if (path.includes('/react') || CODE_THREW.test(text)) return 'reactor';
  return CALLS_PROXY.test(text) ? 'proxy' : 'api';
}

/** The longest text between braces that's read as JSON. */
const LONGEST_BODY = 200_000;

function bodyIn(text: string): object | undefined {
  const written = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  if (written === '' || written.length > LONGEST_BODY) return undefined;
  try {
    const body: unknown = JSON.parse(written);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}

/** What a string shows. Never throws. */
export function evidenceIn(text: string, operations: readonly KnownOperation[]): Evidence {
  const found = seen(text, DESTINATION_STATUS);
  const statuses = statusesOf(text, found);
  const header = headerOf(text, found, statuses);
  const operation = findOperation(text, operations);
  return {
    statuses,
    header,
    place: placeOf(text, header, operation),
    operation,
    isPreConfigured: /\bBT-PROXY-KEY\b/i.test(text),
    body: bodyIn(text),
  };
}

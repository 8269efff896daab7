/** Finds HTTP requests in code of any language: a method and a path, or a URL. */
import { pathMatcher } from './match-path';
import type { PermissionFacts } from './types';

/** A place in code that means an operation, or one of the platform's URLs that means none. */
export interface Hit {
  readonly index: number;
  /** As the reader wrote it, e.g. `POST /tokens`. */
  readonly written: string;
  /** Undefined where the platform has no such operation. */
  readonly id: string | undefined;
}

interface Address {
  readonly index: number;
  readonly end: number;
  readonly path: string;
  /** Known where the method stands before the path. */
  readonly method?: string;
  /** Whether the path alone shows that the platform is meant. */
  readonly isCertain: boolean;
}

const PATH = String.raw`/[\w\-.~%$&{}<>/:@]{0,300}`;
const HOST = new RegExp(String.raw`https?://api\.(?:test\.)?basistheory\.com(${PATH})`, 'gi');
/** `POST /tokens`, as in raw HTTP and in comments. */
const METHOD_AND_PATH = new RegExp(String.raw`(?<![\w/])(GET|POST|PUT|PATCH|DELETE)[ \t]{1,4}(${PATH})`, 'g');
/** A variable with the host, then the path: `${API}/tokens`, `{api}/tokens`, `API + "/tokens"`. */
const BASE_AND_PATH = new RegExp(
  String.raw`(?:\$?\{[\w.]{1,60}\}|\$\w{1,60}|\b\w{1,60}\s?\+\s?["'${'`'}])(${PATH})`,
  'g',
);
/** What follows an address that is put together: `" + id + "/react"`. */
const CONTINUED = /^["'`]\s?\+\s?[\w.()]{1,80}(?:\s?\+\s?["'`](\/[\w\-/]{0,200}))?/;

/** A request's method before its address, on the same line. */
const METHOD_BEFORE =
  /\b(GET|POST|PUT|PATCH|DELETE)\b|\bMethod\.?(Get|Post|Put|Patch|Delete)\b|\.(get|post|put|patch|delete)\(|\b(Get|Post|Put|Patch|Delete)\w{0,20}Async\(/g;
/** A request's method after its address. */
const METHOD_AFTER =
  /-X\s{0,3}["']?([A-Z]+)|--request[ =]["']?([A-Z]+)|\bmethod["']?\s{0,3}[:=]\s{0,3}["'](\w+)|\.(GET|POST|PUT|PATCH|DELETE)\(|\.method\("(\w+)|\bMethod\.?(Get|Post|Put|Patch|Delete)\b/;
const SENDS_BODY = /\s(?:-d|--data[\w-]*|--json|-F|--form[\w-]*)[\s=]/;
const STATEMENT_AHEAD = 600;

/** The path without what ends a sentence, and with a placeholder where code puts an ID together. */
function addressAt(
  { 0: written, index }: RegExpExecArray,
  path: string,
  text: string,
): Pick<Address, 'index' | 'end' | 'path'> {
  const end = index + written.length;
  const whole = path.replace(/[.:,]+$/, '');
  const continued = whole.endsWith('/') ? CONTINUED.exec(text.slice(end, end + 300)) : null;
  if (continued === null) return { index, end, path: whole };
  return { index, end: end + continued[0].length, path: `${whole}{id}${continued[1] ?? ''}` };
}

function addressesIn(text: string): readonly Address[] {
  const isPlatforms = /basistheory|BT-API-KEY/i.test(text);
  const found: Address[] = [];
  for (const match of text.matchAll(HOST))
    found.push({ ...addressAt(match, match[1] ?? '', text), isCertain: true });
  for (const match of text.matchAll(METHOD_AND_PATH)) {
    const [, method = '', path = ''] = match;
    found.push({ ...addressAt(match, path, text), method, isCertain: true });
  }
  if (!isPlatforms) return found.toSorted((one, other) => one.index - other.index);
  const certain = [...found];
  for (const match of text.matchAll(BASE_AND_PATH)) {
    const isInside = certain.some(({ index, end }) => match.index >= index && match.index < end);
    if (!isInside) found.push({ ...addressAt(match, match[1] ?? '', text), isCertain: false });
  }
  return found.toSorted((one, other) => one.index - other.index);
}

function methodBefore(text: string, index: number): string | undefined {
  const lines = text.slice(Math.max(0, index - 240), index).split('\n');
  const last = lines.at(-1) ?? '';
  const line = last.replace(/["'`\s]/g, '') === '' ? `${lines.at(-2) ?? ''}${last}` : last;
  const statement = line.slice(Math.max(line.lastIndexOf('curl '), line.lastIndexOf(';')) + 1);
  return [...statement.matchAll(METHOD_BEFORE)].at(-1)?.slice(1).find(Boolean)?.toUpperCase();
}

function methodAfter(text: string, end: number, next: number): string | undefined {
  const ahead = text.slice(end, Math.min(next, end + STATEMENT_AHEAD));
  const [statement = ''] = ahead.split(/\bcurl\s|\bfetch\(/);
  const method = METHOD_AFTER.exec(statement)?.slice(1).find(Boolean)?.toUpperCase();
  return method ?? (SENDS_BODY.test(statement) ? 'POST' : undefined);
}

/**
 * The requests in code, in order.
 *
 * @param text code, a command, or raw HTTP; its methods are read off what is around each address, and are `GET` where
 *   nothing says so
 */
export function findRequests(text: string, { operations }: PermissionFacts): readonly Hit[] {
  const addresses = addressesIn(text);
  const operationsAt = pathMatcher(operations);
  return addresses.flatMap(({ index, end, path, method: given, isCertain }, place) => {
    const candidates = operationsAt(path);
    if (candidates.length === 0 && (!isCertain || path.length < 2)) return [];
    const next = addresses[place + 1]?.index ?? text.length;
    const method = given ?? methodBefore(text, index) ?? methodAfter(text, end, next) ?? 'GET';
    const operation = candidates.find((one) => one.method === undefined || one.method === method);
    return [{ index, written: `${method} ${path}`, id: operation?.id }];
  });
}

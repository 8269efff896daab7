/** Which operation of the API was called, by method and path in pasted text. */
import type { KnownOperation } from './facts';

export interface FoundOperation {
  readonly operation: KnownOperation;
  /** Whether the text calls nothing else but operations of the API. */
  readonly isAlone: boolean;
}

/** `POST /tokens`, `"GET https://api.test.basistheory.com/tokens/1 HTTP/2"`. */
const REQUEST =
  /\b(GET|POST|PUT|PATCH|DELETE)\b["']?[ \t]+["']?(?:https?:\/\/[\w.:-]{1,100})?(\/[^\s"'?#<>]{0,300})/g;

/** An address from the platform in a command; its method is given apart, or follows from a body. */
const ADDRESS = /https:\/\/api\.(?:[a-z]+\.){0,2}basistheory\.(?:com|ai)(\/[^\s"'?#<>]{0,300})/g;
const METHOD_OPTION = /(?:-X|--request)[ =]?["']?(GET|POST|PUT|PATCH|DELETE)\b/;
const BODY_OPTION = /\s(?:-d|--data(?:-raw|-binary)?|--json)\b/;

/** How many requests of a long log are looked at. */
const MOST = 50;

interface Request {
  readonly method: string;
  readonly path: string;
}

function requestsIn(text: string): Request[] {
  const requests: Request[] = [];
  for (const [, method = '', path = ''] of text.matchAll(REQUEST)) {
    requests.push({ method, path });
    if (requests.length === MOST) return requests;
  }
  const method = METHOD_OPTION.exec(text)?.[1] ?? (BODY_OPTION.test(text) ? 'POST' : 'GET');
  for (const [, path = ''] of text.matchAll(ADDRESS)) {
    if (requests.some((one) => one.path === path)) continue;
    requests.push({ method, path });
    if (requests.length === MOST) break;
  }
  return requests;
}

/** How many fixed parts a template has where it fits the path; -1 if it doesn't fit. */
function fit(template: string, path: string): number {
  const wanted = template.split('/');
  const given = path.replace(/\/$/, '').split('/');
  if (wanted.length !== given.length) return -1;
  const fixed = wanted.filter((part) => !part.startsWith('{'));
  return wanted.every((part, place) => part.startsWith('{') || part === given[place]) ? fixed.length : -1;
}

function operationOf(
  { method, path }: Request,
  operations: readonly KnownOperation[],
): KnownOperation | undefined {
  let best: KnownOperation | undefined;
  let most = 0;
  for (const operation of operations) {
    if (operation.method !== method) continue;
    const parts = fit(operation.path, path);
    if (parts > most) [best, most] = [operation, parts];
  }
  return best;
}

/** The first operation of the API that the text calls. */
export function findOperation(
  text: string,
  operations: readonly KnownOperation[],
): FoundOperation | undefined {
  const called = requestsIn(text).map((request) => operationOf(request, operations));
  const first = called.find((operation) => operation !== undefined);
  return first === undefined ? undefined : { operation: first, isAlone: !called.includes(undefined) };
}

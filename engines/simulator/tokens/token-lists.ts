/** Lists and searches of tokens, page by page. */
import type { Json } from '../../json';
import { demandTransform, holds, transformOf } from '../applications/access';
import { objectBody, unchanged, type Call, type Handler } from '../call';
import { cursorPage } from '../cursor-page';
import { forbidden, invalid, unsupported } from '../problems';
import { readQuery, type Term } from './search-query';
import { isExpired, tokenView } from './token-view';
import type { Outcome, StoredToken } from '../types';

const DEFAULT_SIZE = 20;
const MOST = 100;

const matchers: Readonly<Record<Term['field'], (token: StoredToken, term: Term) => boolean>> = {
  container: ({ container }, { value }) => container.startsWith(value.toLowerCase()),
  type: ({ type }, { value }) => type === value,
  fingerprint: ({ fingerprint }, { value }) => fingerprint === value,
  metadata: ({ metadata }, { key = '', value }) => metadata?.[key] === value,
  data: ({ indexed }, { value }) => indexed.includes(value),
};

/** By container, then the newest first. */
function inOrder(one: StoredToken, other: StoredToken): number {
  return one.container === other.container
    ? other.createdAt - one.createdAt
    : one.container < other.container
      ? -1
      : 1;
}

function page(
  call: Call,
  permission: string,
  terms: readonly Term[],
  size: number,
  start: string | undefined,
): Outcome {
  const { caller, environment } = call;
  if (!holds(caller, permission)) throw forbidden(`The key lacks ${permission}.`);
  const found = [...call.state.tokens.values()]
    .filter(
      (token) =>
        !isExpired(token, environment.now()) &&
        transformOf(caller, permission, token) !== undefined &&
        terms.every((term) => matchers[term.field](token, term)),
    )
    .sort(inOrder);
  const { shown, pagination } = cursorPage(found, size, start);
  return unchanged(call, 200, {
    pagination,
    data: shown.map((token) => tokenView(token, demandTransform(caller, permission, token), environment)),
  });
}

const FILTERS = new Set(['type', 'container', 'fingerprint', 'start', 'size']);

export const list: Handler = (call) => {
  const { query } = call.request;
  const terms = [...query].flatMap(([name, value]): Term[] => {
    if (name === 'type' || name === 'container' || name === 'fingerprint') return [{ field: name, value }];
    if (name.startsWith('metadata.'))
      return [{ field: 'metadata', key: name.slice('metadata.'.length), value }];
    if (FILTERS.has(name)) return [];
    throw unsupported(
      `The mock platform doesn't recognize the filter "${name}". To filter by metadata, use metadata.{key}={value}.`,
    );
  });
  const size = Number(query.get('size') ?? DEFAULT_SIZE);
  if (!Number.isInteger(size) || size < 1 || size > MOST)
    throw unsupported(`The mock platform lists 1 to ${MOST} tokens per page.`);
  return page(call, 'token:read', terms, size, query.get('start') ?? undefined);
};

const isText = (value: Json | undefined): value is string | undefined =>
  value === undefined || typeof value === 'string';

export const search: Handler = (call) => {
  const { query, start, size = DEFAULT_SIZE } = objectBody(call);
  if (!isText(query) || !isText(start)) throw invalid({ query: 'The query must be a string.' });
  if (typeof size !== 'number' || !Number.isInteger(size) || size < 1 || size > MOST)
    throw invalid({ size: `The size must be 1 to ${MOST}.` });
  const terms = readQuery(query ?? '');
  const container = terms.find(({ field }) => field === 'container');
  if (container !== undefined)
    demandTransform(call.caller, 'token:search', { container: container.value.toLowerCase() });
  return page(call, 'token:search', terms, size, start);
};

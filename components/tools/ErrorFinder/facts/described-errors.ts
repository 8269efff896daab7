/** What the API description says of errors: bodies that only some operations return, and each operation's own statuses. */
import type { Json } from '../../../../engines/json/index.ts';
import type { KnownError, KnownOperation, PageLink } from '../../../../engines/errors/index.ts';
import type {
  ApiDescription,
  Operation,
  Response,
} from '../../../../pipeline/content/api-description/index.ts';
import { operationRoutes } from '../../../../pipeline/pages/index.ts';
import { operationAnchor } from '../../../builders/find-operation.ts';
import { pageAt, signOf } from './cells.ts';

const NOTHING_DIFFERS = /(?!)/;

/** The shortest message that isn't another program's as well. */
const SHORTEST = 16;

/** Strings that say only that a body is wrong; `errors` shows what. */
const GENERAL = new Set(['The request body is not valid.']);

function pageOf({ id, summary }: Operation): PageLink {
  // The gallery is built without the pages of operations.
  const route = operationRoutes().get(id) ?? '/docs/api';
  return { title: summary, to: pageAt(route, operationAnchor(id)).to };
}

/** The strings of an error's body, at any depth. */
function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Messages of `detail` and `errors`; a body with a code in `type` or `title` is recognized by that. */
function messagesOf(value: Json): string[] {
  if (typeof value !== 'object' || value === null || 'type' in value || 'error' in value) return [];
  const { detail = '', errors = [] } = value as { readonly detail?: Json; readonly errors?: Json };
  return [...textsIn(detail), ...textsIn(errors)].filter(
    (text) => text.length >= SHORTEST && !GENERAL.has(text),
  );
}

/** The bodies of reactors hold what a reader's code threw. */
function ownResponses({ resource, responses }: Operation): readonly Response[] {
  return resource === 'reactors' ? [] : responses.filter(({ status, common }) => status >= 400 && !common);
}

/** Errors with a message of their own in the description, each once. */
export function describedErrors({ operations }: ApiDescription): readonly KnownError[] {
  const errors = new Map<string, KnownError>();
  for (const operation of operations.values())
    for (const { status, description, examples } of ownResponses(operation))
      for (const { summary, value } of examples)
        for (const message of messagesOf(value)) {
          if (errors.has(message)) continue;
          errors.set(message, {
            id: `described-${operationAnchor(operation.id)}-${String(status)}-${String(errors.size)}`,
            name: summary,
            origin: 'API',
            place: 'api',
            signs: [signOf(message, NOTHING_DIFFERS)],
            lines: [{ label: `${String(status)}, ${operation.summary}`, text: description }],
            page: pageOf(operation),
          });
        }
  return [...errors.values()];
}

/** Every operation, with what its statuses mean where that isn't what they mean everywhere. */
export function knownOperations({ operations }: ApiDescription): readonly KnownOperation[] {
  return [...operations.values()].map((operation) => ({
    method: operation.method,
    path: operation.path,
    ...pageOf(operation),
    statuses: Object.fromEntries(
      operation.responses
        .filter(({ status, common }) => status >= 400 && !common)
        .map(({ status, description }) => [String(status), description]),
    ),
  }));
}

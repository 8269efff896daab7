/** What each context lets an expression read, and what it asks of the result. */
import type { Json } from '../json';
import { ExpressionFailure } from './errors';
import type { ExpressionContext, Keyword, Warning } from './types';
import { charactersOf, isObject, textOf } from './values';

interface ContextRules {
  /** Variables, whether the caller gives them or not. */
  readonly variables: readonly string[];
  /** Keywords that can come before an ID; with `token` among them, a bare ID means a token. */
  readonly keywords: readonly Keyword[];
  /** A source that is JSON is evaluated string by string. */
  readonly isDocument: boolean;
  /** Tokens of one call. */
  readonly mostTokens?: { readonly count: number; readonly name: string };
}

const OBJECTS: readonly Keyword[] = ['token', 'token_intent', 'apple_pay', 'google_pay', 'network_token'];

const RULES: Readonly<Record<ExpressionContext, ContextRules>> = {
  alias: { variables: ['data'], keywords: [], isDocument: false },
  mask: { variables: ['data'], keywords: [], isDocument: true },
  fingerprint: { variables: ['data', 'metadata'], keywords: [], isDocument: false },
  search_index: { variables: ['data'], keywords: [], isDocument: false },
  detokenize: {
    variables: [],
    keywords: OBJECTS,
    isDocument: true,
    mostTokens: { count: 5, name: 'The default "Detokenize Limit" quota' },
  },
  reactor: {
    variables: [],
    keywords: [...OBJECTS, 'config'],
    isDocument: true,
    mostTokens: { count: 100, name: 'The limit for a reactor request' },
  },
  proxy_body: {
    variables: ['encrypted', 'request', 'res'],
    keywords: [...OBJECTS, 'config', 'transform_identifier'],
    isDocument: true,
    mostTokens: { count: 20, name: 'The limit for a proxy request' },
  },
  proxy_header: {
    variables: ['proxy', 'encrypted', 'request', 'res'],
    keywords: [...OBJECTS, 'config', 'transform_identifier'],
    isDocument: false,
    mostTokens: { count: 20, name: 'The limit for a proxy request' },
  },
};

/** The rules of a context. */
export function contextRules(context: ExpressionContext): ContextRules {
  return RULES[context];
}

/** Whether a word is an ID in this context where it isn't a variable. */
export function readsIds(context: ExpressionContext): boolean {
  return RULES[context].keywords.includes('token');
}

type Warn = (kind: Warning['kind'], text: string) => void;

const FORBIDDEN_IN_IDS = /[#/\\+?[\]|&=%<>{}^]/;

function alias(value: Json): Json {
  const id = textOf(value);
  const forbidden = FORBIDDEN_IN_IDS.exec(id)?.[0];
  if (forbidden !== undefined)
    throw new ExpressionFailure(
      "The alias isn't valid",
      `An ID can't contain "${forbidden}". Remove it, for example with "remove" or "replace".`,
    );
  const { length } = charactersOf(id);
  if (length < 3 || length > 400)
    throw new ExpressionFailure(
      "The alias isn't valid",
      `An ID must have 3 to 400 characters, and this one has ${length}. Check the data that it's made from.`,
    );
  return id;
}

function searchIndex(value: Json): Json {
  const kind = Array.isArray(value)
    ? 'an array'
    : isObject(value)
      ? 'an object'
      : value === null
        ? 'null'
        : '';
  if (kind !== '' || value === '')
    throw new ExpressionFailure(
      "The search index isn't valid",
      `An index must be one value that's neither null nor empty, but this is ${kind || 'an empty string'}. Select one value that all your data has.`,
    );
  return textOf(value);
}

function asText(value: Json, warn: Warn): string {
  if (Array.isArray(value) || isObject(value))
    warn(
      'inferred',
      'The platform might serialize an object or array differently. Here, it\'s compact JSON. Use "json_stringify".',
    );
  return textOf(value);
}

/**
 * The result of an expression as its context has it: IDs, indexes, fingerprints and headers are text. Throws an
 * `ExpressionFailure` where the platform rejects it.
 */
export function finishInContext(context: ExpressionContext, value: Json, warn: Warn): Json {
  switch (context) {
    case 'alias':
      return alias(value);
    case 'search_index':
      return searchIndex(value);
    case 'fingerprint':
      if (value === null || value === '')
        warn('inferred', 'Test an empty fingerprint expression on the platform before you rely on it.');
      return value === null ? null : asText(value, warn);
    case 'proxy_header':
      return asText(value, warn);
    case 'mask':
    case 'detokenize':
    case 'reactor':
    case 'proxy_body':
      return value;
  }
}

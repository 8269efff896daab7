/** What the filters of an expression start from. */
import type { Json } from '../json';
import { Drop, type Context } from 'liquidjs';
import { contextRules, readsIds } from './contexts';
import { ExpressionFailure, syntaxFailure } from './errors';
import type { Operand, SourceSyntax } from './pipeline-syntax';
import type { Run } from './run';
import type { ExpressionContext, Keyword } from './types';
import { charactersOf, Decimal, isObject, jsonCopy, textOf, type Value } from './values';

/** How messages call a context. */
const NAMES: Readonly<Record<ExpressionContext, string>> = {
  alias: 'an alias',
  mask: 'a mask',
  fingerprint: 'a fingerprint expression',
  search_index: 'a search index',
  detokenize: 'a detokenize request',
  proxy_body: 'the body of a proxy request',
  proxy_header: 'a header of a proxy request',
  reactor: 'the arguments of a reactor',
};

const ID_NOT_FOUND = 'Nothing has this ID';

function tokenData(token: Json): Json {
  return isObject(token) && Object.hasOwn(token, 'data') ? (token.data ?? null) : null;
}

function withoutExtras(token: Json): Json {
  if (!isObject(token)) return token;
  return Object.fromEntries(Object.entries(token).filter(([name]) => name !== '_extras'));
}

function keyedValue(keyword: Keyword, id: string, run: Run, at: number): Json {
  const { context } = run.options;
  const { keywords } = contextRules(context);
  if (!keywords.includes(keyword))
    throw new ExpressionFailure(
      "The source isn't available here",
      `"${keyword}:" can't be read in ${NAMES[context]}. ${keywords.length === 0 ? `Read ${contextRules(context).variables.join(' or ')}.` : `Use ${keywords.join(', ')} or an ID.`}`,
      { offset: at },
    );
  const found = run.find(keyword, id);
  if (found === undefined && keyword === 'config') {
    run.warn(
      'inferred',
      `The configuration has no "${id}". Test what the platform returns. Here, it's null.`,
      at,
    );
    return null;
  }
  if (found === undefined)
    throw new ExpressionFailure(ID_NOT_FOUND, `No ${keyword} has the ID "${id}". Check the ID.`, {
      offset: at,
    });
  run.countToken(keyword, id);
  return keyword === 'token' ? withoutExtras(found) : found;
}

function bareToken(id: string, run: Run, at: number): Json {
  const found = run.find('token', id);
  if (found === undefined)
    throw new ExpressionFailure(
      ID_NOT_FOUND,
      `"${id}" isn't a variable in ${NAMES[run.options.context]}, and no token has it as its ID. Check the ID, or write a keyword such as "token_intent:" in front of it.`,
      { offset: at },
    );
  run.countToken('token', id);
  return tokenData(found);
}

/** Whether a tag or the context has given a variable this name. */
function isVariable(root: string, run: Run, liquid: Context): boolean {
  return Object.hasOwn(run.variables, root) || liquid.getSync([root]) !== undefined;
}

/** What is at `key` in a value, own members only; null where nothing is. */
function propertyOf(value: Json, key: Json): Json {
  if (Array.isArray(value)) {
    if (key === 'first') return value[0] ?? null;
    if (key === 'last') return value.at(-1) ?? null;
    if (key === 'size') return value.length;
    return (typeof key === 'number' ? value.at(key) : undefined) ?? null;
  }
  if (typeof value === 'string') return key === 'size' ? charactersOf(value).length : null;
  if (!isObject(value) || (typeof key !== 'string' && typeof key !== 'number')) return null;
  if (Object.hasOwn(value, key)) return value[key] ?? null;
  return key === 'size' ? Object.keys(value).length : null;
}

/** The value of a literal or path; null where a property is missing. `liquid` holds the variables of tags. */
export function operandValue(operand: Operand, run: Run, liquid: Context): Value {
  run.meter.spend(1);
  if (operand.kind === 'literal')
    return operand.isDecimal && Number.isInteger(operand.value)
      ? new Decimal(Number(operand.value))
      : operand.value;
  const keys = operand.keys.map((key) => {
    const value = operandValue(key, run, liquid);
    return value instanceof Decimal ? value.value : (value as Json);
  });
  const root: unknown = liquid.getSync([operand.root]) ?? null;
  // What a loop knows of itself, such as forloop.index, is no JSON.
  if (root instanceof Drop) return jsonCopy(liquid.getSync([operand.root, ...keys.map(textOf)]));
  return keys.reduce(propertyOf, root as Json);
}

/** Three characters are the fewest of an id: a shorter number is a number. */
const DIGITS_OF_ID = /^\d{3,}$/;

/** Characters of IDs that no one could take for something else. */
const PLAIN_ID = /^[\w-]+$/;

/**
 * The value that the filters start from: a literal, a variable, an entry of the configuration, a token or what is like
 * one. Throws an `ExpressionFailure` where an ID finds nothing or the context has no such source.
 */
export function sourceValue({ text, at, keyed, operand }: SourceSyntax, run: Run, liquid: Context): Value {
  const { context } = run.options;
  if (keyed !== undefined) return keyedValue(keyed.keyword, keyed.id, run, at);
  const isIdContext = readsIds(context);
  if (operand?.kind === 'literal' && !(isIdContext && DIGITS_OF_ID.test(text)))
    return operandValue(operand, run, liquid);
  const root = operand?.kind === 'path' ? operand.root : (/^[\p{L}_][\p{L}\p{N}_-]*/u.exec(text)?.[0] ?? '');
  if (isVariable(root, run, liquid)) {
    if (operand === undefined)
      throw syntaxFailure(`"${text}" isn't valid. Write "|" before each filter.`, at);
    return operandValue(operand, run, liquid);
  }
  if (isIdContext) {
    if (!PLAIN_ID.test(text)) run.warn('inferred', 'Everything up to "|" or the end is the ID.', at);
    return bareToken(text, run, at);
  }
  const { variables } = contextRules(context);
  if (operand === undefined)
    throw syntaxFailure(
      `"${text}" isn't valid. Write a path such as data.name, and "|" before each filter.`,
      at,
    );
  run.warn(
    'inferred',
    `"${root}" isn't a variable in ${NAMES[context]}, so this is null. Read ${variables.join(' or ')}.`,
    at,
  );
  return null;
}

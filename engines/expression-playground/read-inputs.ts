/** Reads the JSON fields of an attempt. */
import { type Json, isObject } from '../json';
import type { Resolve } from '../expressions';
import { jsonMistake, placeAt } from '../json-text';
import { readsById, sourceNames } from './context-rules';
import { JSON_LIMIT } from './limits';
import type { Attempt, Field, Inspection } from './types';

type Mistake = Extract<Inspection, { readonly ok: false }>;

/** What the expression can read, or the first mistake in a field. */
export type Inputs =
  | { readonly ok: true; readonly data: Json | undefined; readonly metadata: Json; readonly resolve: Resolve }
  | Mistake;

function mistake(field: Field, title: string, detail: string, offset?: number, text = ''): Mistake {
  const place = offset === undefined ? undefined : placeAt(text, offset);
  return { ok: false, field, title, detail, inferred: false, place };
}

type Read = { readonly ok: true; readonly value: Json | undefined } | Mistake;

/** The JSON of a field, or `undefined` where it's empty. */
function readJson(field: Field, name: string, text: string): Read {
  if (text.trim() === '') return { ok: true, value: undefined };
  if (text.length > JSON_LIMIT)
    return mistake(
      field,
      `The ${name} ${field === 'data' ? 'is' : 'are'} too large`,
      `This field can have at most ${JSON_LIMIT.toLocaleString('en-US')} characters here. Use less data.`,
    );
  const found = jsonMistake(text);
  if (found !== undefined)
    return mistake(
      field,
      `The ${name} ${field === 'data' ? "isn't" : "aren't"} valid JSON`,
      found.sentence,
      found.offset,
      text,
    );
  return { ok: true, value: JSON.parse(text) as Json };
}

function readSources({ where, sources }: Attempt): Read {
  const names = sourceNames(where);
  if (names.length === 0) return { ok: true, value: {} };
  const read = readJson('sources', 'other sources', sources);
  if (!read.ok || read.value === undefined) return read.ok ? { ok: true, value: {} } : read;
  const wrong = (detail: string): Mistake => mistake('sources', "The other sources don't fit", detail);
  if (!isObject(read.value)) return wrong(`Write an object with any of these names: ${names.join(', ')}.`);
  for (const [name, entries] of Object.entries(read.value)) {
    if (!names.includes(name))
      return wrong(`"${name.slice(0, 40)}" can't be read here. Use any of these names: ${names.join(', ')}.`);
    if (!isObject(entries)) return wrong(`"${name}" isn't an object. Write { "name": value }.`);
  }
  return read;
}

function ownMember(value: Json | undefined, name: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/**
 * What the expression of an attempt reads. The token with its ID has its data, and what
 * else the other sources say about it.
 */
export function readInputs(attempt: Attempt): Inputs {
  const data = readJson('data', 'data', attempt.data);
  if (!data.ok) return data;
  const sources = readSources(attempt);
  if (!sources.ok) return sources;
  const isById = readsById(attempt.where);
  if (!isById && data.value === undefined)
    return mistake(
      'data',
      "There's no data",
      `Write the token's data as JSON, for example "4242424242424242".`,
    );
  const resolve: Resolve = (kind, id) => {
    const found = ownMember(ownMember(sources.value, kind), id);
    if (kind !== 'token' || id !== attempt.id.trim() || data.value === undefined) return found;
    return { id, ...(isObject(found) ? found : {}), data: data.value };
  };
  return { ok: true, data: data.value, metadata: ownMember(sources.value, 'metadata') ?? {}, resolve };
}

import type { Json } from '../../../engines/json/index.ts';
import { expect } from 'vitest';
import type { Parameter } from '../../../pipeline/content/api-description/index.ts';
import type { Exchange } from './recorder.ts';
import type { EmittedSample } from './every-sample.ts';
import { NO_DEFAULTS, type SdkDefaults } from './sdk-defaults.ts';

/** Content types under which an SDK sends what the description calls by the other one; the API accepts both. */
const CONTENT_TYPE_ALIASES: Readonly<Record<string, string>> = {
  'application/json-patch+json': 'application/json',
};

/**
 * Asserts that a sample sent the request that its example describes, and that the mock server accepted it with the
 * status that the example documents.
 */
export function expectExchange(
  { id, input }: EmittedSample,
  exchange: Exchange,
  defaults: SdkDefaults = NO_DEFAULTS,
): void {
  const { operation, example } = input;
  const url = new URL(exchange.url, 'http://mock');
  expect.soft(`${exchange.status}`, `${id} is answered with ${exchange.answer}`).toBe(`${example.status}`);
  expect
    .soft(`${exchange.method} ${decodeURIComponent(url.pathname)}`, id)
    .toBe(`${operation.method} ${filledPath(operation.path, example.parameters)}`);
  const query = [...url.searchParams].map(([name, value]) => [name, withoutMilliseconds(value)]);
  expect
    .soft(query.sort(), `${id}, query`)
    .toEqual(expectedQuery(operation.parameters, { ...defaults.query, ...example.parameters }));
  expect.soft(exchange.headers['bt-api-key'], `${id}, key`).toBe('<API_KEY>');
  expect
    .soft(exchange.headers['bt-idempotency-key'], `${id}, idempotency key`)
    .toBe(sentKey(example.parameters['BT-IDEMPOTENCY-KEY'], defaults));
  if (example.body === undefined || !operation.requestBody) return;
  const sent = exchange.headers['content-type'] ?? '';
  const [contentType = ''] = sent.split(';');
  expect
    .soft(CONTENT_TYPE_ALIASES[contentType] ?? contentType, `${id}, content type`)
    .toBe(operation.requestBody.contentType);
  if (contentType === 'multipart/form-data') expectForm(id, exchange.body.toString(), example.body);
  else
    expect
      .soft(JSON.parse(withoutMilliseconds(exchange.body.toString())), `${id}, body`)
      .toEqual(example.body);
}

function sentKey(key: Json | undefined, { keyPrefix }: SdkDefaults): string | undefined {
  return key === undefined ? undefined : keyPrefix + text(key);
}

function filledPath(path: string, values: Readonly<Record<string, Json>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => text(values[name]));
}

function expectedQuery(
  parameters: readonly Parameter[],
  values: Readonly<Record<string, Json>>,
): [string, string][] {
  const pairs = parameters.flatMap(({ name, in: kind }): [string, string][] => {
    const value = values[name];
    if (kind !== 'query' || value === undefined) return [];
    return [value].flat().map((item) => [name, text(item)]);
  });
  return pairs.sort();
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A JSON part is in the form with its value; a file is there with its name. */
function expectForm(id: string, form: string, parts: Json): void {
  for (const [name, part] of Object.entries(parts ?? {})) {
    const place = `${id}, part ${name}`;
    const [, head = '', content = ''] =
      new RegExp(`name="${name}"([^]*?)\\r\\n\\r\\n([^]*?)\\r\\n--`).exec(form) ?? [];
    if (typeof part === 'string') expect.soft(head, place).toContain(`filename="${part}"`);
    else expect.soft(JSON.parse(content || 'null'), place).toEqual(part);
  }
}

/** An SDK writes the milliseconds of a moment. */
function withoutMilliseconds(text: string): string {
  return text.replace(/(T\d\d:\d\d:\d\d)\.000Z/g, '$1Z');
}

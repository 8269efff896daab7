/** A request that no SDK has a method for, as what an HTTP client sends. */
import type { Json } from '../../../engines/json/index.ts';
import { outputParts } from './step-outputs.ts';
import { parameterText } from './sample-request.ts';
import type { Call } from './types.ts';

export interface PlainRequest {
  readonly method: string;
  /** Path and query, percent-encoded except for outputs of earlier steps. */
  readonly path: string;
  /** Name and value, the key and the content type included; a form has none, since its client sets it. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: { readonly value: Json; readonly isForm: boolean };
}

const FORM = 'application/x-www-form-urlencoded';

/** Reads a call as a request for an HTTP client. */
export function plainRequest(call: Call): PlainRequest {
  const { operation, example, client } = call;
  const given = operation.parameters.filter(({ name }) => name in example.parameters);
  const type = operation.requestBody?.contentType;
  const isForm = type === FORM;
  const headers = given
    .filter((parameter) => parameter.in === 'header')
    .map(({ name }) => [name, parameterText({ example }, name)] as const);
  return {
    method: operation.method,
    path: requestPath(call),
    headers: [
      ['BT-API-KEY', client.key],
      ...headers,
      ...(type === undefined || isForm || example.body === undefined
        ? []
        : [['Content-Type', type] as const]),
    ],
    ...(example.body === undefined ? {} : { body: { value: example.body, isForm } }),
  };
}

/** The fields of a form as texts. */
export function formFields(value: Json): [name: string, value: string][] {
  return Object.entries(value ?? {}).map(([name, item]: [string, Json]) => [
    name,
    typeof item === 'string' ? item : JSON.stringify(item),
  ]);
}

/** Path and query of a call, percent-encoded except for outputs of earlier steps. */
export function requestPath({ operation, example }: Pick<Call, 'operation' | 'example'>): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeText(parameterText({ example }, name)),
  );
  const query = operation.parameters.flatMap(({ name, in: kind }) => {
    const value = example.parameters[name];
    if (kind !== 'query' || value === undefined) return [];
    return (Array.isArray(value) ? value : [value]).map(
      (item) => `${encodeText(name)}=${encodeText(typeof item === 'string' ? item : JSON.stringify(item))}`,
    );
  });
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** Percent-encodes for a URL, and what a shell or cURL would read as a pattern too; outputs stay as they are. */
function encodeText(text: string): string {
  return outputParts(text)
    .map((part) => ('variable' in part ? `{$steps.x.outputs.${part.variable}}` : encode(part.text)))
    .join('');
}

/** A placeholder that the reader replaces, e.g. `<TOKEN_ID>`, has to stay readable. */
const PLACEHOLDER = /(<[A-Z][A-Z0-9_]*>)/;

function encode(value: string): string {
  return value
    .split(PLACEHOLDER)
    .map((part) => (PLACEHOLDER.test(part) ? part : percentEncode(part)))
    .join('');
}

function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

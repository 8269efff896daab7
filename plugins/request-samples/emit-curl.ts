import { lookup } from 'mime-types';
import type { JsonValue } from '../api-description/types.ts';
import { isList } from './sample-value.ts';
import { parameterText } from './sample-request.ts';
import { environmentTokens } from './environment-tokens.ts';
import type { Emitter, EmitterInput } from './types.ts';

/** Writes a request as a call of cURL for a POSIX shell. */
export const emitCurl: Emitter = (input) => {
  const { operation } = input;
  const method = operation.method === 'GET' ? [] : [`-X ${operation.method}`];
  const parts = [
    `curl "${requestUrl(input)}"`,
    ...method,
    ...headers(input),
    ...body(input),
    ...output(input),
  ];
  return `${parts.join(' \\\n  ')}\n`;
};

function requestUrl({ operation, example, environment }: EmitterInput): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encode(parameterText({ example }, name)),
  );
  const query = operation.parameters.flatMap(({ name, in: kind }) => {
    const value = example.parameters[name];
    if (kind !== 'query' || value === undefined) return [];
    return (isList(value) ? value : [value]).map((item) => `${encode(name)}=${encode(textOf(item))}`);
  });
  const url = `https://${environmentTokens('curl')[environment]}${path}`;
  return query.length === 0 ? url : `${url}?${query.join('&')}`;
}

function textOf(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Percent-encodes for a URL, and what a shell or cURL would read as a pattern too. */
function encode(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function headers({ operation, example }: EmitterInput): string[] {
  const given = operation.parameters
    .filter((parameter) => parameter.in === 'header' && parameter.name in example.parameters)
    .map(({ name }) => `-H ${shellQuoted(`${name}: ${parameterText({ example }, name)}`)}`);
  const type = operation.requestBody?.contentType;
  // cURL itself writes the content type of a form, with its boundary.
  const isForm = type === 'multipart/form-data';
  const contentType =
    type === undefined || isForm || example.body === undefined ? [] : [`-H "Content-Type: ${type}"`];
  return ['-H "BT-API-KEY: <API_KEY>"', ...given, ...contentType];
}

function body({ operation, example }: EmitterInput): string[] {
  if (example.body === undefined) return [];
  if (operation.requestBody?.contentType === 'multipart/form-data') return formParts(example.body);
  return [`-d ${singleQuoted(JSON.stringify(example.body, null, 2))}`];
}

function formParts(value: JsonValue): string[] {
  if (value === null || typeof value !== 'object')
    throw new Error(`a form has named parts, and ${JSON.stringify(value)} has none. Correct the example.`);
  return Object.entries(value).map(([name, part]) => {
    if (typeof part !== 'string')
      return `-F ${singleQuoted(`${name}=${JSON.stringify(part)};type=application/json`)}`;
    const type = lookup(part);
    return `-F ${shellQuoted(`${name}=@${part}${type ? `;type=${type}` : ''}`)}`;
  });
}

function output({ operation }: EmitterInput): string[] {
  const success = operation.responses.find(({ status }) => status < 400);
  return success?.contentType === 'application/octet-stream' ? ['--output document'] : [];
}

/** In double quotes where nothing in the text means anything to a shell there. */
function shellQuoted(value: string): string {
  return /["$`\\!]/.test(value) ? singleQuoted(value) : `"${value}"`;
}

function singleQuoted(value: string): string {
  return `'${value.replaceAll("'", `'\\''`)}'`;
}

import type { Json } from '../../../engines/json/index.ts';
import { lookup } from 'mime-types';
import { outputNames } from '../writing/step-outputs.ts';
import { type Doc, lines, unindented } from '../writing/layout.ts';
import { formFields, plainRequest, requestPath } from '../writing/plain-request.ts';
import type { Call } from '../writing/types.ts';
import { ENVIRONMENTS } from './environments.ts';
import { expanded, expandedJson, shellQuoted, singleQuoted } from './shell.ts';

/** Nothing but the answer is printed, and a status of an error ends the program. */
export const FAIL = ['--silent --show-error --fail-with-body'];

/** Like `FAIL`, for a charge. Every response is judged, with its headers. */
export const DUMP = ['--silent --show-error --dump-header "$HEADERS"'];

/** A command on its lines; its document must begin where lines begin, even inside a block. */
export function commandLines({ command, here }: Command): Doc {
  const rows = lines(command.split('\n'));
  return here === undefined ? rows : [rows, unindented(here)];
}

export interface Command {
  readonly command: string;
  /** What follows it: a line break, its document and the end of that. */
  readonly here?: string;
}

/** The command of a call. */
export function curl(call: Call, flags: readonly string[]): Command {
  const { operation } = call;
  const method = operation.method === 'GET' ? [] : [`-X ${operation.method}`];
  const { parts, here } = body(call);
  const url = `https://${ENVIRONMENTS[call.environment]}${expanded(requestPath(call))}`;
  const all = [`curl "${url}"`, ...flags, ...method, ...headers(call), ...parts, ...output(call)];
  return { command: all.join(' \\\n  '), ...(here === undefined ? {} : { here }) };
}

function headers(call: Call): string[] {
  // cURL itself writes the content type of a form with files, with its boundary.
  return plainRequest(call)
    .headers.filter(([, value]) => value !== 'multipart/form-data')
    .map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`);
}

interface Body {
  readonly parts: readonly string[];
  /** A document after the command, which can hold variables. */
  readonly here?: string;
}

function body({ operation, example }: Call): Body {
  if (example.body === undefined) return { parts: [] };
  const type = operation.requestBody?.contentType;
  if (type === 'multipart/form-data') return { parts: formParts(example.body) };
  if (type === 'application/x-www-form-urlencoded')
    return {
      parts: formFields(example.body).map(
        ([name, value]) => `--data-urlencode ${shellQuoted(`${name}=${value}`)}`,
      ),
    };
  const json = JSON.stringify(example.body, null, 2);
  if (outputNames(example.body).length === 0)
    return json.includes("'")
      ? { parts: ["-d @- <<'JSON'"], here: `\n${json}\nJSON` }
      : { parts: [`-d ${singleQuoted(json)}`] };
  return { parts: ['-d @- <<JSON'], here: `\n${expandedJson(example.body)}\nJSON` };
}

function formParts(value: Json): string[] {
  if (value === null || typeof value !== 'object')
    throw new Error(`a form has named parts, and ${JSON.stringify(value)} has none. Correct the example.`);
  return Object.entries(value).map(([name, part]) => {
    if (typeof part !== 'string')
      return `-F ${singleQuoted(`${name}=${JSON.stringify(part)};type=application/json`)}`;
    const type = lookup(part);
    return `-F ${shellQuoted(`${name}=@${part}${type ? `;type=${type}` : ''}`)}`;
  });
}

/** Where the body goes that is no text. */
export function output({ operation }: Call): string[] {
  const success = operation.responses.find(({ status }) => status < 400);
  return success?.contentType === 'application/octet-stream' ? ['--output document'] : [];
}

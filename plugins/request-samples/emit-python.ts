import { lookup } from 'mime-types';
import { enclosed, entries, indented, lines, printProgram, type Doc } from './layout.ts';
import type { ApiDescription } from '../api-description/types.ts';
import { identifiers, importsFor } from './identifiers.ts';
import { jsonLiteral, quoted, type JsonLiterals } from './json-literal.ts';
import { snakeCase } from './names.ts';
import { sampleRequest, uploadedFile, type SampleRequest } from './sample-request.ts';
import type { SampleField, SampleValue } from './sample-value.ts';
import { environmentTokens } from './environment-tokens.ts';
import type { Emitter } from './types.ts';

const INDENTATION = { tabWidth: 4 };
/** Columns that a formatter leaves on one line by default. */
const MAXIMUM_IMPORT = 88;

const literals: JsonLiterals = {
  null: 'None',
  true: 'True',
  false: 'False',
  list: (items) => enclosed('[', items, ']', { trailing: ',' }),
  object: (members) => dictionary(members),
};

/** Writes a request for the Python SDK. */
export const emitPython: Emitter = (input) => {
  const request = sampleRequest('python', input);
  const construction = entries(
    'client = BasisTheory(',
    ['api_key="<API_KEY>"', `environment=${environmentTokens('python')[input.environment]}`],
    ')',
    { trailing: ',' },
  );
  const program = printProgram([construction, ...callAndPrint(request)], INDENTATION);
  return `${printProgram(imports(identifiers(program), input.description), INDENTATION)}\n${program}`;
};

function imports(used: ReadonlySet<string>, { schemas }: ApiDescription): Doc[] {
  const models = ['BasisTheory', ...schemas.keys()].filter((name) => used.has(name)).sort();
  const line = `from basis_theory import ${models.join(', ')}`;
  const sdk =
    line.length <= MAXIMUM_IMPORT
      ? line
      : entries('from basis_theory import (', models, ')', { trailing: ',' });
  const standard = importsFor(used, { datetime: 'from datetime import datetime, timezone' });
  return [...standard, lines([sdk, 'from basis_theory.environment import BasisTheoryEnvironment'])];
}

function callAndPrint(request: SampleRequest): Doc[] {
  const { call, result } = request.method;
  const invocation: Doc = [`client.${call}`, callArguments(request)];
  const file = uploadedFile(request);
  if (file !== undefined) {
    return [
      [`with open(${quoted(file)}, "rb") as document:`, indented(['response = ', invocation])],
      'print(response)',
    ];
  }
  if (result === 'none') return [invocation];
  if (result === 'page') return [['page = ', invocation], 'print(page.items)'];
  if (result === 'content') {
    const copy: Doc = [['for chunk in ', invocation, ':'], indented('file.write(chunk)')];
    return [['with open("document", "wb") as file:', indented(copy)]];
  }
  return [['response = ', invocation], 'print(response)'];
}

function callArguments({ path, fields, free, idempotencyKey }: SampleRequest): Doc {
  const request = free === undefined ? fields.map(keyword) : [['request=', jsonLiteral(free, literals)]];
  const key = idempotencyKey === undefined ? [] : [`idempotency_key=${quoted(idempotencyKey)}`];
  return enclosed('(', [...path.map(quoted), ...request, ...key], ')', { trailing: ',' });
}

function keyword({ name, value }: SampleField): Doc {
  return [snakeCase(name), '=', valueLiteral(value)];
}

function valueLiteral(value: SampleValue): Doc {
  switch (value.kind) {
    case 'object':
      return entries([value.type, '('], value.fields.map(keyword), ')', { trailing: ',' });
    case 'list':
      return literals.list(value.items.map(valueLiteral));
    case 'map':
      return dictionary(
        value.entries.map(([key, item]) => [key, item === null ? literals.null : quoted(item)]),
      );
    case 'free':
      return jsonLiteral(value.value, literals);
    case 'instant':
      return instant(value.value);
    case 'file':
      return file(value.name);
    case 'enum':
    case 'string':
      return quoted(value.value);
    case 'integer':
    case 'number':
      return String(value.value);
    case 'boolean':
      return value.value ? literals.true : literals.false;
  }
}

/** The parts of a moment, because the oldest supported Python does not read the `Z` of ISO 8601. */
function instant(value: string): string {
  const moment = new Date(value);
  const day = [moment.getUTCFullYear(), moment.getUTCMonth() + 1, moment.getUTCDate()];
  const time = [moment.getUTCHours(), moment.getUTCMinutes(), moment.getUTCSeconds()];
  const parts = time.every((part) => part === 0) ? day : [...day, ...time];
  return `datetime(${[...parts, 'tzinfo=timezone.utc'].join(', ')})`;
}

function file(name: string): Doc {
  const type = lookup(name);
  return enclosed('(', [quoted(name), 'document', ...(type ? [quoted(type)] : [])], ')');
}

function dictionary(members: readonly (readonly [key: string, value: Doc])[]): Doc {
  return entries(
    '{',
    members.map(([key, value]) => [quoted(key), ': ', value]),
    '}',
    { trailing: ',' },
  );
}

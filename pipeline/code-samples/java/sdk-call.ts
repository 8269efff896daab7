import { comparedProperty } from '../writing/answer-path.ts';
import { afterAnswer, isAnswerUsed, repeated } from '../writing/checks.ts';
import { jsonLiteral, quoted } from '../writing/json-literal.ts';
import { type Doc, chain, enclosed, indented, lines } from '../writing/layout.ts';
import { camelCase, pascalCase } from '../writing/names.ts';
import { type RequestField, type SampleRequest, uploadedFile } from '../writing/sample-request.ts';
import { savedValue } from '../writing/saved-property.ts';
import type { Call } from '../writing/types.ts';
import { kept, newFile, print, saved } from './answer.ts';
import { javaChecks } from './checks.ts';
import { builder, literals, rawEnum, textLiteral } from './literals.ts';

/** The statements of a call of the SDK: it is made, and what comes back is checked, printed and kept. */
export function callAndPrint(call: Call, request: SampleRequest, branch: readonly Doc[]): Doc[] {
  const { call: method, result } = request.method;
  const invocation: Doc = [
    `${camelCase(call.client.name)}.${method.replaceAll('.', '().')}`,
    enclosed('(', callArguments(request), ')'),
    ';',
  ];
  if (result === 'none') return [invocation];
  if (result === 'content') {
    const content = `content${call.suffix}`;
    return [[`var ${content} = `, invocation], `Files.copy(${content}, Paths.get("document"));`];
  }
  const name = camelCase(call.answer ?? (result === 'page' ? 'page' : 'response'));
  const syntax = javaChecks((condition) => {
    const property = comparedProperty(call, condition);
    const getter = `${name}.get${pascalCase(property.name)}()`;
    const isEnum = property.enumName !== undefined;
    if (!property.isOptional) return isEnum ? `${getter}.toString()` : getter;
    return `${getter}${isEnum ? '.map(Object::toString)' : ''}.orElse(null)`;
  });
  const keeps = call.outputs.map((output) => kept(call, output, name));
  const printed = print(call, name);
  const toSave = savedValue(call);
  const declared = toSave === undefined ? [] : [saved(call, toSave, name)];
  if (toSave === undefined && !isAnswerUsed(call, printed)) return [invocation];
  return [
    ...(toSave === undefined ? [] : [lines(newFile(call, toSave))]),
    [`var ${name} = `, invocation],
    ...repeated(call, syntax, ({ after, limit }, test) =>
      lines([
        [
          `for (int retry = 0; ${test} && retry < ${String(limit)}; retry++) {`,
          indented(lines([`Thread.sleep(${String(after * 1000)});`, [`${name} = `, invocation]])),
        ],
        '}',
      ]),
    ),
    ...afterAnswer(
      call,
      syntax,
      { declared, kept: keeps, ...(printed === undefined ? {} : { printed }) },
      branch,
    ),
  ];
}

/** A query parameter whose type has no established spelling is sent in addition to the typed request. */
function isLooseParameter({ value, in: kind }: RequestField): boolean {
  return value.kind === 'enum' && kind === 'query';
}

function callArguments(request: SampleRequest): Doc[] {
  const { method, path, fields, free } = request;
  const values = path.map(textLiteral);
  const options = optionsArgument(request);
  if (free !== undefined) return [...values, jsonLiteral(free, literals), ...options];
  const file = uploadedFile(request);
  const upload = file === undefined ? [] : [`Optional.of(new File(${quoted(file)}))`];
  const typed = fields.filter((field) => !isLooseParameter(field) && field.value.kind !== 'file');
  if (method.request === undefined || typed.length === 0) return [...values, ...upload, ...options];
  return [...values, ...upload, builder(method.request, typed, true), ...options];
}

function optionsArgument({ method, fields, idempotencyKey }: SampleRequest): Doc[] {
  const key = idempotencyKey === undefined ? [] : [`.idempotencyKey(${textLiteral(idempotencyKey)})`];
  const query = fields
    .filter(isLooseParameter)
    .map(({ wireName, value }): Doc => [`.addQueryParameter(${quoted(wireName)}, `, rawEnum(value), ')']);
  const calls = [...key, ...query];
  if (calls.length === 0) return [];
  return [
    chain(`${method.idempotent ? 'IdempotentRequestOptions' : 'RequestOptions'}.builder()`, [
      ...calls,
      '.build()',
    ]),
  ];
}

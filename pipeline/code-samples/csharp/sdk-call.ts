import { comparedProperty } from '../writing/answer-path.ts';
import { afterAnswer, isAnswerUsed, repeated, scalarLiteral } from '../writing/checks.ts';
import { jsonLiteral, quoted } from '../writing/json-literal.ts';
import { type Doc, enclosed, indented, initializer, lines } from '../writing/layout.ts';
import { camelCase, pascalCase } from '../writing/names.ts';
import { type RequestField, type SampleRequest, uploadedFile } from '../writing/sample-request.ts';
import { savedValue } from '../writing/saved-property.ts';
import type { Call } from '../writing/types.ts';
import { kept, newFile, print, saved } from './answer.ts';
import { csharpChecks } from './checks.ts';
import { dictionary, literals, member, textLiteral, valueLiteral } from './literals.ts';

/** The statements of a call of the SDK: it is made, and what comes back is checked, printed and kept. */
export function callAndPrint(call: Call, request: SampleRequest, branch: readonly Doc[]): Doc[] {
  const { call: method, result } = request.method;
  const invocation: Doc = [
    `await ${camelCase(call.client.name)}.${method}`,
    enclosed('(', callArguments(request), ')'),
    ';',
  ];
  if (result === 'none') return [invocation];
  if (result === 'content') {
    const [content, file] = [`content${call.suffix}`, `file${call.suffix}`];
    const copy = lines([
      `await using var ${file} = File.Create("document");`,
      `await ${content}.CopyToAsync(${file});`,
    ]);
    return [[`await using var ${content} = `, invocation], copy];
  }
  const name = camelCase(call.answer ?? (result === 'page' ? 'page' : 'response'));
  const printed = print(call, name);
  const syntax = csharpChecks(
    (condition) => `${name}.${pascalCase(comparedProperty(call, condition).name)}`,
    (condition) => {
      const { enumName } = comparedProperty(call, condition);
      if (enumName === undefined) return scalarLiteral(condition.value);
      return `${enumName}.${pascalCase(String(condition.value))}`;
    },
  );
  const keeps = call.outputs.map((output) => kept(call, output, name));
  const file = uploadedFile(request);
  const opened = file === undefined ? [] : [`await using var document = File.OpenRead(${quoted(file)});`];
  const toSave = savedValue(call);
  const declared = toSave === undefined ? [] : saved(call, toSave, name);
  if (toSave === undefined && !isAnswerUsed(call, printed)) return [...opened, invocation];
  return [
    ...opened,
    ...(toSave === undefined ? [] : [lines(newFile(call, toSave))]),
    [`var ${name} = `, invocation],
    ...repeated(call, syntax, ({ after, limit }, test) =>
      lines([
        `for (var retry = 0; ${test} && retry < ${String(limit)}; retry++)`,
        [
          '{',
          indented(
            lines([`await Task.Delay(TimeSpan.FromSeconds(${String(after)}));`, [`${name} = `, invocation]]),
          ),
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

/** A property whose type has no established spelling is sent in addition to the typed request. */
function isLoose({ value }: RequestField): boolean {
  return value.kind === 'enum';
}

function callArguments(request: SampleRequest): Doc[] {
  const { method, path, fields, free } = request;
  const values = path.map(textLiteral);
  const typed = fields.filter((field) => !isLoose(field)).map(member);
  if (free !== undefined) return [...values, jsonLiteral(free, literals), ...optionsArgument(request)];
  if (method.request === undefined) return [...values, ...optionsArgument(request)];
  const argument =
    typed.length === 0 ? `new ${method.request}()` : initializer(`new ${method.request}`, typed);
  return [...values, argument, ...optionsArgument(request)];
}

function optionsArgument({ method, fields, idempotencyKey }: SampleRequest): Doc[] {
  const loose = fields.filter(isLoose);
  const key = idempotencyKey === undefined ? [] : [`IdempotencyKey = ${textLiteral(idempotencyKey)}`];
  const extras = (['query', 'body'] as const).flatMap((kind) => {
    const members = loose
      .filter((field) => field.in === kind)
      .map(({ name, value }) => [name, valueLiteral(value, true)] as const);
    if (members.length === 0) return [];
    const [property, element] =
      kind === 'query' ? ['AdditionalQueryParameters', 'string'] : ['AdditionalBodyProperties', 'object'];
    return [[`${property} = `, dictionary(element, members)]];
  });
  const members = [...key, ...extras];
  return members.length === 0
    ? []
    : [initializer(`new ${method.idempotent ? 'IdempotentRequestOptions' : 'RequestOptions'}`, members)];
}

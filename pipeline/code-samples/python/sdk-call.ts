import { comparedProperty } from '../writing/answer-path.ts';
import { afterAnswer, isAnswerUsed, repeated } from '../writing/checks.ts';
import { jsonLiteral, quoted } from '../writing/json-literal.ts';
import { type Doc, enclosed, indented, lines } from '../writing/layout.ts';
import { snakeCase } from '../writing/names.ts';
import { type SampleRequest, uploadedFile } from '../writing/sample-request.ts';
import { savedValue } from '../writing/saved-property.ts';
import type { SampleField } from '../writing/sample-value.ts';
import type { Call } from '../writing/types.ts';
import { kept, newFile, print, saved } from './answer.ts';
import { checkSyntax } from './checks.ts';
import { literals, textLiteral, valueLiteral } from './literals.ts';

/** The statements of a call of the SDK: it is made, and what comes back is checked, printed and kept. */
export function callAndPrint(call: Call, request: SampleRequest, branch: readonly Doc[]): Doc[] {
  const { call: method, result } = request.method;
  const invocation: Doc = [`${snakeCase(call.client.name)}.${method}`, callArguments(request)];
  const file = uploadedFile(request);
  const name = snakeCase(call.answer ?? (result === 'page' ? 'page' : 'response'));
  const syntax = checkSyntax((condition) => `${name}.${snakeCase(comparedProperty(call, condition).name)}`);
  const keeps = call.outputs.map((output) => kept(call, output, name));
  const printed = print(call, name);
  const toSave = savedValue(call);
  const declared = toSave === undefined ? [] : saved(call, toSave, name);
  const use = { declared, kept: keeps, ...(printed === undefined ? {} : { printed }) };
  const after = afterAnswer(call, syntax, use, branch);
  if (file !== undefined) {
    return [
      [`with open(${quoted(file)}, "rb") as document:`, indented([`${name} = `, invocation])],
      ...after,
    ];
  }
  if (result === 'none' || (result !== 'content' && toSave === undefined && !isAnswerUsed(call, printed)))
    return [invocation];
  if (result === 'content') {
    const copy: Doc = [['for chunk in ', invocation, ':'], indented('file.write(chunk)')];
    return [['with open("document", "wb") as file:', indented(copy)]];
  }
  const assignment: Doc = [`${name} = `, invocation];
  const retries = `retries${call.suffix}`;
  const loop = repeated(call, syntax, ({ after: seconds, limit }, test) =>
    lines([
      `${retries} = 0`,
      [
        `while ${test} and ${retries} < ${String(limit)}:`,
        indented(lines([`time.sleep(${String(seconds)})`, assignment, `${retries} += 1`])),
      ],
    ]),
  );
  const made = toSave === undefined ? assignment : lines([...newFile(call, toSave), assignment]);
  return [made, ...loop, ...after];
}

function callArguments({ path, fields, free, idempotencyKey }: SampleRequest): Doc {
  const request = free === undefined ? fields.map(keyword) : [['request=', jsonLiteral(free, literals)]];
  const key = idempotencyKey === undefined ? [] : [`idempotency_key=${textLiteral(idempotencyKey)}`];
  return enclosed('(', [...path.map(textLiteral), ...request, ...key], ')', { trailing: ',' });
}

function keyword({ name, value }: SampleField): Doc {
  return [snakeCase(name), '=', valueLiteral(value)];
}

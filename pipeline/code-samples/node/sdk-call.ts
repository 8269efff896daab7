import { comparedProperty } from '../writing/answer-path.ts';
import { afterAnswer, isAnswerUsed, repeated } from '../writing/checks.ts';
import { jsonLiteral } from '../writing/json-literal.ts';
import { type Doc, enclosed, hugged, indented, isBroken, lines } from '../writing/layout.ts';
import { camelCase } from '../writing/names.ts';
import type { SampleRequest } from '../writing/sample-request.ts';
import { savedValue } from '../writing/saved-property.ts';
import { sdkMethod } from '../../content/sdk-methods/index.ts';
import type { Call } from '../writing/types.ts';
import { kept, newFile, print, saved } from './answer.ts';
import { checkSyntax } from './checks.ts';
import { literals, objectLiteral, textLiteral, typedObject } from './literals.ts';

/** The statements of a call of the SDK: it is made, and what comes back is checked, printed and kept. */
export function callAndPrint(call: Call, request: SampleRequest, branch: readonly Doc[]): Doc[] {
  const { call: method, result } = request.method;
  const invocation: Doc = [`await ${camelCase(call.client.name)}.${method}`, callArguments(request), ';'];
  if (result === 'none') return [invocation];
  if (result === 'content') {
    const content = `content${call.suffix}`;
    return [
      [`const ${content} = `, invocation],
      `await writeFile("document", Buffer.from(await ${content}.arrayBuffer()));`,
    ];
  }
  const name = camelCase(call.answer ?? (result === 'page' ? 'page' : 'response'));
  const syntax = checkSyntax((condition) => `${name}.${camelCase(comparedProperty(call, condition).name)}`);
  const keeps = call.outputs.map((output) => kept(call, output, name));
  const printed = print(call, name);
  const toSave = savedValue(call);
  if (toSave === undefined && !isAnswerUsed(call, printed)) return [invocation];
  const declared = toSave === undefined ? [] : saved(call, toSave, name);
  const loop = repeated(call, syntax, ({ after, limit }, test) =>
    lines([
      [
        `for (let retry = 0; ${test} && retry < ${String(limit)}; retry += 1) {`,
        indented(
          lines([
            `await new Promise((resolve) => setTimeout(resolve, ${String(after * 1000)}));`,
            [`${name} = `, invocation],
          ]),
        ),
      ],
      '}',
    ]),
  );
  return [
    lines([
      ...(toSave === undefined ? [] : newFile(toSave)),
      [`${call.retry === undefined ? 'const' : 'let'} ${name} = `, invocation],
    ]),
    ...loop,
    ...afterAnswer(
      call,
      syntax,
      { declared, kept: keeps, ...(printed === undefined ? {} : { printed }) },
      branch,
    ),
  ];
}

function callArguments(request: SampleRequest): Doc {
  const values = [...request.path.map(textLiteral), ...requestArgument(request), ...optionsArgument(request)];
  const last = values.at(-1);
  const hugsLast = last !== undefined && isBroken(last) && !values.slice(0, -1).some(isBroken);
  return hugsLast ? hugged(values) : enclosed('(', values, ')', { trailing: ',' });
}

function requestArgument({ fields, free, idempotencyKey }: SampleRequest): Doc[] {
  if (free !== undefined) return [jsonLiteral(free, literals)];
  if (fields.length > 0) return [typedObject(fields)];
  return idempotencyKey === undefined ? [] : ['{}'];
}

function optionsArgument({ idempotencyKey }: SampleRequest): Doc[] {
  return idempotencyKey === undefined
    ? []
    : [objectLiteral([['idempotencyKey', textLiteral(idempotencyKey)]])];
}

/** Why the method of an operation does not work, if so. */
export function unusable({ operation }: Call): string | undefined {
  return sdkMethod('node', operation.id).unusable;
}

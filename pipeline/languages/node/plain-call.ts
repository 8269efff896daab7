import { afterAnswer } from '../writing/checks.ts';
import { jsonLiteral, quoted } from '../writing/json-literal.ts';
import { type Doc, lines } from '../writing/layout.ts';
import { camelCase } from '../writing/names.ts';
import { formFields, plainRequest } from '../writing/plain-request.ts';
import { pathValues } from '../writing/sample-request.ts';
import type { Call } from '../writing/types.ts';
import { checkSyntax } from './checks.ts';
import { ENVIRONMENTS } from './environments.ts';
import { literals, objectLiteral, propertyKey, templateText, textLiteral } from './literals.ts';
import { keyAccess, typeOf } from './typed-json.ts';

/** The request without the SDK, for an operation whose method does not work. */
export function withoutSdk(call: Call, reason: string): Doc[] {
  const { operation } = call;
  const environment = ENVIRONMENTS[call.environment];
  const values = pathValues(call).map(encodeURIComponent);
  const path = operation.path.replace(/\{\w+\}/g, () => values.shift() ?? '');
  const init = objectLiteral([
    ['method', quoted(operation.method)],
    ['headers', objectLiteral([['"BT-API-KEY"', quoted(call.client.key)]])],
  ]);
  return [
    lines([`// ${reason}`, ['const response = await fetch(`${', environment, '}', path, '`, ', init, ');']]),
    'console.log(response.status);',
  ];
}

/** The request with `fetch`, for what no SDK has a method for. */
export function plainStatements(call: Call, branch: readonly Doc[]): Doc[] {
  const { method, path, headers, body } = plainRequest(call);
  const url = `\`\${${ENVIRONMENTS[call.environment]}}${templateText(path)}\``;
  const bodyMember: [string, Doc][] =
    body === undefined
      ? []
      : body.isForm
        ? [
            [
              'body',
              [
                'new URLSearchParams(',
                jsonLiteral(Object.fromEntries(formFields(body.value)), literals),
                ')',
              ],
            ],
          ]
        : [['body', ['JSON.stringify(', jsonLiteral(body.value, literals), ')']]];
  const init = objectLiteral([
    ['method', quoted(method)],
    [
      'headers',
      objectLiteral(headers.map(([name, value]): [string, Doc] => [propertyKey(name), textLiteral(value)])),
    ],
    ...bodyMember,
  ]);
  const response = `response${call.suffix}`;
  const request: Doc = [`const ${response} = await fetch(${url}, `, init, ');'];
  const stop = `throw new Error(\`Status \${${response}.status}\`);`;
  const printed = `console.log(${response}.status);`;
  const checked = lines([request, [`if (!${response}.ok) `, stop]]);
  if (call.outputs.length === 0 && call.conditions.length === 0) return [checked, printed];
  const answer = `answer${call.suffix}`;
  const type = typeOf([
    ...call.outputs.map(({ pointer }) => ({ path: pointer, type: 'string' })),
    ...call.conditions.map(({ pointer, value }) => ({ path: pointer, type: typeof value })),
  ]);
  const kept = call.outputs.map(
    ({ name, pointer }) => `const ${camelCase(name)} = ${answer}${pointer.map(keyAccess).join('')};`,
  );
  const syntax = checkSyntax(({ pointer }) => answer + pointer.map(keyAccess).join(''));
  const declared = [`const ${answer} = (await ${response}.json()) as ${type};`];
  return [checked, ...afterAnswer(call, syntax, { declared, kept, printed }, branch)];
}

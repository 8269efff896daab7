import { chargeOf, missingSentence, OTHER_ERRORS, RESPONDED } from '../writing/charges.ts';
import { afterAnswer } from '../writing/checks.ts';
import { jsonLiteral, quoted } from '../writing/json-literal.ts';
import { type Doc, lines } from '../writing/layout.ts';
import { camelCase } from '../writing/names.ts';
import { formFields, plainRequest } from '../writing/plain-request.ts';
import { pathValues } from '../writing/sample-request.ts';
import type { Call } from '../writing/types.ts';
import { chargeSyntax, checkSyntax, hasResponded, oneOf } from './checks.ts';
import { ENVIRONMENTS } from './environments.ts';
import { literals, objectLiteral, propertyKey, templateText, textLiteral } from './literals.ts';
import { optionalAccess, typeOf } from './typed-json.ts';

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
  const printed = `console.log(${response}.status);`;
  const charge = chargeOf(call);
  const stop = `throw new Error(\`Status \${${response}.status}\`);`;
  const sent =
    charge === undefined
      ? lines([request, [`if (!${response}.ok) `, stop]])
      : lines([`// ${OTHER_ERRORS}`, request]);
  if (call.outputs.length === 0 && call.conditions.length === 0) return [sent, printed];
  const answer = `answer${call.suffix}`;
  const type = typeOf([
    ...call.outputs.map(({ pointer }) => ({ path: pointer, type: 'string' })),
    ...[...call.conditions, ...(charge === undefined ? [] : [charge.decline])].map(({ pointer, value }) => ({
      path: pointer,
      type: typeof value,
    })),
  ]);
  const valueAt = ({ pointer }: { readonly pointer: readonly string[] }): string =>
    answer + pointer.map(optionalAccess).join('');
  const kept = call.outputs.map((output) =>
    lines([
      `const ${camelCase(output.name)} = ${valueAt(output)};`,
      `if (!${camelCase(output.name)}) throw new Error(${quoted(missingSentence(call, output))});`,
    ]),
  );
  const syntax = { ...checkSyntax(valueAt), charge: chargeSyntax(call, valueAt) };
  const declared =
    charge === undefined
      ? [`const ${answer} = (await ${response}.json()) as ${type};`]
      : [
          `const ${hasResponded(call)} = ${response}.headers.has(${quoted(RESPONDED)});`,
          `const ${answer} = (${hasResponded(call)} && ${oneOf(`${response}.status`, charge.statuses)} ? await ${response}.json() : {}) as ${type};`,
        ];
  return [sent, ...afterAnswer(call, syntax, { declared, kept, printed }, branch)];
}

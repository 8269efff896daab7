import { chargeOf, missingSentence, OTHER_ERRORS, RESPONDED } from '../writing/charges.ts';
import { afterAnswer } from '../writing/checks.ts';
import { jsonLiteral, quoted } from '../writing/json-literal.ts';
import { type Doc, entries, indented, lines } from '../writing/layout.ts';
import { snakeCase } from '../writing/names.ts';
import { plainRequest } from '../writing/plain-request.ts';
import type { Call } from '../writing/types.ts';
import { chargeSyntax, checkSyntax, hasResponded, oneOf } from './checks.ts';
import { ENVIRONMENTS } from './environments.ts';
import { dictionary, keyAccess, literals, textLiteral } from './literals.ts';

/** The request with HTTPX, which the SDK itself uses, for what no SDK has a method for. */
export function plainStatements(call: Call, branch: readonly Doc[]): Doc[] {
  const { method, path, headers, body } = plainRequest(call);
  const response = `response${call.suffix}`;
  const url = `${ENVIRONMENTS[call.environment]}.value + ${textLiteral(path)}`;
  // HTTPX itself sets the content type of JSON and of a form.
  const given = headers.filter(([name]) => name !== 'Content-Type');
  const request: Doc = [
    `${response} = httpx.${method.toLowerCase()}`,
    entries(
      '(',
      [
        url,
        ['headers=', dictionary(given.map(([name, value]) => [name, textLiteral(value)]))],
        ...(body === undefined
          ? []
          : [[body.isForm ? 'data=' : 'json=', jsonLiteral(body.value, literals)] as Doc]),
        'timeout=30',
      ],
      ')',
      { trailing: ',' },
    ),
  ];
  const charge = chargeOf(call);
  const checked: Doc = [
    `if ${response}.is_error:`,
    indented(`raise SystemExit(f"Status {${response}.status_code}")`),
  ];
  const statements = charge === undefined ? lines([request, checked]) : lines([`# ${OTHER_ERRORS}`, request]);
  const printed = `print(${response}.status_code)`;
  if (call.outputs.length === 0 && call.conditions.length === 0) return [statements, printed];
  const answer = `answer${call.suffix}`;
  const valueAt = ({ pointer }: { readonly pointer: readonly string[] }): string =>
    answer + pointer.map(lookUp).join('');
  const keeps = call.outputs.map((output) => {
    const name = snakeCase(output.name);
    const missing = `raise SystemExit(${quoted(missingSentence(call, output))})`;
    return lines([`${name} = ${valueAt(output)}`, [`if not ${name}:`, indented(missing)]]);
  });
  const syntax = { ...checkSyntax(valueAt), charge: chargeSyntax(call, valueAt) };
  const declared =
    charge === undefined
      ? [`${answer} = ${response}.json()`]
      : [
          `${hasResponded(call)} = ${quoted(RESPONDED)} in ${response}.headers`,
          `${answer}: dict[str, Any] = ${response}.json() if ${hasResponded(call)} and ${oneOf(`${response}.status_code`, charge.statuses)} else {}`,
        ];
  const use = { declared, kept: keeps, printed };
  return [statements, ...afterAnswer(call, syntax, use, branch)];
}

/** Like `keyAccess`, but for what may be absent. */
function lookUp(key: string, index: number, { length }: readonly string[]): string {
  if (/^\d+$/.test(key)) return keyAccess(key);
  return `.get(${quoted(key)}${index < length - 1 ? ', {}' : ''})`;
}

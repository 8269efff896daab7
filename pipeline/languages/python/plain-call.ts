import { afterAnswer } from '../writing/checks.ts';
import { jsonLiteral, quoted } from '../writing/json-literal.ts';
import { type Doc, entries, indented, lines } from '../writing/layout.ts';
import { snakeCase } from '../writing/names.ts';
import { plainRequest } from '../writing/plain-request.ts';
import type { Call } from '../writing/types.ts';
import { checkSyntax } from './checks.ts';
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
  const checked: Doc = [
    `if ${response}.is_error:`,
    indented(`raise SystemExit(f"Status {${response}.status_code}")`),
  ];
  const statements = lines([request, checked]);
  const printed = `print(${response}.status_code)`;
  if (call.outputs.length === 0 && call.conditions.length === 0) return [statements, printed];
  const answer = `answer${call.suffix}`;
  const keeps = call.outputs.map(
    ({ name, pointer }) => `${snakeCase(name)} = ${answer}${pointer.map(keyAccess).join('')}`,
  );
  const syntax = checkSyntax(({ pointer }) => answer + pointer.map(lookUp).join(''));
  const declared = [`${answer} = ${response}.json()`];
  const use = { declared, kept: keeps, printed };
  return [statements, ...afterAnswer(call, syntax, use, branch)];
}

/** Like `keyAccess`, but for what may be absent. */
function lookUp(key: string, index: number, { length }: readonly string[]): string {
  if (/^\d+$/.test(key)) return keyAccess(key);
  return `.get(${quoted(key)}${index < length - 1 ? ', {}' : ''})`;
}

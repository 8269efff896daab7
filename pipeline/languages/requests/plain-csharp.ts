import { concatenation } from './carried.ts';
import { afterAnswer, scalarLiteral, type CheckSyntax } from './checks.ts';
import { environmentTokens } from './environment-tokens.ts';
import { initializer, lines, type Doc } from './layout.ts';
import { jsonLiteral, quoted, type JsonLiterals } from './json-literal.ts';
import { camelCase, pascalCase } from './names.ts';
import { formFields, plainRequest, type PlainRequest } from './plain-request.ts';
import type { AnswerCondition, Call } from './types.ts';

/** The request with the HTTP client of .NET, for what no SDK has a method for. */
export function csharpPlain(call: Call, literals: JsonLiterals, branch: readonly Doc[]): Doc[] {
  const { method, path, headers, body } = plainRequest(call);
  const [request = '', response = '', answer = ''] = ['request', 'response', 'answer'].map(
    (name) => name + call.suffix,
  );
  const url = `${environmentTokens('csharp')[call.environment]} + ${concatenation(path, camelCase)}`;
  const sent = lines([
    `using var ${request} = new HttpRequestMessage(HttpMethod.${pascalCase(method)}, ${url});`,
    // The content type belongs to the content.
    ...headers
      .filter(([name]) => name !== 'Content-Type')
      .map(([name, value]) => `${request}.Headers.Add(${quoted(name)}, ${concatenation(value, camelCase)});`),
    ...(body === undefined ? [] : [[`${request}.Content = `, content(body, literals), ';'] as Doc]),
  ]);
  const kept = call.outputs.map(({ name, pointer }) => {
    const way = pointer
      .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.GetProperty(${quoted(key)})`))
      .join('');
    return `var ${camelCase(name)} = JsonDocument.Parse(${answer}).RootElement${way}.GetString()!;`;
  });
  const syntax = csharpChecks(({ pointer, value }) => {
    const way = pointer.map((key) => `?[${/^\d+$/.test(key) ? key : quoted(key)}]`).join('');
    return `JsonNode.Parse(${answer})${way}?.GetValue<${TYPES[typeof value] ?? 'double'}>()`;
  });
  const isRead = kept.length > 0 || call.conditions.length > 0;
  const declared = isRead ? [`var ${answer} = await ${response}.Content.ReadAsStringAsync();`] : [];
  const printed = `Console.WriteLine((int)${response}.StatusCode);`;
  return [
    sent,
    lines([
      `using var ${response} = await http.SendAsync(${request});`,
      `if (!${response}.IsSuccessStatusCode) throw new HttpRequestException($"Status {(int)${response}.StatusCode}");`,
    ]),
    ...afterAnswer(call, syntax, { declared, kept, printed }, branch),
  ];
}

const TYPES: Readonly<Record<string, string>> = { string: 'string', boolean: 'bool' };

/**
 * How C# checks an answer.
 *
 * @param valueOf the value that a condition compares, as an expression
 */
export function csharpChecks(valueOf: (condition: AnswerCondition) => string): CheckSyntax {
  return {
    style: {
      opens: (test) => lines([`if (${test})`, '{']),
      continues: (test) => lines(['}', `else if (${test})`, '{']),
      end: '}',
    },
    test: (condition) => `${valueOf(condition)} ${condition.operator} ${scalarLiteral(condition.value)}`,
    stop: (finding, condition) =>
      `throw new InvalidOperationException(${quoted(`${finding}: `)} + ${valueOf(condition)});`,
  };
}

function content(body: NonNullable<PlainRequest['body']>, literals: JsonLiterals): Doc {
  if (!body.isForm) return ['JsonContent.Create(', jsonLiteral(body.value, literals), ')'];
  const fields = formFields(body.value).map(
    ([name, value]): Doc => `[${quoted(name)}] = ${concatenation(value, camelCase)}`,
  );
  return ['new FormUrlEncodedContent(', initializer('new Dictionary<string, string>', fields), ')'];
}

import { concatenation } from '../writing/step-outputs.ts';
import { afterAnswer } from '../writing/checks.ts';
import { type JsonLiterals, jsonLiteral, quoted } from '../writing/json-literal.ts';
import { type Doc, initializer, lines } from '../writing/layout.ts';
import { camelCase, pascalCase } from '../writing/names.ts';
import { type PlainRequest, formFields, plainRequest } from '../writing/plain-request.ts';
import type { Call } from '../writing/types.ts';
import { csharpChecks } from './checks.ts';
import { ENVIRONMENTS } from './environments.ts';

/** The request with the HTTP client of .NET, for what no SDK has a method for. */
export function csharpPlain(call: Call, literals: JsonLiterals, branch: readonly Doc[]): Doc[] {
  const { method, path, headers, body } = plainRequest(call);
  const [request = '', response = '', answer = ''] = ['request', 'response', 'answer'].map(
    (name) => name + call.suffix,
  );
  const url = `${ENVIRONMENTS[call.environment]} + ${concatenation(path, camelCase)}`;
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

function content(body: NonNullable<PlainRequest['body']>, literals: JsonLiterals): Doc {
  if (!body.isForm) return ['JsonContent.Create(', jsonLiteral(body.value, literals), ')'];
  const fields = formFields(body.value).map(
    ([name, value]): Doc => `[${quoted(name)}] = ${concatenation(value, camelCase)}`,
  );
  return ['new FormUrlEncodedContent(', initializer('new Dictionary<string, string>', fields), ')'];
}

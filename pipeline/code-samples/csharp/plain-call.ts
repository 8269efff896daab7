import { concatenation } from '../writing/step-outputs.ts';
import { chargeOf, missingSentence, OTHER_ERRORS, RESPONDED } from '../writing/charges.ts';
import { afterAnswer } from '../writing/checks.ts';
import { type JsonLiterals, jsonLiteral, quoted } from '../writing/json-literal.ts';
import { type Doc, initializer, lines } from '../writing/layout.ts';
import { camelCase, pascalCase } from '../writing/names.ts';
import { type PlainRequest, formFields, plainRequest } from '../writing/plain-request.ts';
import type { AnswerCondition, Call } from '../writing/types.ts';
import { csharpCharge, csharpChecks, hasResponded, oneOf } from './checks.ts';
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
  const charge = chargeOf(call);
  const valueAt = (pointer: readonly string[], type: string): string => {
    const way = pointer.map((key) => `?[${/^\d+$/.test(key) ? key : quoted(key)}]`).join('');
    return `${answer}${way}?.GetValue<${TYPES[type] ?? 'simulator'}>()`;
  };
  const kept = call.outputs.map((output) => {
    const name = camelCase(output.name);
    const missing = `throw new InvalidOperationException(${quoted(missingSentence(call, output))});`;
    return lines([
      `var ${name} = ${valueAt(output.pointer, 'string')};`,
      `if (string.IsNullOrEmpty(${name})) ${missing}`,
    ]);
  });
  const conditionValue = ({ pointer, value }: AnswerCondition): string => valueAt(pointer, typeof value);
  const syntax = { ...csharpChecks(conditionValue), charge: csharpCharge(call, conditionValue) };
  const isRead = kept.length > 0 || call.conditions.length > 0;
  const text = `await ${response}.Content.ReadAsStringAsync()`;
  const read =
    charge === undefined
      ? text
      : `${hasResponded(call)} && ${oneOf(`(int)${response}.StatusCode`, charge.statuses)} ? ${text} : "{}"`;
  const declared = [
    ...(charge === undefined
      ? []
      : [`var ${hasResponded(call)} = ${response}.Headers.Contains(${quoted(RESPONDED)});`]),
    ...(isRead ? [`var ${answer} = JsonNode.Parse(${read});`] : []),
  ];
  const printed = `Console.WriteLine((int)${response}.StatusCode);`;
  const made = `using var ${response} = await http.SendAsync(${request});`;
  return [
    sent,
    charge === undefined
      ? lines([
          made,
          `if (!${response}.IsSuccessStatusCode) throw new HttpRequestException($"Status {(int)${response}.StatusCode}");`,
        ])
      : lines([`// ${OTHER_ERRORS}`, made]),
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

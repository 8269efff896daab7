import { afterAnswer, scalarLiteral } from '../writing/checks.ts';
import { jsonLiteral, quoted } from '../writing/json-literal.ts';
import { type Doc, enclosed, lines } from '../writing/layout.ts';
import { pascalCase } from '../writing/names.ts';
import { type PlainRequest, formFields, plainRequest } from '../writing/plain-request.ts';
import type { Call } from '../writing/types.ts';
import { ENVIRONMENTS } from './environments.ts';
import { checked, goChecks, stopOnError } from './errors.ts';
import { composite, literals, textLiteral } from './literals.ts';
import { goVariable } from './names.ts';

/** The request with the HTTP client of Go, for what no SDK has a method for. */
export function goPlain(call: Call, branch: readonly Doc[]): Doc[] {
  const { method, path, headers, body } = plainRequest(call);
  const [request = '', response = '', answer = '', fields = '', content = ''] = [
    ...['request', 'response', 'answer', 'fields', 'body'],
  ].map((name) => name + call.suffix);
  const url = `${ENVIRONMENTS[call.environment]}+${textLiteral(path).replaceAll(' + ', '+')}`;
  const made = enclosed(
    'http.NewRequest(',
    [`http.Method${pascalCase(method)}`, url, body === undefined ? 'nil' : reader(body, content)],
    ')',
    { trailing: ',' },
  );
  const form = body?.isForm === true ? [['Content-Type', FORM] as const] : [];
  const kept = call.outputs.map(({ name, pointer }) => {
    return `${goVariable(name)} := ${fields}${way(pointer)}.(string)`;
  });
  const syntax = goChecks(
    ({ pointer, operator, value }) => {
      const literal = typeof value === 'number' ? `float64(${String(value)})` : scalarLiteral(value);
      return `${fields}${way(pointer)} ${operator} ${literal}`;
    },
    ({ pointer }) => `${fields}${way(pointer)}`,
  );
  const printed = `fmt.Println(${response}.Status)`;
  const declared = [
    checked(answer, `io.ReadAll(${response}.Body)`),
    `var ${fields} map[string]any`,
    [`if err := json.Unmarshal(${answer}, &${fields}); err != nil {`, stopOnError()],
  ];
  const isRead = kept.length > 0 || call.conditions.length > 0;
  const read =
    call.branch === undefined
      ? [...(isRead ? afterAnswer(call, syntax, { declared, kept }, branch) : []), printed]
      : afterAnswer(call, syntax, { declared, kept, printed }, branch);
  return [
    ...(body === undefined || body.isForm
      ? []
      : [checked(content, ['json.Marshal(', jsonLiteral(body.value, literals), ')'])]),
    lines([
      checked(request, made),
      ...[...headers, ...form].map(
        ([name, value]) => `${request}.Header.Set(${quoted(name)}, ${textLiteral(value)})`,
      ),
    ]),
    lines([checked(response, `http.DefaultClient.Do(${request})`), `defer ${response}.Body.Close()`]),
    lines([[`if ${response}.StatusCode >= 400 {`, stopOnError(`log.Fatal(${response}.Status)`)]]),
    ...read,
  ];
}

const FORM = 'application/x-www-form-urlencoded';

function way(pointer: readonly string[]): string {
  return pointer
    .map((key) => `[${quoted(key)}]`)
    .join('.(map[string]any)')
    .replaceAll('.(map[string]any)[].', '.');
}

function reader(body: NonNullable<PlainRequest['body']>, content: string): Doc {
  if (!body.isForm) return `bytes.NewReader(${content})`;
  const fields = formFields(body.value).map(([name, value]): [string, Doc] => [
    quoted(name),
    `{${textLiteral(value)}}`,
  ]);
  return ['strings.NewReader(', composite('url.Values', fields), '.Encode())'];
}

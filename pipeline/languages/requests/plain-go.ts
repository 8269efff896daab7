import { afterAnswer, scalarLiteral, type CheckSyntax } from './checks.ts';
import { environmentTokens } from './environment-tokens.ts';
import { composite, literals, textLiteral } from './go-literals.ts';
import { enclosed, indented, lines, type Doc } from './layout.ts';
import { jsonLiteral, quoted } from './json-literal.ts';
import { goVariable, pascalCase } from './names.ts';
import { formFields, plainRequest, type PlainRequest } from './plain-request.ts';
import type { AnswerCondition, Call } from './types.ts';

/** Ends the program inside an open block, and the block. */
export function stopOnError(statement = 'log.Fatal(err)'): Doc {
  return [indented(statement), lines(['', '}'])];
}

/** Assigns what an expression returns, and ends the program when it returns an error. */
export function checked(name: string, expression: Doc): Doc {
  return lines([
    [`${name}, err := `, expression],
    ['if err != nil {', stopOnError()],
  ]);
}

/** The request with the HTTP client of Go, for what no SDK has a method for. */
export function goPlain(call: Call, branch: readonly Doc[]): Doc[] {
  const { method, path, headers, body } = plainRequest(call);
  const [request = '', response = '', answer = '', fields = '', content = ''] = [
    ...['request', 'response', 'answer', 'fields', 'body'],
  ].map((name) => name + call.suffix);
  const url = `${environmentTokens('go')[call.environment]}+${textLiteral(path).replaceAll(' + ', '+')}`;
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

/**
 * How Go checks an answer.
 *
 * @param test whether a comparison holds, as an expression
 * @param valueOf the value that a condition compares; undefined for a pointer, which can be nil and prints as an address
 */
export function goChecks(
  test: (condition: AnswerCondition) => string,
  valueOf: (condition: AnswerCondition) => string | undefined,
): CheckSyntax {
  return {
    style: {
      opens: (condition) => `if ${condition} {`,
      continues: (condition) => `} else if ${condition} {`,
      end: '}',
    },
    test,
    stop: (finding, condition) => {
      const value = valueOf(condition);
      return value === undefined
        ? `log.Fatal(${quoted(finding)})`
        : `log.Fatal(${quoted(`${finding}: `)}, ${value})`;
    },
  };
}

function reader(body: NonNullable<PlainRequest['body']>, content: string): Doc {
  if (!body.isForm) return `bytes.NewReader(${content})`;
  const fields = formFields(body.value).map(([name, value]): [string, Doc] => [
    quoted(name),
    `{${textLiteral(value)}}`,
  ]);
  return ['strings.NewReader(', composite('url.Values', fields), '.Encode())'];
}

import { chargeOf, missingSentence, OTHER_ERRORS, RESPONDED } from '../writing/charges.ts';
import { afterAnswer, scalarLiteral } from '../writing/checks.ts';
import { jsonLiteral, quoted } from '../writing/json-literal.ts';
import { type Doc, enclosed, lines } from '../writing/layout.ts';
import { pascalCase } from '../writing/names.ts';
import { type PlainRequest, formFields, plainRequest } from '../writing/plain-request.ts';
import type { Call } from '../writing/types.ts';
import { ENVIRONMENTS } from './environments.ts';
import { checked, goCharge, goChecks, hasResponded, oneOf, stopOnError } from './errors.ts';
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
  const charge = chargeOf(call);
  const access = safeAccess(call, fields);
  const kept = call.outputs.map((output) => {
    const name = goVariable(output.name);
    return lines([
      `${name}, _ := ${access.at(output.pointer)}.(string)`,
      [`if ${name} == "" {`, stopOnError(`log.Fatal(${quoted(missingSentence(call, output))})`)],
    ]);
  });
  const syntax = {
    ...goChecks(
      ({ pointer, operator, value }) => {
        const literal = typeof value === 'number' ? `float64(${String(value)})` : scalarLiteral(value);
        return `${access.at(pointer)} ${operator} ${literal}`;
      },
      ({ pointer }) => access.at(pointer),
    ),
    charge: goCharge(call, ({ pointer }) => access.at(pointer)),
  };
  const printed = `fmt.Println(${response}.Status)`;
  const parsed = `json.Unmarshal(${answer}, &${fields})`;
  const declared = [
    ...(charge === undefined
      ? []
      : [`${hasResponded(call)} := ${response}.Header.Get(${quoted(RESPONDED)}) != ""`]),
    checked(answer, `io.ReadAll(${response}.Body)`),
    `var ${fields} map[string]any`,
    charge === undefined
      ? lines([[`if err := ${parsed}; err != nil {`, stopOnError()]])
      : lines([
          [
            `if ${hasResponded(call)} && ${oneOf(`${response}.StatusCode`, charge.statuses)} {`,
            stopOnError(lines([[`if err := ${parsed}; err != nil {`, stopOnError()]])),
          ],
        ]),
    ...access.declared,
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
    lines([
      ...(charge === undefined ? [] : [`// ${OTHER_ERRORS}`]),
      checked(response, `http.DefaultClient.Do(${request})`),
      `defer ${response}.Body.Close()`,
    ]),
    ...(charge === undefined
      ? [lines([[`if ${response}.StatusCode >= 400 {`, stopOnError(`log.Fatal(${response}.Status)`)]])]
      : []),
    ...read,
  ];
}

const FORM = 'application/x-www-form-urlencoded';

/**
 * Ways to values of a response that can lack any of them. What is inside an object is read from a variable for that.
 *
 * @param fields the variable that has the response
 */
function safeAccess(
  call: Call,
  fields: string,
): { readonly declared: readonly string[]; readonly at: (pointer: readonly string[]) => string } {
  const charge = chargeOf(call);
  const pointers = [...call.conditions, ...(charge === undefined ? [] : [charge.decline]), ...call.outputs];
  const parentOf = (parent: readonly string[]): string =>
    parent.length === 0 ? fields : `${goVariable(parent.join('_'))}Fields${call.suffix}`;
  const at = (pointer: readonly string[]): string =>
    `${parentOf(pointer.slice(0, -1))}[${quoted(pointer.at(-1) ?? '')}]`;
  const parents = new Map(
    pointers.flatMap(({ pointer }) =>
      pointer.slice(1).map((_, index) => {
        const parent = pointer.slice(0, index + 1);
        return [parent.join('/'), parent] as const;
      }),
    ),
  );
  const declared = [...parents.values()].map(
    (parent) => `${parentOf(parent)}, _ := ${at(parent)}.(map[string]any)`,
  );
  return { declared, at };
}

function reader(body: NonNullable<PlainRequest['body']>, content: string): Doc {
  if (!body.isForm) return `bytes.NewReader(${content})`;
  const fields = formFields(body.value).map(([name, value]): [string, Doc] => [
    quoted(name),
    `{${textLiteral(value)}}`,
  ]);
  return ['strings.NewReader(', composite('url.Values', fields), '.Encode())'];
}

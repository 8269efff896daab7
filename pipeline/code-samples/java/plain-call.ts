import type { Json } from '../../../engines/json/index.ts';
import { outputNames, outputParts, concatenation } from '../writing/step-outputs.ts';
import { chargeOf, missingSentence, OTHER_ERRORS, RESPONDED } from '../writing/charges.ts';
import { afterAnswer } from '../writing/checks.ts';
import { quoted } from '../writing/json-literal.ts';
import { type Doc, chain, indented, lines } from '../writing/layout.ts';
import { camelCase } from '../writing/names.ts';
import { type PlainRequest, formFields, plainRequest } from '../writing/plain-request.ts';
import type { Call } from '../writing/types.ts';
import { hasResponded, javaCharge, javaChecks, oneOf } from './checks.ts';
import { ENVIRONMENTS } from './environments.ts';

/** The request with the HTTP client of Java, for what no SDK has a method for. */
export function javaPlain(call: Call, branch: readonly Doc[]): Doc[] {
  const { method, path, headers, body } = plainRequest(call);
  const [request = '', response = '', content = '', answer = ''] = [
    ...['request', 'response', 'body', 'answer'],
  ].map((name) => name + call.suffix);
  const url = `${ENVIRONMENTS[call.environment]}.getUrl() + ${concatenation(path, camelCase)}`;
  const form = body?.isForm === true ? [['Content-Type', FORM] as const] : [];
  const publisher =
    body === undefined
      ? 'HttpRequest.BodyPublishers.noBody()'
      : `HttpRequest.BodyPublishers.ofString(${content})`;
  const built = chain(`HttpRequest ${request} = HttpRequest.newBuilder()`, [
    `.uri(URI.create(${url}))`,
    ...[...headers, ...form].map(
      ([name, value]) => `.header(${quoted(name)}, ${concatenation(value, camelCase)})`,
    ),
    `.method(${quoted(method)}, ${publisher})`,
    '.build();',
  ]);
  const charge = chargeOf(call);
  const valueAt = ({ pointer }: { readonly pointer: readonly string[] }): string =>
    `${answer}.at(${quoted(`/${pointer.join('/')}`)}).asText("")`;
  const kept = call.outputs.map((output) => {
    const name = camelCase(output.name);
    const missing = `throw new IllegalStateException(${quoted(missingSentence(call, output))});`;
    return lines([
      `String ${name} = ${valueAt(output)};`,
      [`if (${name}.isEmpty()) {`, indented(missing)],
      '}',
    ]);
  });
  const isRead = kept.length > 0 || call.conditions.length > 0;
  const read =
    charge === undefined
      ? `${response}.body()`
      : `${hasResponded(call)} && ${oneOf(`${response}.statusCode()`, charge.statuses)} ? ${response}.body() : "{}"`;
  const declared = [
    ...(charge === undefined
      ? []
      : [
          `boolean ${hasResponded(call)} = ${response}.headers().firstValue(${quoted(RESPONDED)}).isPresent();`,
        ]),
    ...(isRead ? [`JsonNode ${answer} = new ObjectMapper().readTree(${read});`] : []),
  ];
  const syntax = { ...javaChecks(valueAt), charge: javaCharge(call, valueAt) };
  const printed = `System.out.println(${response}.statusCode());`;
  return [
    ...(body === undefined ? [] : [[`String ${content} = `, text(body), ';']]),
    built,
    lines([
      ...(charge === undefined ? [] : [`// ${OTHER_ERRORS}`]),
      `HttpResponse<String> ${response} = http.send(${request}, HttpResponse.BodyHandlers.ofString());`,
      ...(charge === undefined ? [statusCheck(response)] : []),
    ]),
    ...afterAnswer(call, syntax, { declared, kept, printed }, branch),
  ];
}

function statusCheck(response: string): Doc {
  return [
    `if (${response}.statusCode() >= 400) {`,
    indented(`throw new IllegalStateException("Status " + ${response}.statusCode());`),
    lines(['', '}']),
  ];
}

const FORM = 'application/x-www-form-urlencoded';

function text(body: NonNullable<PlainRequest['body']>): Doc {
  return body.isForm ? formText(body.value) : textBlock(body.value);
}

function formText(value: Json): Doc {
  const fields = formFields(value).map(([name, item]) => {
    const start = `${encodeURIComponent(name)}=`;
    // The program encodes everything else, so that placeholders and expressions stay readable.
    return outputNames(item).length === 0 && encodeURIComponent(item) === item
      ? quoted(start + item)
      : `${quoted(start)} + URLEncoder.encode(${concatenation(item, camelCase)}, StandardCharsets.UTF_8)`;
  });
  return ['String.join(', indented(lines(['"&",', ...withCommas(fields)])), lines(['', ')'])];
}

function withCommas(items: readonly string[]): string[] {
  return items.map((item, index) => (index < items.length - 1 ? `${item},` : item));
}

/** A text block; outputs are filled in by `formatted`, since a text block has no variables. */
function textBlock(value: Json): Doc {
  const variables: string[] = [];
  const hasOutputs = outputNames(value).length > 0;
  const filled = (item: string): string =>
    outputParts(item)
      .map((part) => {
        if (!('variable' in part)) return hasOutputs ? part.text.replaceAll('%', '%%') : part.text;
        variables.push(camelCase(part.variable));
        return '%s';
      })
      .join('');
  const json = JSON.stringify(
    value,
    (_, item: unknown) => (typeof item === 'string' ? filled(item) : item),
    2,
  );
  const rows = json.replaceAll('\\', '\\\\').split('\n');
  const end = hasOutputs ? `""".formatted(${variables.join(', ')})` : '"""';
  return ['"""', indented(lines([...rows, end]))];
}

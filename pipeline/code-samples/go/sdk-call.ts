import { comparedProperty } from '../writing/answer-path.ts';
import { afterAnswer, isAnswerUsed, repeated } from '../writing/checks.ts';
import { jsonLiteral, quoted } from '../writing/json-literal.ts';
import { type Doc, enclosed, indented, lines } from '../writing/layout.ts';
import { type RequestField, type SampleRequest, uploadedFile } from '../writing/sample-request.ts';
import { savedValue } from '../writing/saved-property.ts';
import type { SampleValue } from '../writing/sample-value.ts';
import { sdkMethods } from '../../content/sdk-methods/index.ts';
import type { Call } from '../writing/types.ts';
import { comparison, kept, newFile, print, saved } from './answer.ts';
import { checked, goChecks, stopOnError } from './errors.ts';
import { composite, literals, member, plain, textLiteral } from './literals.ts';
import { clientVariable, goCase, goVariable } from './names.ts';

/** The statements of a call of the SDK: it is made, and what comes back is checked, printed and kept. */
export function callAndPrint(call: Call, request: SampleRequest, branch: readonly Doc[]): Doc[] {
  const { call: method, result } = request.method;
  const invocation: Doc = [
    `${clientVariable(call.client)}.${method}`,
    enclosed('(', callArguments(request), ')', { trailing: ',' }),
  ];
  if (result === 'none') return [['if err := ', invocation, '; err != nil {', stopOnError()]];
  if (result === 'content') {
    const content = `content${call.suffix}`;
    return [checked(content, invocation), ...copyContent(content, `file${call.suffix}`)];
  }
  const file = uploadedFile(request);
  const opened =
    file === undefined
      ? []
      : [lines([checked('document', `os.Open(${quoted(file)})`), 'defer document.Close()'])];
  const name = goVariable(call.answer ?? (result === 'page' ? 'page' : 'response'));
  const syntax = goChecks(
    (condition) => comparison(call, condition, name),
    (condition) => {
      const property = comparedProperty(call, condition);
      return property.isOptional ? undefined : `${name}.${goCase(property.name)}`;
    },
  );
  const keeps = call.outputs.map((output) => kept(call, output, name));
  const printed = print(call, name);
  const toSave = savedValue(call);
  const declared = toSave === undefined ? [] : [saved(call, toSave, name)];
  if (toSave === undefined && !isAnswerUsed(call, printed))
    return [...opened, ['if _, err := ', invocation, '; err != nil {', stopOnError()]];
  return [
    ...opened,
    ...(toSave === undefined ? [] : [lines(newFile(call, toSave))]),
    checked(name, invocation),
    ...repeated(call, syntax, ({ after, limit }, test) =>
      lines([
        [
          `for retry := 0; ${test} && retry < ${String(limit)}; retry++ {`,
          indented(
            lines([
              `time.Sleep(${String(after)} * time.Second)`,
              [`if ${name}, err = `, invocation, '; err != nil {', stopOnError()],
            ]),
          ),
        ],
        '}',
      ]),
    ),
    ...afterAnswer(
      call,
      syntax,
      { declared, kept: keeps, ...(printed === undefined ? {} : { printed }) },
      branch,
    ),
  ];
}

function copyContent(content: string, file: string): Doc[] {
  const created = lines([checked(file, 'os.Create("document")'), `defer ${file}.Close()`]);
  return [created, [`if _, err := io.Copy(${file}, ${content}); err != nil {`, stopOnError()]];
}

/** A parameter whose type has no established spelling is sent in addition to the typed request. */
function isLoose({ value, in: kind }: RequestField): boolean {
  return kind === 'query' && ['enum', 'list'].includes(value.kind);
}

function callArguments(request: SampleRequest): Doc[] {
  const { method, path, fields, free } = request;
  const values = ['context.Background()', ...path.map(textLiteral)];
  const options = callOptions(request);
  if (free !== undefined) return [...values, jsonLiteral(free, literals), ...options];
  if (method.request === undefined) return [...values, ...options];
  const typed = fields.filter((field) => !isLoose(field));
  return [
    ...values,
    composite(`&${packageOf(method.from)}.${method.request}`, typed.map(member)),
    ...options,
  ];
}

function callOptions({ fields, idempotencyKey }: SampleRequest): Doc[] {
  const query = fields.filter(isLoose);
  const key =
    idempotencyKey === undefined
      ? []
      : [`option.WithIdempotencyKey(basistheory.String(${textLiteral(idempotencyKey)}))`];
  const queryOption = [
    'option.WithQueryParameters(',
    composite(
      'url.Values',
      query.map(({ wireName, value }) => [quoted(wireName), queryValues(value)]),
    ),
    ')',
  ];
  return [...key, ...(query.length === 0 ? [] : [queryOption])];
}

function queryValues(value: SampleValue): Doc {
  return enclosed('{', value.kind === 'list' ? value.items.map(plain) : [plain(value)], '}', {
    trailing: ',',
  });
}

/** The name of a package is the last part of its path; that of the module's root is `basistheory`. */
function packageOf(importPath: string | undefined): string {
  if (importPath === undefined || importPath === sdkMethods('go').package) return 'basistheory';
  return importPath.slice(importPath.lastIndexOf('/') + 1);
}

import { lookup } from 'mime-types';
import { answerPath, comparedProperty } from './answer-path.ts';
import { carriedParts, concatenation } from './carried.ts';
import { afterAnswer, BRACES, isAnswerUsed, repeated, scalarLiteral, type CheckSyntax } from './checks.ts';
import { importsFor } from './identifiers.ts';
import { enclosed, entries, hugged, indented, isBroken, lines, type Doc } from './layout.ts';
import { jsonLiteral, quoted, type JsonLiterals } from './json-literal.ts';
import { camelCase } from './names.ts';
import { formFields, plainRequest } from './plain-request.ts';
import { pathValues, sampleRequest, type SampleRequest } from './sample-request.ts';
import type { SampleField, SampleValue } from './sample-value.ts';
import { sdkMethod } from './sdk-methods.ts';
import { environmentTokens } from './environment-tokens.ts';
import { printedPart } from './printed-part.ts';
import type { AnswerCondition, Call, CallOutput } from './types.ts';
import type { LanguageWriter } from './writer.ts';

const literals: JsonLiterals = {
  null: 'null',
  true: 'true',
  false: 'false',
  string: textLiteral,
  list: (items) => enclosed('[', items, ']', { trailing: ',' }),
  object: (members) => objectLiteral(members.map(([key, value]) => [propertyKey(key), value])),
};

/** Writes requests for the Node.js SDK, as a module that is both JavaScript and TypeScript. */
export const nodeWriter: LanguageWriter = {
  indentation: { tabWidth: 2 },
  comment: (text) => `// ${text}`,
  variable: camelCase,
  emptyBlock: (text) => `// ${text}`,
  setUp: (call) => {
    if (call.isPlain || unusable(call) !== undefined) return [];
    const name = camelCase(call.client.name);
    const options = objectLiteral([
      ['apiKey', quoted(call.client.key)],
      ['environment', environmentTokens('node')[call.environment]],
    ]);
    return [{ name, statement: [`const ${name} = new BasisTheoryClient(`, options, ');'] }];
  },
  statements: (call, branch) => {
    if (call.isPlain) return plainStatements(call, branch);
    const reason = unusable(call);
    return reason === undefined
      ? callAndPrint(call, sampleRequest('node', call), branch)
      : withoutSdk(call, reason);
  },
  wrap: (statements) => [...statements],
  imports: (used) => {
    const names = ['BasisTheoryClient', 'BasisTheoryEnvironment'].filter((name) => used.has(name));
    const sdk = names.length === 0 ? [] : [`import { ${names.join(', ')} } from "@basis-theory/node-sdk";`];
    const all = [...importsFor(used, { writeFile: 'import { writeFile } from "node:fs/promises";' }), ...sdk];
    return all.length === 0 ? [] : [lines(all)];
  },
};

/** Why the method of an operation does not work, if so. */
function unusable({ operation }: Call): string | undefined {
  return sdkMethod('node', operation.id).unusable;
}

/** The request without the SDK, for an operation whose method does not work. */
function withoutSdk(call: Call, reason: string): Doc[] {
  const { operation } = call;
  const environment = environmentTokens('node')[call.environment];
  const values = pathValues(call).map(encodeURIComponent);
  const path = operation.path.replace(/\{\w+\}/g, () => values.shift() ?? '');
  const init = objectLiteral([
    ['method', quoted(operation.method)],
    ['headers', objectLiteral([['"BT-API-KEY"', quoted(call.client.key)]])],
  ]);
  return [
    lines([`// ${reason}`, ['const response = await fetch(`${', environment, '}', path, '`, ', init, ');']]),
    'console.log(response.status);',
  ];
}

/** The request with `fetch`, for what no SDK has a method for. */
function plainStatements(call: Call, branch: readonly Doc[]): Doc[] {
  const { method, path, headers, body } = plainRequest(call);
  const url = `\`\${${environmentTokens('node')[call.environment]}}${templateText(path)}\``;
  const bodyMember: [string, Doc][] =
    body === undefined
      ? []
      : body.isForm
        ? [
            [
              'body',
              [
                'new URLSearchParams(',
                jsonLiteral(Object.fromEntries(formFields(body.value)), literals),
                ')',
              ],
            ],
          ]
        : [['body', ['JSON.stringify(', jsonLiteral(body.value, literals), ')']]];
  const init = objectLiteral([
    ['method', quoted(method)],
    [
      'headers',
      objectLiteral(headers.map(([name, value]): [string, Doc] => [propertyKey(name), textLiteral(value)])),
    ],
    ...bodyMember,
  ]);
  const response = `response${call.suffix}`;
  const request: Doc = [`const ${response} = await fetch(${url}, `, init, ');'];
  const stop = `throw new Error(\`Status \${${response}.status}\`);`;
  const printed = `console.log(${response}.status);`;
  const checked = lines([request, [`if (!${response}.ok) `, stop]]);
  if (call.outputs.length === 0 && call.conditions.length === 0) return [checked, printed];
  const answer = `answer${call.suffix}`;
  const type = typeOf([
    ...call.outputs.map(({ pointer }) => ({ path: pointer, type: 'string' })),
    ...call.conditions.map(({ pointer, value }) => ({ path: pointer, type: typeof value })),
  ]);
  const kept = call.outputs.map(
    ({ name, pointer }) => `const ${camelCase(name)} = ${answer}${pointer.map(keyAccess).join('')};`,
  );
  const syntax = checkSyntax(({ pointer }) => answer + pointer.map(keyAccess).join(''));
  const declared = [`const ${answer} = (await ${response}.json()) as ${type};`];
  return [checked, ...afterAnswer(call, syntax, { declared, kept, printed }, branch)];
}

function callAndPrint(call: Call, request: SampleRequest, branch: readonly Doc[]): Doc[] {
  const { call: method, result } = request.method;
  const invocation: Doc = [`await ${camelCase(call.client.name)}.${method}`, callArguments(request), ';'];
  if (result === 'none') return [invocation];
  if (result === 'content') {
    const content = `content${call.suffix}`;
    return [
      [`const ${content} = `, invocation],
      `await writeFile("document", Buffer.from(await ${content}.arrayBuffer()));`,
    ];
  }
  const name = camelCase(call.answer ?? (result === 'page' ? 'page' : 'response'));
  const syntax = checkSyntax((condition) => `${name}.${camelCase(comparedProperty(call, condition).name)}`);
  const keeps = call.outputs.map((output) => kept(call, output, name));
  const printed = print(call, name);
  if (!isAnswerUsed(call, printed)) return [invocation];
  const loop = repeated(call, syntax, ({ after, limit }, test) =>
    lines([
      [
        `for (let retry = 0; ${test} && retry < ${String(limit)}; retry += 1) {`,
        indented(
          lines([
            `await new Promise((resolve) => setTimeout(resolve, ${String(after * 1000)}));`,
            [`${name} = `, invocation],
          ]),
        ),
      ],
      '}',
    ]),
  );
  return [
    [`${call.retry === undefined ? 'const' : 'let'} ${name} = `, invocation],
    ...loop,
    ...afterAnswer(call, syntax, { kept: keeps, ...(printed === undefined ? {} : { printed }) }, branch),
  ];
}

/** Prints the part of an answer that is harmless in a log. */
function print(call: Call, answer: string): string | undefined {
  const part = printedPart(call);
  if (part === undefined) return undefined;
  if (part.kind === 'strings') return `console.log(${answer});`;
  if (part.kind === 'value') return `console.log(${valueOf(call, part.pointer, answer).replace(/!$/, '')});`;
  const isPage = sdkMethod('node', call.operation.id).result === 'page';
  const list = part.inData ? `${answer}.data${isPage ? '' : '?'}` : answer;
  const name = camelCase(part.name);
  return `console.log(${list}.map(({ ${name} }) => ${name}));`;
}

/** @param valueOf the value that a condition compares, as an expression */
function checkSyntax(valueOf: (condition: AnswerCondition) => string): CheckSyntax {
  return {
    style: BRACES,
    test: (condition) => `${valueOf(condition)} ${condition.operator}= ${scalarLiteral(condition.value)}`,
    stop: (finding, condition) => `throw new Error(\`${templateText(finding)}: \${${valueOf(condition)}}\`);`,
  };
}

function kept(call: Call, { name, pointer }: CallOutput, answer: string): string {
  return `const ${camelCase(name)} = ${valueOf(call, pointer, answer)};`;
}

/** What is optional in the types of the SDK is there when the call went well. */
function valueOf(call: Call, pointer: readonly string[], answer: string): string {
  const steps = answerPath(call, pointer);
  const free = steps.findIndex(({ kind }) => kind === 'key');
  const typed = steps.slice(0, free < 0 ? undefined : free);
  const expression = typed
    .map((step) => {
      if (step.kind === 'property') return `.${camelCase(step.name)}${step.isOptional ? '!' : ''}`;
      return step.kind === 'item' ? `[${String(step.index)}]!` : '';
    })
    .join('');
  if (free < 0) return `${answer}${expression}`;
  const rest = pointer.slice(free);
  return `(${answer}${expression.replace(/!$/, '')} as ${typeOf([{ path: rest, type: 'string' }])})${rest.map(keyAccess).join('')}`;
}

function keyAccess(name: string): string {
  if (/^\d+$/.test(name)) return `[${name}]!`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${quoted(name)}]`;
}

/** A type that has a value at the end of each path. */
function typeOf(leaves: readonly { readonly path: readonly string[]; readonly type: string }[]): string {
  const leaf = leaves.find(({ path }) => path.length === 0);
  if (leaf !== undefined) return leaf.type;
  const names = [...new Set(leaves.map(({ path: [name = ''] }) => name))];
  const inner = (name: string): string =>
    typeOf(leaves.flatMap(({ path, type }) => (path[0] === name ? [{ path: path.slice(1), type }] : [])));
  const [first = ''] = names;
  if (/^\d+$/.test(first)) return `${inner(first)}[]`;
  return `{ ${names.map((name) => `${propertyKey(name)}: ${inner(name)}`).join('; ')} }`;
}

function callArguments(request: SampleRequest): Doc {
  const values = [...request.path.map(textLiteral), ...requestArgument(request), ...optionsArgument(request)];
  const last = values.at(-1);
  const hugsLast = last !== undefined && isBroken(last) && !values.slice(0, -1).some(isBroken);
  return hugsLast ? hugged(values) : enclosed('(', values, ')', { trailing: ',' });
}

function requestArgument({ fields, free, idempotencyKey }: SampleRequest): Doc[] {
  if (free !== undefined) return [jsonLiteral(free, literals)];
  if (fields.length > 0) return [typedObject(fields)];
  return idempotencyKey === undefined ? [] : ['{}'];
}

function optionsArgument({ idempotencyKey }: SampleRequest): Doc[] {
  return idempotencyKey === undefined
    ? []
    : [objectLiteral([['idempotencyKey', textLiteral(idempotencyKey)]])];
}

function typedObject(fields: readonly SampleField[]): Doc {
  return objectLiteral(fields.map(({ name, value }) => [camelCase(name), valueLiteral(value)]));
}

function valueLiteral(value: SampleValue): Doc {
  switch (value.kind) {
    case 'object':
      return typedObject(value.fields);
    case 'list':
      return literals.list(value.items.map(valueLiteral));
    case 'map':
      return objectLiteral(
        value.entries.map(([key, item]) => [
          propertyKey(key),
          item === null ? TYPED_NULL : textLiteral(item),
        ]),
      );
    case 'free':
      return jsonLiteral(value.value, literals);
    case 'instant':
      return `new Date(${quoted(value.value)})`;
    case 'file':
      return objectLiteral([['path', quoted(value.name)], ...contentType(value.name)]);
    case 'enum':
    case 'string':
      return textLiteral(value.value);
    case 'integer':
    case 'number':
    case 'boolean':
      return String(value.value);
  }
}

/** The types of the SDK say undefined, but it sends null, which removes a key. */
const TYPED_NULL = 'null as unknown as undefined';

function contentType(file: string): [string, Doc][] {
  const type = lookup(file);
  return type ? [['contentType', quoted(type)]] : [];
}

function objectLiteral(members: readonly (readonly [key: string, value: Doc])[]): Doc {
  return entries(
    '{',
    members.map(([key, value]) => [key, ': ', value]),
    '}',
    { trailing: ',', padding: true },
  );
}

function propertyKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
}

/** A string literal, a variable, or a template with variables in it. */
function textLiteral(text: string): string {
  return carriedParts(text).length === 1 ? concatenation(text, camelCase) : `\`${templateText(text)}\``;
}

function templateText(text: string): string {
  return carriedParts(text)
    .map((part) =>
      'variable' in part
        ? `\${${camelCase(part.variable)}}`
        : part.text.replace(/[\\`]|\$(?=\{)/g, (character) => `\\${character}`),
    )
    .join('');
}

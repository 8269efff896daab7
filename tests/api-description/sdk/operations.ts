import ts from 'typescript';
import { descendants, parseFile, resourceNames, sdkFiles } from './package.ts';

/** One call of the SDK, as its code sends it. */
export interface SdkOperation {
  /** Resources and method of the client, e.g. `applications.getByKey`. */
  readonly id: string;
  readonly method: string;
  /** With the wire names of its parameters, e.g. `/tokens/{id}`. */
  readonly path: string;
  /** Whether the call always sends the parameter, by name. */
  readonly query: ReadonlyMap<string, { readonly required: boolean }>;
  readonly headers: readonly string[];
  /** Absent when there is no body. */
  readonly contentType?: string;
  /** Name of the wire type of the body; `unknown` where the body is free JSON; absent for a form or no body. */
  readonly request?: string;
  /** Names of the parts of a form; empty when the body is not a form. */
  readonly formParts: readonly string[];
  /**
   * Name of the wire type of the response; `unknown` for free JSON; `binary` for a file; absent when there is no body.
   */
  readonly response?: string;
}

/**
 * Reads the calls of the SDK from the code of its clients.
 *
 * @throws Error that gives the call when its code does not have the form of the generator that wrote the SDK
 */
export function readSdkOperations(): readonly SdkOperation[] {
  return sdkFiles('api', /^Client\.js$/).flatMap((file) =>
    descendants(parseFile(file), ts.isMethodDeclaration).flatMap((method) => {
      const call = fetcherCall(method);
      if (!call) return [];
      const id = [...resourceNames(file), method.name.getText().replace(/^__/, '')].join('.');
      return [readOperation(id, method, call)];
    }),
  );
}

function readOperation(
  id: string,
  method: ts.MethodDeclaration,
  call: ts.ObjectLiteralExpression,
): SdkOperation {
  const [verb = '', path = ''] = declaredRoute(id, method);
  const url = sentPath(call);
  if (path.replace(/\{\w+\}/g, '{}') !== url || literal(call, 'method') !== verb) {
    throw new Error(
      `${id} of the SDK sends ${literal(call, 'method')} ${url}, but its route is ${verb} ${path}.`,
    );
  }
  const isForm = literal(call, 'requestType') === 'file';
  return {
    id,
    method: verb,
    path,
    query: queryParameters(method),
    headers: [
      ...new Set(
        descendants(method, ts.isStringLiteral)
          .map(({ text }) => text)
          .filter((text) => text.startsWith('BT-')),
      ),
    ],
    contentType: isForm ? 'multipart/form-data' : literal(call, 'contentType'),
    request: isForm ? undefined : bodyType(call),
    formParts: isForm ? formParts(method) : [],
    response: responseType(method, call),
  };
}

/** The object that the method hands to the SDK's transport: the one with both `url` and `method`. */
function fetcherCall(method: ts.MethodDeclaration): ts.ObjectLiteralExpression | undefined {
  return descendants(method, ts.isObjectLiteralExpression).find(
    (object) => property(object, 'url') && property(object, 'method'),
  );
}

/** The route in the text of the timeout error, which alone has the wire names of the path parameters. */
function declaredRoute(id: string, method: ts.MethodDeclaration): readonly string[] {
  const texts = descendants(method, ts.isStringLiteral).map(({ text }) =>
    /calling ([A-Z]+) (\/\S*)\.$/.exec(text),
  );
  const [, ...route] = texts.find((match) => match) ?? [];
  if (route.length !== 2) throw new Error(`${id} of the SDK does not name its route in a timeout error.`);
  return route;
}

/** The path that the code sends, each parameter written `{}`. */
function sentPath(call: ts.ObjectLiteralExpression): string {
  const url = property(call, 'url');
  const last = url && ts.isCallExpression(url) ? url.arguments.at(-1) : undefined;
  if (last && ts.isStringLiteral(last)) return `/${last.text}`;
  if (last && ts.isTemplateExpression(last)) {
    return `/${last.head.text}${last.templateSpans.map((span) => `{}${span.literal.text}`).join('')}`;
  }
  throw new Error(`The url "${url?.getText() ?? ''}" has a form that is not known here.`);
}

function queryParameters(method: ts.MethodDeclaration): SdkOperation['query'] {
  const assignments = descendants(method, ts.isBinaryExpression).flatMap(({ left, parent }) => {
    const name = queryName(left);
    return name
      ? [
          [
            name,
            { required: !descendants(method, ts.isIfStatement).some((test) => contains(test, parent)) },
          ] as const,
        ]
      : [];
  });
  return new Map(assignments);
}

function queryName(target: ts.Expression): string | undefined {
  if (ts.isPropertyAccessExpression(target) && target.expression.getText() === '_queryParams')
    return target.name.text;
  const isElement = ts.isElementAccessExpression(target) && target.expression.getText() === '_queryParams';
  return isElement && ts.isStringLiteral(target.argumentExpression)
    ? target.argumentExpression.text
    : undefined;
}

function contains(outer: ts.Node, inner: ts.Node): boolean {
  return outer.pos <= inner.pos && inner.end <= outer.end;
}

/** The first arguments of `_request.append(…)` and `_request.appendFile(…)`. */
function formParts(method: ts.MethodDeclaration): readonly string[] {
  const calls = descendants(method, ts.isCallExpression).filter(({ expression }) =>
    /^_request\.append(File)?$/.test(expression.getText()),
  );
  return calls.flatMap(({ arguments: [name] }) => (name && ts.isStringLiteral(name) ? [name.text] : []));
}

function bodyType(call: ts.ObjectLiteralExpression): string | undefined {
  const body = property(call, 'body');
  if (!body) return undefined;
  return serializer(body, 'jsonOrThrow') ?? 'unknown';
}

function responseType(method: ts.MethodDeclaration, call: ts.ObjectLiteralExpression): string | undefined {
  if (literal(call, 'responseType') === 'binary-response') return 'binary';
  const data = descendants(method, ts.isObjectLiteralExpression).find(
    (object) => property(object, 'data') && property(object, 'rawResponse'),
  );
  const value = data && property(data, 'data');
  if (!value || value.getText() === 'undefined') return undefined;
  return serializer(value, 'parseOrThrow') ?? 'unknown';
}

/** `Token` of `serializers.Token.parseOrThrow(…)`, `keys.list.Response` of an unnamed response. */
function serializer(call: ts.Expression, functionName: string): string | undefined {
  if (!ts.isCallExpression(call)) return undefined;
  const [root, ...names] = call.expression.getText().split('.');
  if (root !== 'serializers' || names.pop() !== functionName) return undefined;
  return names.at(-1) === 'Response' ? names.join('.') : names.at(-1);
}

function property(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = object.properties
    .filter(ts.isPropertyAssignment)
    .find((item) => item.name.getText() === name);
  return found?.initializer;
}

function literal(object: ts.ObjectLiteralExpression, name: string): string | undefined {
  const value = property(object, name);
  return value && ts.isStringLiteral(value) ? value.text : undefined;
}

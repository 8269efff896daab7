/** What a program does with an SDK that `records/sdk-methods/` and the API description do not establish. */
import type {
  ApiDescription,
  Operation,
  SchemaObject,
} from '../../../pipeline/material/api-description/index.ts';
import { sdkMethods, type SdkMethod, type SdkMethods } from '../../../pipeline/material/sdk-methods/index.ts';
import { parse, syntaxErrors } from './grammar.ts';
import { sdkCalls, type ParsedSdkLanguage, type SdkCall } from './sdk-calls.ts';
import { typedObjects, type TypedObject } from './typed-objects.ts';

export interface ProgramReport {
  /** Operations that the program calls. */
  readonly operations: readonly string[];
  /** A sentence for each mistake. */
  readonly problems: readonly string[];
}

/** Checks a program: its grammar, the methods it calls with their arguments, the members of the objects it sends. */
export async function checkProgram(
  language: ParsedSdkLanguage,
  code: string,
  description: ApiDescription,
): Promise<ProgramReport> {
  const root = await parse(language, code);
  const methods = sdkMethods(language);
  const known = new Map(
    Object.entries(methods.operations).map(([id, method]) => [method.call, { id, method }]),
  );
  const operations: string[] = [];
  const problems = syntaxErrors(root);
  for (const call of sdkCalls(language, root)) {
    const found = known.get(call.chain);
    if (!found) {
      problems.push(`Line ${call.line}: the SDK ${methods.package} has no method ${call.chain}.`);
      continue;
    }
    operations.push(found.id);
    problems.push(
      ...argumentProblems(language, call, found.method),
      ...importProblems(language, code, found.method),
    );
  }
  const members = knownMembers(methods, description);
  problems.push(...typedObjects(language, root).flatMap((object) => memberProblems(object, members)));
  return { operations, problems };
}

/** Matches an argument that is the request of a method, by language. */
const REQUEST_PATTERNS: Readonly<Record<ParsedSdkLanguage, (type: string, from: string) => RegExp>> = {
  python: () => /^/,
  csharp: (type) => new RegExp(String.raw`^(?:new ${type}\b|\w+$)`),
  go: (type, from) => new RegExp(String.raw`^(?:&${packageName(from)}\.${type}\{|\w+$)`),
  java: (type) => new RegExp(String.raw`^(?:${type}\s*\.builder\(|\w+$)`),
};

/**
 * The last part of a Go package's path names it; the root of the module, which ends in its version, is `basistheory`.
 */
function packageName(from: string): string {
  const name = from.slice(from.lastIndexOf('/') + 1);
  return /^v\d+$/.test(name) ? 'basistheory' : name;
}

function argumentProblems(language: ParsedSdkLanguage, call: SdkCall, method: SdkMethod): string[] {
  const place = `Line ${call.line}, ${call.chain}`;
  // The context comes first in Go.
  const values = language === 'go' ? call.positional.slice(1) : call.positional;
  const [request, ...more] = values.slice(method.path.length);
  if (values.length < method.path.length)
    return [`${place}: ${method.path.length} values of the path belong here, not ${values.length}.`];
  if (language === 'python') return pythonProblems(place, call, method, request);
  const isTyped = method.request !== undefined && method.request !== 'free';
  // An upload has the file before the request, and options may come instead of an optional request.
  const candidates = [request, ...more].filter((value) => value !== undefined);
  const isOption = (value: string): boolean => /RequestOptions|^option\./.test(value);
  const requests = candidates.filter(
    (value) => !isOption(value) && !value.startsWith('Optional.of(new File('),
  );
  if (method.request === undefined && requests.length > 0)
    return [`${place}: there is no request, so "${requests.join(', ')}" does not belong here.`];
  if (
    !isTyped ||
    requests.every((value) => REQUEST_PATTERNS[language](method.request ?? '', method.from ?? '').test(value))
  )
    return [];
  return [`${place}: the request is a ${method.request}, not "${requests.join(', ').slice(0, 60)}".`];
}

/** How a program names the package or namespace of a request's type. */
const IMPORTS: Readonly<Record<ParsedSdkLanguage, (from: string, type: string) => string>> = {
  python: () => 'basis_theory',
  csharp: (from) => `using ${from};`,
  go: (from) => `"${from}"`,
  java: (from, type) => `import ${from}.${type};`,
};

function importProblems(language: ParsedSdkLanguage, code: string, { from, request }: SdkMethod): string[] {
  if (
    from === undefined ||
    request === undefined ||
    !new RegExp(String.raw`\b${request}(?: |\{|\(|\s*\.builder)`).test(code)
  )
    return [];
  const expected = IMPORTS[language](from, request);
  return code.includes(expected) ? [] : [`The program uses ${request} without ${expected}`];
}

function pythonProblems(
  place: string,
  { keywords }: SdkCall,
  method: SdkMethod,
  extra: string | undefined,
): string[] {
  const allowed = new Set([
    ...method.keywords,
    'request_options',
    ...(method.idempotent ? ['idempotency_key'] : []),
    ...(method.request === 'free' ? ['request'] : []),
  ]);
  return [
    ...(extra === undefined
      ? []
      : [`${place}: "${extra.slice(0, 40)}" must have a name, because only values of the path have none.`]),
    ...keywords.filter((name) => !allowed.has(name)).map((name) => `${place}: there is no argument ${name}.`),
  ];
}

/** Names of a type's members, spelled without regard to the conventions of a language. */
type Members = ReadonlyMap<string, ReadonlySet<string>>;

const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();

function knownMembers(methods: SdkMethods, { schemas, operations }: ApiDescription): Members {
  const members = new Map<string, Set<string>>();
  const add = (type: string, names: readonly string[]): void => {
    members.set(type, new Set([...(members.get(type) ?? []), ...names.map(plain)]));
  };
  for (const [type, schema] of schemas)
    if (schema.properties) add(methods.types[type] ?? type, Object.keys(schema.properties));
  for (const [id, method] of Object.entries(methods.operations)) {
    const operation = operations.get(id);
    if (operation && method.request) add(method.request, requestNames(operation, method, schemas));
  }
  return members;
}

function requestNames(
  { parameters, requestBody }: Operation,
  { renamed }: SdkMethod,
  schemas: ApiDescription['schemas'],
): string[] {
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => renamed[name] ?? name);
  const body: SchemaObject | undefined =
    requestBody?.schema.$ref === undefined
      ? requestBody?.schema
      : schemas.get(requestBody.schema.$ref.replace(/^.*\//, ''));
  return [...query, ...Object.keys(body?.properties ?? {})];
}

function memberProblems({ line, type, members }: TypedObject, known: Members): string[] {
  const names = known.get(type);
  if (!names) return [];
  // Builders accept what the type does not name.
  return members
    .filter((name) => name !== 'additionalProperty' && !names.has(plain(name)))
    .map((name) => `Line ${line}: ${type} has no member ${name}.`);
}

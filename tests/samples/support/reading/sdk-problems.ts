/** What a program does with an SDK that `content/records/sdk-methods/` and the API description do not establish. */
import type {
  ApiDescription,
  Operation,
  SchemaObject,
} from '../../../../pipeline/content/api-description/index.ts';
import type { SdkMethod, SdkMethods } from '../../../../pipeline/content/sdk-methods/index.ts';
import { parse, syntaxErrors } from './grammar.ts';
import type { ParsedSdk } from './parsed-sdk.ts';
import { sdkCalls } from './sdk-calls.ts';
import type { TypedObject } from './typed-objects.ts';

export interface SdkProgramReport {
  /** Operations that the program calls. */
  readonly operations: readonly string[];
  /** A sentence for each mistake. */
  readonly problems: readonly string[];
}

/** Checks a program: its grammar, the methods it calls with their arguments, the members of the objects it sends. */
export async function checkProgram(
  sdk: ParsedSdk,
  methods: SdkMethods,
  code: string,
  description: ApiDescription,
): Promise<SdkProgramReport> {
  const root = await parse(sdk.grammar, code);
  const known = new Map(
    Object.entries(methods.operations).map(([id, method]) => [method.call, { id, method }]),
  );
  const operations: string[] = [];
  const problems = syntaxErrors(root);
  for (const call of sdkCalls(sdk, root)) {
    const found = known.get(call.chain);
    if (!found) {
      problems.push(`Line ${call.line}: the SDK ${methods.package} has no method ${call.chain}.`);
      continue;
    }
    operations.push(found.id);
    problems.push(
      ...sdk.argumentProblems(`Line ${call.line}, ${call.chain}`, call, found.method),
      ...importProblems(sdk, code, found.method),
    );
  }
  const members = knownMembers(methods, description);
  problems.push(...sdk.typedObjects(root).flatMap((object) => memberProblems(object, members)));
  return { operations, problems };
}

function importProblems({ importOf }: ParsedSdk, code: string, { from, request }: SdkMethod): string[] {
  if (
    from === undefined ||
    request === undefined ||
    !new RegExp(String.raw`\b${request}(?: |\{|\(|\s*\.builder)`).test(code)
  )
    return [];
  const expected = importOf(from, request);
  return code.includes(expected) ? [] : [`The program uses ${request} without ${expected}`];
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

import type { ApiDescription } from '../../content/api-description/index.ts';
import { importsFor } from '../writing/identifiers.ts';
import { sdkMethod } from '../../content/sdk-methods/index.ts';
import type { Call } from '../writing/types.ts';

const STANDARD_IMPORTS = {
  BasisTheoryApiClient: 'com.basistheory.BasisTheoryApiClient',
  Environment: 'com.basistheory.core.Environment',
  IdempotentRequestOptions: 'com.basistheory.core.IdempotentRequestOptions',
  RequestOptions: 'com.basistheory.core.RequestOptions',
  JsonNode: 'com.fasterxml.jackson.databind.JsonNode',
  ObjectMapper: 'com.fasterxml.jackson.databind.ObjectMapper',
  File: 'java.io.File',
  IOException: 'java.io.IOException',
  URI: 'java.net.URI',
  URLEncoder: 'java.net.URLEncoder',
  HttpClient: 'java.net.http.HttpClient',
  HttpRequest: 'java.net.http.HttpRequest',
  HttpResponse: 'java.net.http.HttpResponse',
  StandardCharsets: 'java.nio.charset.StandardCharsets',
  Files: 'java.nio.file.Files',
  Path: 'java.nio.file.Path',
  Paths: 'java.nio.file.Paths',
  PosixFilePermissions: 'java.nio.file.attribute.PosixFilePermissions',
  OffsetDateTime: 'java.time.OffsetDateTime',
  List: 'java.util.List',
  Map: 'java.util.Map',
  Optional: 'java.util.Optional',
} as const;

/** The import lines of a script, each once. */
export function imports(
  calls: readonly Call[],
  used: ReadonlySet<string>,
  { schemas }: ApiDescription,
): string[] {
  const methods = calls
    .filter(({ isPlain }) => !isPlain)
    .map(({ operation }) => sdkMethod('java', operation.id));
  const requests = methods.flatMap(({ request, from }) =>
    request !== undefined && used.has(request) ? [{ request, from }] : [],
  );
  const models = [...schemas.keys()]
    .filter((type) => used.has(type) && !methods.some(({ request }) => request === type))
    .map((type) => `com.basistheory.types.${type}`);
  const requestTypes = requests.map(({ request, from }) => `${from ?? 'com.basistheory.types'}.${request}`);
  return [...new Set([...importsFor(used, STANDARD_IMPORTS), ...models, ...requestTypes])]
    .sort()
    .map((name) => `import ${name};`);
}

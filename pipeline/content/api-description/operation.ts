import { requestExamples } from './request-examples.ts';
import type {
  ApiDocument,
  PathItem,
  RawOperation,
  RawParameter,
  RawResponse,
  Reference,
} from './document.ts';
import type { Method, Operation, Parameter, Response } from './types.ts';

const PARAMETER_ORDER: readonly Parameter['in'][] = ['path', 'query', 'header'];

/** Everything that one operation of the description is read from. */
export interface OperationSource {
  readonly document: ApiDocument;
  readonly path: string;
  readonly method: Method;
  readonly pathItem: PathItem;
  readonly operation: RawOperation;
}

/**
 * Reads one operation.
 *
 * @throws Error that gives the file and the operation when it has two parameters of one name, no success response, no
 *   request example, or an example that does not fit its parameters
 */
export function readOperation(source: OperationSource): Operation {
  const { document, path, method, operation } = source;
  const savedProperty = operation['x-saved-property'];
  const [resource] = operation.tags;
  const place = `content/openapi/paths/${resource}.yaml, operation ${operation.operationId}`;
  const parameters = readParameters(place, source);
  const responses = Object.entries(operation.responses)
    .map(([status, item]) => readResponse(Number(status), component(document.components.responses, item)))
    .sort((a, b) => a.status - b.status);
  const success = responses.find(({ status }) => status < 400);
  if (!success) throw new Error(`${place}: there is no success response. Add one with a status below 400.`);
  return {
    id: operation.operationId,
    resource,
    method,
    path,
    summary: operation.summary,
    description: operation.description,
    permissions: operation['x-permissions'],
    permissionsNeeded: operation['x-permissions-needed'] ?? 'all',
    applicationTypes: operation['x-application-types'],
    ...(savedProperty === undefined ? {} : { savedProperty }),
    idempotent: parameters.some(({ name }) => name === 'BT-IDEMPOTENCY-KEY'),
    parameters,
    requestBody: readRequestBody(operation),
    requestExamples: requestExamples({ place, operation, parameters, responses, success }),
    responses,
  };
}

function readParameters(
  place: string,
  { document, pathItem, operation }: OperationSource,
): readonly Parameter[] {
  const parameters = [...pathItem.parameters, ...operation.parameters]
    .map((item) => component(document.components.parameters, item))
    .sort((a, b) => PARAMETER_ORDER.indexOf(a.in) - PARAMETER_ORDER.indexOf(b.in));
  const repeated = parameters.find(
    ({ name }, index) => parameters.findIndex((other) => other.name === name) < index,
  );
  if (!repeated) return parameters;
  throw new Error(
    `${place}: two parameters have the name "${repeated.name}". Examples give values by name, so rename the one in the path.`,
  );
}

function readRequestBody(operation: RawOperation): Operation['requestBody'] {
  const [media] = Object.entries(operation.requestBody?.content ?? {});
  if (!operation.requestBody || !media) return undefined;
  const [contentType, { schema }] = media;
  return { contentType, required: operation.requestBody.required, schema };
}

function readResponse(status: number, raw: RawResponse): Response {
  const { description, content = {}, 'x-common': common = false } = raw;
  const [media] = Object.entries(content);
  if (!media) return { status, description, common, examples: [] };
  const [contentType, { schema, examples }] = media;
  return {
    status,
    description,
    common,
    contentType,
    schema,
    examples: Object.entries(examples).map(([name, example]) => ({
      name,
      summary: example.summary,
      value: example.value,
      illustrative: example['x-illustrative'] ?? false,
    })),
  };
}

/** The parameter or response itself. The bundler guarantees that a reference leads to a component. */
function component<T extends RawParameter | RawResponse>(
  components: Record<string, T>,
  item: T | Reference,
): T {
  if (!('$ref' in item)) return item;
  return components[item.$ref.slice(item.$ref.lastIndexOf('/') + 1)] as T;
}

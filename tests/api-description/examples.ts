import type { Json } from '../../engines/json/index.ts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type {
  ApiDescription,
  Operation,
  SchemaObject,
} from '../../pipeline/content/api-description/types.ts';

/**
 * Checks every example of the description against its schema: parameters, request bodies and responses. A property that
 * a schema does not list counts as a mistake, too.
 *
 * @returns one sentence for each mistake, with operation, example and place in the example
 */
export function exampleProblems(description: ApiDescription): readonly string[] {
  const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
  addFormats(ajv);
  for (const [name, schema] of description.schemas) ajv.addSchema(closed(schema), name);
  const compiled = new Map<SchemaObject, ValidateFunction>();
  const problems = (place: string, schema: SchemaObject, value: Json): readonly string[] => {
    const validate = compiled.get(schema) ?? ajv.compile(closed(schema));
    compiled.set(schema, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${place}${instancePath}: ${message} ${JSON.stringify(params)}`,
    );
  };
  return [...description.operations.values()].flatMap((operation) => [
    ...requestProblems(operation, problems),
    ...operation.responses.flatMap(({ status, schema, examples }) =>
      examples.flatMap(({ name, value }) =>
        problems(`${operation.id}, response ${status}, example "${name}", value`, schema ?? {}, value),
      ),
    ),
  ]);
}

type Check = (place: string, schema: SchemaObject, value: Json) => readonly string[];

function requestProblems(operation: Operation, problems: Check): readonly string[] {
  return operation.requestExamples.flatMap(({ name, parameters, body }) => {
    const place = `${operation.id}, request example "${name}"`;
    const fromParameters = operation.parameters.flatMap((parameter) => {
      const value = parameters[parameter.name];
      return value === undefined
        ? []
        : problems(`${place}, parameter ${parameter.name}`, parameter.schema, value);
    });
    if (!operation.requestBody || body === undefined) return fromParameters;
    return [...fromParameters, ...problems(`${place}, body`, operation.requestBody.schema, body)];
  });
}

/** The schema with references by bare name, and with no room for properties that it does not list. */
function closed(schema: SchemaObject): SchemaObject {
  return JSON.parse(JSON.stringify(schema), (_, value: unknown) => {
    if (typeof value === 'string') return value.replace(/^#\/components\/schemas\//, '');
    const isOpen =
      typeof value === 'object' &&
      value !== null &&
      'properties' in value &&
      !('additionalProperties' in value);
    return isOpen && 'type' in value ? { ...value, additionalProperties: false } : value;
  }) as SchemaObject;
}

import type { RawOperation } from './document.ts';
import type { Parameter, RequestExample, Response } from './types.ts';

interface Source {
  /** File and operation, for errors. */
  readonly place: string;
  readonly operation: RawOperation;
  readonly parameters: readonly Parameter[];
  readonly responses: readonly Response[];
  readonly success: Response;
}

/**
 * Reads the named request examples of an operation: its body's, or `x-examples` where it takes none.
 *
 * @throws Error that gives the file, the operation and the example when there is none, when an example identifies a
 *   parameter that the operation does not have or leaves out a required one, or when its status is not documented
 */
export function requestExamples(source: Source): readonly RequestExample[] {
  const examples = source.operation.requestBody ? bodyExamples(source) : parameterExamples(source);
  if (examples.length === 0) {
    const home = source.operation.requestBody ? '`examples` of the request body' : '`x-examples`';
    throw new Error(`${source.place}: there is no request example. Add one under ${home}.`);
  }
  for (const example of examples) checkExample(example, source);
  return examples;
}

function bodyExamples({ place, operation, success }: Source): readonly RequestExample[] {
  if (Object.keys(operation['x-examples']).length > 0) {
    throw new Error(
      `${place}: the operation takes a body. Move \`x-examples\` to \`examples\` of the request body.`,
    );
  }
  return Object.values(operation.requestBody?.content ?? {}).flatMap(({ examples }) =>
    Object.entries(examples).map(([name, example]) => ({
      name,
      summary: example.summary,
      parameters: example['x-parameters'] ?? {},
      body: example.value,
      status: example['x-status'] ?? success.status,
    })),
  );
}

function parameterExamples({ operation, success }: Source): readonly RequestExample[] {
  return Object.entries(operation['x-examples']).map(([name, { summary, parameters }]) => ({
    name,
    summary,
    parameters,
    status: success.status,
  }));
}

function checkExample(example: RequestExample, { place, parameters, responses }: Source): void {
  const where = `${place}, request example "${example.name}"`;
  const names = parameters.map(({ name }) => name);
  for (const name of Object.keys(example.parameters)) {
    if (names.includes(name)) continue;
    throw new Error(`${where}: the operation has no parameter "${name}". Use one of ${names.join(', ')}.`);
  }
  for (const { name, required } of parameters) {
    if (!required || name in example.parameters) continue;
    throw new Error(`${where}: the required parameter "${name}" is missing. Add a value for it.`);
  }
  if (!responses.some(({ status }) => status === example.status)) {
    throw new Error(`${where}: the operation has no response ${example.status}. Correct \`x-status\`.`);
  }
}

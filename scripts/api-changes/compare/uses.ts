/** The operations that use each schema, and the directions that it goes in. */
import type { SchemaObject } from '../../../pipeline/content/api-description/index.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import type { Direction } from './difference.ts';
import { referenced } from './schemas.ts';

/** The uses of a schema. */
export interface SchemaUse {
  readonly directions: Set<Direction>;
  readonly operations: Set<ContractOperation>;
}

function innerSchemas({
  properties = {},
  items,
  additionalProperties,
}: SchemaObject): readonly SchemaObject[] {
  return [
    ...Object.values(properties),
    ...(items === undefined ? [] : [items]),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ];
}

/** The schemas of an operation, by direction. */
function sentAndReceived({ parameters, body, responses }: ContractOperation) {
  return {
    request: [...parameters.map(({ schema }) => schema), ...Object.values(body?.content ?? {})],
    response: Object.values(responses).flatMap((content) => Object.values(content)),
  } satisfies Record<Direction, readonly SchemaObject[]>;
}

/** The uses of all schemas that an operation leads to, by name. */
export function schemaUses({ operations, schemas }: Contract): ReadonlyMap<string, SchemaUse> {
  const uses = new Map<string, SchemaUse>();
  const visited = new Set<string>();
  const note = (schema: SchemaObject, operation: ContractOperation, direction: Direction): void => {
    const name = referenced(schema);
    if (name === undefined) {
      for (const inner of innerSchemas(schema)) note(inner, operation, direction);
      return;
    }
    // A schema can be inside itself.
    if (visited.has(`${direction} ${name}`)) return;
    visited.add(`${direction} ${name}`);
    const use = uses.get(name) ?? { directions: new Set(), operations: new Set() };
    use.directions.add(direction);
    use.operations.add(operation);
    uses.set(name, use);
    note(schemas.get(name) ?? {}, operation, direction);
  };
  for (const operation of operations) {
    visited.clear();
    const { request, response } = sentAndReceived(operation);
    for (const schema of request) note(schema, operation, 'request');
    for (const schema of response) note(schema, operation, 'response');
  }
  return uses;
}

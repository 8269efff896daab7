import { describe, expect, test } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import type { ApiDescription, Operation } from '../../pipeline/content/api-description/types.ts';
import { compareOperation, type Difference } from './drift.ts';
import { readKnownDifferences } from './known-differences.ts';
import { readSdkOperations, type SdkOperation } from './sdk/operations.ts';
import { readWireTypes } from './sdk/wire-types.ts';

const description = await loadApiDescription();
const calls = new Map(readSdkOperations().map((call) => [call.id, call]));
const wireTypes = readWireTypes();
const known = readKnownDifferences();
const otherNames = new Map(known.operations.map(({ operation, sdk }) => [operation, sdk]));

function callOf(operation: Operation): SdkOperation | undefined {
  return calls.get(otherNames.get(operation.id) ?? operation.id);
}

function differences(of: ApiDescription = description): readonly Difference[] {
  const compared = new Set<string>();
  return [...of.operations.values()].flatMap((operation) => {
    const call = callOf(operation);
    if (!call)
      return [{ place: operation.id, field: 'operation', message: `${operation.id} is not in the SDK.` }];
    return compareOperation(operation, call, { description: of, wireTypes, compared });
  });
}

function isKnown({ place, field }: Pick<Difference, 'place' | 'field'>): boolean {
  return known.differences.some((entry) => entry.place === place && entry.field === field);
}

describe('the description and the installed Node SDK', () => {
  test('have the same operations', () => {
    const described = [...description.operations.keys()]
      .filter((id) => !isKnown({ place: id, field: 'operation' }))
      .map((id) => otherNames.get(id) ?? id);
    expect(described.sort()).toEqual([...calls.keys()].sort());
  });

  test('agree on routes, parameters, bodies and responses, except for known differences', () => {
    expect(
      differences()
        .filter((difference) => !isKnown(difference))
        .map(({ message }) => message),
    ).toEqual([]);
  });

  test('still differ wherever a difference is known', () => {
    const found = differences();
    const stale = known.differences.filter(
      ({ place, field }) => !found.some((item) => item.place === place && item.field === field),
    );
    expect(stale).toEqual([]);
  });

  test('still have different names where an operation is known to have one', () => {
    expect(known.operations.filter(({ operation, sdk }) => calls.has(operation) || !calls.has(sdk))).toEqual(
      [],
    );
  });
});

describe('a difference identifies its operation and field', () => {
  const create = description.operations.get('tokens.create') as Operation;
  const list = description.operations.get('tokens.listV2') as Operation;

  function withOperation(operation: Operation): ApiDescription {
    return { ...description, operations: new Map([...description.operations, [operation.id, operation]]) };
  }

  /** What a change of the description adds. */
  function messages(changed: ApiDescription): readonly string[] {
    const before = new Set(differences().map(({ message }) => message));
    return differences(changed)
      .map(({ message }) => message)
      .filter((message) => !before.has(message));
  }

  test('for a route', () => {
    expect(messages(withOperation({ ...create, path: '/v3/tokens' }))).toEqual([
      'tokens.create: path is /v3/tokens in the description and /tokens in the SDK.',
    ]);
  });

  test('for a parameter', () => {
    const parameters = list.parameters.filter(({ name }) => name !== 'container');
    expect(messages(withOperation({ ...list, parameters }))).toEqual([
      'tokens.listV2: query container is absent in the description and optional in the SDK.',
    ]);
  });

  test('for a property, its type and whether it is required', () => {
    const token = description.schemas.get('CreateTokenRequest');
    const { privacy, ...properties } = token?.properties ?? {};
    const changed = {
      ...token,
      required: ['type'],
      properties: { ...properties, metadata: { type: 'string' }, flag: { type: 'boolean' } },
    };
    expect(privacy).toBeDefined();
    expect(
      messages({
        ...description,
        schemas: new Map([...description.schemas, ['CreateTokenRequest', changed]]),
      }),
    ).toEqual([
      'CreateTokenRequest: type is required in the description and optional in the SDK.',
      'CreateTokenRequest: metadata is string in the description and map in the SDK.',
      'CreateTokenRequest: flag is in the description but not in the SDK.',
      'CreateTokenRequest: privacy is in the SDK but not in the description.',
    ]);
  });
});

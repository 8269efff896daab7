import { beforeAll, describe, expect, it } from 'vitest';
import { nameProblems } from '../support/table-names.ts';
import { resolveTypes, type DeclaredTypes } from './element-tables/declared-types.ts';
import {
  callType,
  errorProperties,
  fieldExceptions,
  initExceptions,
  serviceTypeClaims,
} from './element-tables/service-claims.ts';
import { modelHead, modelTables, serviceTables } from './element-tables/service-tables.ts';
import { tables } from './element-tables/tables.ts';

const { initOptions, members, methods, services, errors, deviceInfo } = serviceTables;
const groups = ['tokens', 'tokenIntents', 'sessions', 'proxy', 'client', 'device'];

let declared: DeclaredTypes;

beforeAll(() => {
  declared = resolveTypes(
    [
      'BasisTheoryInitOptions',
      'BasisTheoryElements',
      'DeviceInfo',
      ...groups.map(callType),
      ...tables.elements.map(({ handle }) => handle),
      ...modelTables.map(({ expression }) => expression),
      ...errors.map(({ name }) => name),
      ...serviceTypeClaims().map(({ expression }) => expression),
    ],
    modelHead,
  );
}, 60_000);

const namesOf = (expression: string): string[] => [...declared.properties(expression).keys()];

describe('the tables of initialization and services', () => {
  it('state the types that the package declares', () => {
    const problems = serviceTypeClaims().filter(({ expression }) => !declared.holds(expression));
    expect(problems.map(({ problem }) => problem)).toEqual([]);
  });

  it('name every option of basistheory()', () => {
    const problems = nameProblems({
      kind: 'an option of basistheory()',
      table: 'web-elements-init-options',
      documented: initOptions.map(({ option }) => option),
      declared: namesOf('BasisTheoryInitOptions'),
      exceptions: initExceptions,
    });
    expect(problems).toEqual([]);
  });

  it('name every member of the instance', () => {
    const problems = nameProblems({
      kind: 'a member of the instance',
      table: 'web-elements-members',
      documented: members.map(({ member }) => member),
      declared: namesOf('BasisTheoryElements'),
    });
    expect(problems).toEqual([]);
  });

  it('name every call of the instance', () => {
    const problems = nameProblems({
      kind: 'a call of the instance',
      table: 'web-elements-services',
      documented: services.flatMap(({ calls }) => calls),
      declared: [
        ...namesOf('BasisTheoryElements').filter(
          (name) => !groups.includes(name) && name !== 'createElement',
        ),
        ...groups.flatMap((group) => namesOf(callType(group)).map((name) => `${group}.${name}`)),
      ],
    });
    expect(problems).toEqual([]);
  });

  it('name every field of the device info', () => {
    const problems = nameProblems({
      kind: 'a field of DeviceInfo',
      table: 'web-elements-device-info',
      documented: deviceInfo.flatMap(({ fields }) => fields),
      declared: namesOf('DeviceInfo'),
    });
    expect(problems).toEqual([]);
  });

  it.each(errors)('name every field of $name', ({ name, fields }) => {
    const problems = nameProblems({
      kind: `a field of ${name}`,
      table: 'web-elements-errors',
      documented: fields,
      declared: [...declared.properties(name)]
        .filter(([field]) => !errorProperties.has(field))
        .map(([field, isOptional]) => (isOptional ? `${field}?` : field)),
    });
    expect(problems).toEqual([]);
  });
});

describe.each(tables.elements)('the table of methods', ({ element, handle }) => {
  it(`identifies every member of ${handle}`, () => {
    const problems = nameProblems({
      kind: `a member of ${handle}`,
      table: 'web-elements-methods',
      documented: methods.filter(({ elements }) => elements.includes(element)).map(({ method }) => method),
      declared: namesOf(handle),
    });
    expect(problems).toEqual([]);
  });
});

describe.each(modelTables)('the fields of $model', ({ table, model, expression, fields }) => {
  it('are named, each of them', () => {
    const problems = nameProblems({
      kind: `a field of ${model}`,
      table,
      documented: fields.map(({ field }) => field),
      declared: namesOf(expression),
      exceptions: fieldExceptions.filter((exception) => exception.element === model),
    });
    expect(problems).toEqual([]);
  });

  it('are required where the package requires them', () => {
    const required = [...declared.properties(expression)]
      .filter(([, isOptional]) => !isOptional)
      .map(([name]) => name);
    const documented = fields.filter((each) => each.required).map(({ field }) => field);
    const excused = new Set(
      fieldExceptions.filter(({ element }) => element === model).map(({ name }) => name),
    );
    expect(documented.toSorted()).toEqual(required.filter((name) => !excused.has(name)).toSorted());
  });
});

/** The tables of the React Native pages describe what the types of the package say. */
import { expect, describe, it } from 'vitest';
import * as z from 'zod';
import { loadDataTable } from '../../../pipeline/content/tables/index.ts';
import { nameProblems } from '../../support/table-names.ts';
import { resolveTypes } from './declared-types.ts';
import { reactNativePackages } from '../support/toolchains.ts';

const { folder = '', missing } = await reactNativePackages();

function rows<Row>(name: string, row: z.ZodType<Row>): Row[] {
  return z.array(row).parse(loadDataTable(`react-native-${name}`).rows);
}

const typed = { type: z.string() };
const tables = {
  exports: rows('exports', z.object({ name: z.string(), kind: z.string() })),
  options: rows('hook-options', z.object({ option: z.string(), ...typed })),
  props: rows('props', z.object({ on: z.string(), prop: z.string(), ...typed })),
  fields: rows('event-fields', z.object({ field: z.string(), ...typed })),
  members: rows('ref-members', z.object({ member: z.string(), on: z.string(), ...typed })),
  calls: rows('services', z.object({ call: z.string(), ...typed })),
  objects: rows('objects', z.object({ definition: z.string(), exported: z.string(), ...typed })),
};

/** The components, with the handle that the ref of each gets. */
const components = tables.exports
  .map(({ name }) => name)
  .filter((name) => name.endsWith('Element'))
  .map((name) => ({ name, handle: name === 'CardExpirationDateElement' ? 'BTDateRef | BTRef' : 'BTRef' }));
const HANDLES = ['BTRef', 'BTDateRef'];
/** Services of `bt`, each with its calls; `proxy` is itself a call. */
const SERVICES = ['tokens', 'tokenIntents', 'sessions'];

const propsOf = (component: string): string => `ComponentProps<typeof elements.${component}>`;
const propsOn = (component: string): typeof tables.props =>
  tables.props.filter(({ on }) => on === 'all' || on === component);
const name = (text: string): string => JSON.stringify(text);
const same = (documented: string, declared: string): string =>
  `Same<Plain<${documented}>, Plain<${declared}>>`;
/** `tokens.create` is `Bt["tokens"]["create"]`. */
const callType = (call: string): string =>
  `Bt${call
    .split('.')
    .map((part) => `[${name(part)}]`)
    .join('')}`;

/** Types that the services use and the package does not export, by the name that the tables give them. */
const DECLARED: Readonly<Record<string, string>> = {
  CreateTokenWithRefs: "Parameters<Bt['tokens']['create']>[0]",
  UpdateTokenWithRefs: "Parameters<Bt['tokens']['update']>[1]",
  CreateTokenIntentWithRefs: "Parameters<Bt['tokenIntents']['create']>[0]",
  EncryptRequest: "Parameters<Bt['tokens']['encrypt']>[0]",
  TokenWithRefs: "Extract<Parameters<Bt['tokens']['encrypt']>[0]['tokenRequests'], { type: string }>",
  Encrypted: "Extract<Awaited<ReturnType<Bt['tokens']['encrypt']>>, { type: string; encrypted: string }>",
  ProxyRequest: "Parameters<Bt['proxy']>[0]",
};

const claims = [
  ...tables.options.map(({ option, type }) => ({
    problem: `react-native-hook-options: ${option} is not of the type ${type}`,
    expression: same(type, `Property<HookOptions, ${name(option)}>`),
  })),
  ...components.flatMap((component) =>
    propsOn(component.name).map(({ prop, type }) => ({
      problem: `react-native-props: ${prop} of ${component.name} is not of the type ${type}`,
      expression: same(
        `Exclude<${type.replace('Handle', component.handle)}, undefined>`,
        `Property<${propsOf(component.name)}, ${name(prop)}>`,
      ),
    })),
  ),
  ...tables.fields.map(({ field, type }) => ({
    problem: `react-native-event-fields: ${field} is not of the type ${type}`,
    expression: same(type, `ElementEvent[${name(field)}]`),
  })),
  ...HANDLES.flatMap((handle) =>
    tables.members
      .filter(({ on }) => on.includes(`\`${handle}\``))
      .map(({ member, type }) => ({
        problem: `react-native-ref-members: ${member} of ${handle} is not of the type ${type}`,
        expression: same(type, `${handle}[${name(member)}]`),
      })),
  ),
  ...tables.calls.map(({ call, type }) => ({
    problem: `react-native-services: ${call} is not of the type ${type}`,
    // Parameters are intersections in the package: each has to fit in the place of the other.
    expression: `Mutual<${type}, ${callType(call)}>`,
  })),
  ...tables.objects.map(({ type, definition }) => ({
    problem: `react-native-objects: ${type} is not defined as ${definition}`,
    expression: same(definition, DECLARED[type] ?? type),
  })),
];

const namings = [
  {
    kind: 'an option of useBasisTheory',
    table: 'react-native-hook-options',
    documented: tables.options.map(({ option }) => option),
    of: 'HookOptions',
  },
  ...components.map((component) => ({
    kind: `a prop of ${component.name}`,
    table: 'react-native-props',
    documented: propsOn(component.name).map(({ prop }) => prop),
    of: propsOf(component.name),
  })),
  {
    kind: 'a field of ElementEvent',
    table: 'react-native-event-fields',
    documented: tables.fields.map(({ field }) => field),
    of: 'ElementEvent',
  },
  ...HANDLES.map((handle) => ({
    kind: `a member of ${handle}`,
    table: 'react-native-ref-members',
    documented: tables.members.filter(({ on }) => on.includes(`\`${handle}\``)).map(({ member }) => member),
    of: handle,
  })),
  {
    kind: 'a service of bt',
    table: 'react-native-services',
    documented: new Set(tables.calls.map(({ call }) => call.split('.')[0] ?? '')),
    of: 'Bt',
  },
  ...SERVICES.map((service) => ({
    kind: `a call of bt.${service}`,
    table: 'react-native-services',
    documented: tables.calls
      .filter(({ call }) => call.startsWith(`${service}.`))
      .map(({ call }) => call.slice(service.length + 1)),
    of: callType(service),
  })),
];

describe.skipIf(missing !== undefined)('the tables of React Native', () => {
  const declared =
    missing === undefined
      ? resolveTypes(
          folder,
          [...claims.map(({ expression }) => expression), ...namings.map(({ of }) => of)],
          tables.objects
            .filter(({ exported }) => exported === 'No')
            .map(({ type, definition }) => `type ${type} = ${definition};`),
        )
      : undefined;

  it('name every export', () => {
    const problems = nameProblems({
      kind: 'an export',
      table: 'react-native-exports',
      documented: tables.exports.map((row) => row.name),
      declared: declared?.exports ?? [],
    });
    expect(problems).toEqual([]);
  });

  it.each(namings)('name every part: $kind', ({ kind, table, documented, of }) => {
    const problems = nameProblems({ kind, table, documented, declared: declared?.properties(of) ?? [] });
    expect(problems).toEqual([]);
  });

  it('state the types that the package declares', () => {
    const problems = claims.filter(({ expression }) => declared?.holds(expression) !== true);
    expect(problems.map(({ problem }) => problem)).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { creationCode, planAccess, readContainers, unpackFacts } from '../../../engines/permissions/index.ts';
import { emitRequestSample } from '../../../pipeline/code-samples/requests/index.ts';
import { SAMPLE_LANGUAGES } from '../../../pipeline/code-samples/index.ts';
import { loadApiDescription } from '../../../pipeline/content/api-description/index.ts';
import { loadDataTable, rowAnchor } from '../../../pipeline/content/tables/index.ts';
import { operationRoutes } from '../../../pipeline/pages/index.ts';
import { operationAnchor } from '../../builders/find-operation.ts';
import { data } from './data.ts';

const { facts: packed, creation } = await data();
const facts = unpackFacts(packed);
const description = await loadApiDescription();

it('has every operation and every permission, and both know each other', () => {
  expect(facts.operations.map(({ id }) => id)).toEqual([...description.operations.keys(), 'proxy']);
  expect(facts.permissions).toHaveLength(loadDataTable('permissions').rows.length);
  const catalog = facts.permissions.map(({ name }) => name);
  expect(
    facts.operations.flatMap(({ permissions }) => permissions).filter((one) => !catalog.includes(one)),
  ).toEqual([]);
});

it('leads to each operation, and to each permission’s row', () => {
  const routes = operationRoutes();
  const places = facts.operations.filter(({ id }) => id !== 'proxy');
  expect(places.map(({ page }) => page)).toEqual(
    places.map(({ id }) => `${routes.get(id) ?? ''}#${operationAnchor(id)}`),
  );
  expect(facts.permissions.map(({ page }) => page)).toEqual(
    facts.permissions.map(
      ({ name }) => `/docs/api/applications/permissions#${rowAnchor('permissions', name)}`,
    ),
  );
});

it('knows operations by the names that SDKs have for them, and no others', () => {
  const callsOf = (id: string): readonly string[] | undefined =>
    facts.operations.find((one) => one.id === id)?.calls;
  expect(callsOf('tokens.create')).toContain('tokens.create');
  expect(callsOf('proxy')).not.toContain('proxy');
});

it('lists operations under the titles of the API reference', () => {
  const groupOf = (id: string): string | undefined => facts.operations.find((one) => one.id === id)?.group;
  expect(groupOf('applePay.create')).toBe('Apple Pay API');
  expect(groupOf('threeds.sessions.get')).toBe('3D Secure sessions');
  expect(groupOf('proxy')).toBe('Invoke ephemeral proxies');
});

it('gives each call of an SDK to one operation', () => {
  const calls = facts.operations.flatMap((operation) => operation.calls);
  expect(calls).toHaveLength(new Set(calls).size);
});

it('refers to operations that exist', () => {
  const ids = facts.operations.map(({ id }) => id);
  const named = loadDataTable('client-calls').rows.map(({ operation }) => operation);
  expect(named.filter((id) => !ids.includes(String(id)))).toEqual([]);
});

const wishes = {
  permissions: { operations: ['tokens.create', 'tokens.get', 'proxy'], containers: ['/'] },
  rules: {
    operations: ['tokens.create', 'proxy'],
    containers: readContainers('/pci/4711/ /pii/').containers,
  },
} as const;

/** Emitters only break long lists. A template always does. */
const squeezed = (code: string): string => code.replace(/\s+/g, '').replace(/,([\])}])/g, '$1');

it.each(SAMPLE_LANGUAGES)('creates applications in %s as the site’s samples do', (language) => {
  const template = creation.find((one) => one.language === language);
  const operation = description.operations.get('applications.create');
  if (template === undefined || operation === undefined) throw new Error('There is no template.');
  for (const wish of Object.values(wishes)) {
    const [application] = planAccess({ ...wish, runsIn: 'server', view: 'mask' }, facts).applications;
    if (application === undefined) throw new Error('There is no application.');
    const { name, type, permissions, rules } = application;
    const body = rules.length === 0 ? { name, type, permissions } : { name, type, rules };
    const example = { name: 'x', summary: 'x', parameters: {}, body: body as never, status: 200 };
    const emitted = emitRequestSample(language, { description, operation, example, environment: 'test' });
    expect(squeezed(creationCode(template, application))).toBe(squeezed(emitted));
  }
});

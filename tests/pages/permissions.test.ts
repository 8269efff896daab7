import { describe, expect, test } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { loadDataTable, rowAnchor } from '../../pipeline/content/tables/index.ts';
import { shownRows } from '../support/page-tree.ts';
import { cells } from './table-cells.ts';

const APPLICATION_TYPES: readonly string[] = ['public', 'private', 'management'];

const { operations } = await loadApiDescription();
const restricted = [...operations.values()].filter(({ permissions }) => permissions.length > 0);
const documented = new Map(
  loadDataTable('permissions').rows.map(({ permission, types }) => [String(permission), types ?? []]),
);

describe('the table of permissions', () => {
  test('has every permission that an operation names', () => {
    const missing = restricted.flatMap(({ id, permissions }) =>
      permissions.filter((permission) => !documented.has(permission)).map((name) => `${id}: ${name}`),
    );
    expect(restricted).not.toHaveLength(0);
    expect(missing).toEqual([]);
  });

  test('gives a permission to every type of application that can call its operations', () => {
    const missing = restricted.flatMap(({ id, permissions, applicationTypes }) =>
      permissions.flatMap((permission) => {
        const types = [documented.get(permission) ?? []].flat();
        return applicationTypes
          .filter((type) => APPLICATION_TYPES.includes(type) && !types.includes(type))
          .map((type) => `${id}: ${permission} for ${type} applications`);
      }),
    );
    expect(missing).toEqual([]);
  });

  test('is on its page in full', async () => {
    const shown = await shownRows('content/docs/api/applications/permissions.mdx');
    const rows = cells('permissions', 'permission').map((name) => rowAnchor('permissions', name));
    expect(rows.filter((row) => !shown.has(row))).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';
import { lockedPackages } from './packages.ts';

interface Bill {
  readonly bomFormat: string;
  readonly components: readonly { readonly name: string; readonly version: string; readonly scope: string }[];
}

it('lists every package of the lockfile, says which ship, and is the same each time', async () => {
  const packages = lockedPackages();
  const shipped = packages.filter(({ name }) => name === 'react-dom');
  const text = await billOfMaterials(shipped);
  const { bomFormat, components } = JSON.parse(text) as Bill;
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  expect(packages.filter(({ name, version }) => !listed.has(`${name}@${version}`))).toEqual([]);
  const scopes = Object.fromEntries(components.map(({ name, scope }) => [name, scope]));
  expect(scopes).toMatchObject({ 'react-dom': 'required', send: 'required', oxlint: 'optional' });
  expect(await billOfMaterials(shipped)).toBe(text);
});

import { expect, it } from 'vitest';
import { loadDataTable } from '../../../material/tables/index.ts';
import { toolData, toolDataFiles } from './index.ts';

it('gives the address check every address of the table', () => {
  const addresses = toolData['address-check']();
  expect(addresses.map(({ address }) => address)).toEqual(
    loadDataTable('ip-addresses').rows.map((row) => row.address),
  );
  expect(addresses[0]).toEqual({ address: '18.191.73.1', tenants: 'Test', region: 'North America' });
});

it('writes one file for each tool', async () => {
  const written = new Map<string, unknown>();
  const actions = {
    createData: (name: string, content: string) => Promise.resolve(written.set(name, JSON.parse(content))),
  };
  await toolDataFiles().contentLoaded?.({ actions, content: undefined } as never);
  expect(Object.fromEntries(written)).toEqual({ 'address-check.json': toolData['address-check']() });
});

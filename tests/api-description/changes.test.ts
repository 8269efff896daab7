import { expect, it } from 'vitest';
import { loadApiChanges } from '../../pipeline/content/api-changes/index.ts';
import { DESCRIPTION_DIRECTORY, loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { contractPrint } from '../../scripts/api-changes/contract.ts';
import { readContract } from '../../scripts/api-changes/read-contract.ts';

it('the record of changes is up to date', async () => {
  const now = contractPrint(await readContract(DESCRIPTION_DIRECTORY));
  expect(
    loadApiChanges().contract,
    'content/openapi/ promises something else than content/records/api-changes.json knows of. Run npm run api-changes and commit the record with your change.',
  ).toBe(now);
});

it('every change since the last of a day concerns operations that there are, or none', async () => {
  const { operations } = await loadApiDescription();
  const [newest] = loadApiChanges().days;
  const unknown = newest?.changes.flatMap((change) => change.operations.filter((id) => !operations.has(id)));
  expect(unknown ?? []).toEqual([]);
});

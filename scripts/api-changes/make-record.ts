import { readContract } from './read-contract.ts';
import type { ApiChanges, ChangesOfDay } from '../../pipeline/content/api-changes/index.ts';
import { compareContracts } from './compare/index.ts';
import { contractPrint, type Contract } from './contract.ts';
import { daysOfHistory, withFolderAt } from './history.ts';

/** What the description promised at the end of a day. */
interface DayOfContract {
  readonly date: string;
  readonly contract: Contract;
}

/** The state of each day, oldest first. Files that promise something else now belong to today. */
async function contracts(
  root: string,
  folders: readonly [string, ...string[]],
  today: string,
): Promise<DayOfContract[]> {
  const days: DayOfContract[] = [];
  for (const { date, commit } of daysOfHistory(root, folders))
    days.push({ date, contract: await withFolderAt({ root, folders, commit }, readContract) });
  const now = await readContract(`${root}/${folders[0]}`);
  const last = days.at(-1);
  if (last !== undefined && contractPrint(last.contract) === contractPrint(now)) return days;
  return [...days.filter(({ date }) => date < today), { date: today, contract: now }];
}

/**
 * Makes the record of changes from the API description's history, and from its files now. Only what a day has changed in
 * the end counts. What came and went on one day is left out.
 *
 * @param root where the project is
 * @param folders where the description is, from the root, then where it was earlier
 * @param today the date in UTC, for what isn't committed
 */
export async function makeRecord(
  root: string,
  folders: readonly [string, ...string[]],
  today: string,
): Promise<ApiChanges> {
  const states = await contracts(root, folders, today);
  const [first] = states;
  const newest = states.at(-1);
  if (first === undefined || newest === undefined) throw new Error(`${folders[0]} has no state.`);
  const days = states.slice(1).map(({ date, contract }, index): ChangesOfDay => ({
    date,
    changes: compareContracts((states[index] as DayOfContract).contract, contract),
  }));
  return {
    contract: contractPrint(newest.contract),
    first: { date: first.date, operations: idCount(first.contract) },
    days: days.filter(({ changes }) => changes.length > 0).reverse(),
  };
}

/** Operations with a place of their own in the reference. */
const idCount = ({ operations }: Contract): number => operations.filter(({ id }) => id !== undefined).length;

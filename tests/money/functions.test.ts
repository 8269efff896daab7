/** A function that charges the order of a database charges it once, whatever the processor does. */
import { afterAll, assert, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { loadSample } from '../../pipeline/code-samples/samples/index.ts';
import type { LanguageId } from '../../pipeline/code-samples/lists.ts';
import { REQUIREMENTS, runPython } from '../samples/python/run-python.ts';
import { casesToRun } from '../samples/support/by-record/cases-to-run.ts';
import { skipAsRecorded } from '../samples/support/by-record/skip-as-recorded.ts';
import type { ProgramReport } from '../samples/support/program-report.ts';
import { expectRecord } from '../samples/support/record.ts';
import { runPrograms } from '../samples/support/run-programs.ts';
import { approval, moneyCases, named, type MoneyCase } from './support/cases.ts';
import { startProcessorDouble, type ProcessorDouble } from './support/processor-double.ts';
import { pythonToolchain } from '../samples/support/toolchains.ts';

const SAMPLE = 'charge-wallet-payment';
const ID = 'a1cfd4b2-a086-4da0-b6fc-6f11c31cf548';
const approves = approval('checkout');
const { python = '', missing } = await pythonToolchain();

/** Presses twice at the same time, then once more. */
const CALLS: Readonly<Record<'node' | 'python', string>> = {
  node: `
const order: Order = { reference: "A-1", amount: 1000, currency: "USD", state: "open", attempt: "" };
const press = () => chargeWallet(order, "apple_pay", "${ID}");
console.log((await Promise.all([press(), press()])).join());
console.log(await press());`,
  python: `
from concurrent.futures import ThreadPoolExecutor

order = Order("A-1", 1000, "USD")
with ThreadPoolExecutor() as pool:
    pressed = [pool.submit(charge_wallet, order, "apple_pay", "${ID}") for _ in range(2)]
    print(",".join(one.result() for one in pressed))
print(charge_wallet(order, "apple_pay", "${ID}"))`,
};

const run = {
  node: runPrograms,
  python: (programs: ReadonlyMap<string, string>, origin: string) => runPython(python, programs, origin),
} as const;

const cases = moneyCases('checkout').map((one, index): MoneyCase & { readonly id: string } => ({
  ...one,
  id: `case-${String(index)}`,
}));

function codeOf(language: LanguageId): string {
  const file = loadSample(SAMPLE).files.find((candidate) => candidate.language === language);
  assert(file, `${SAMPLE} in ${language}`);
  return file.code;
}

describe.each(['node', 'python'] as const)(`${SAMPLE} in %s`, async (language) => {
  const id = `functions/${SAMPLE}`;
  const choice = await casesToRun({
    language,
    test: import.meta.filename,
    programs: new Map([[id, codeOf(language)]]),
    more: [REQUIREMENTS],
  });
  let hasFailed = false;
  let double: ProcessorDouble;
  let reports: ReadonlyMap<string, ProgramReport>;
  const reason = language === 'python' ? missing : undefined;

  beforeAll(async () => {
    double = await startProcessorDouble();
    if (reason !== undefined || !choice.runs(id)) return;
    for (const { id, behavior } of cases)
      // Long enough for the second press.
      double.play(id, { behaviors: [{ ...behavior, takes: 150 }, approves] });
    const code = codeOf(language) + CALLS[language];
    reports = await run[language](new Map(cases.map(({ id }) => [id, code])), double.origin);
  });
  beforeEach(({ skip }) => {
    if (reason !== undefined) skip(reason);
    onTestFinished(({ task }) => {
      hasFailed ||= task.result?.state === 'fail';
    });
  });
  afterAll(async () => {
    await double.close();
  });

  it.each(choice.runs(id) ? named(cases) : [])(
    'charges once when the processor %s',
    (_, { id, behavior, outcome }) => {
      const reopens = outcome === 'declined' || outcome === 'not sent';
      const report = reports.get(id);
      expect(report?.failure).toBeUndefined();
      expect(report?.printed).toEqual([`${outcome},unknown`, reopens ? 'approved' : outcome]);
      const { attempts, charges } = double.account(id);
      expect(charges).toBe(behavior.charges || reopens ? 1 : 0);
      expect(attempts).toHaveLength(reopens ? 2 : 1);
      // A request that wasn't sent keeps its key, in case the processor does have it.
      expect(new Set(attempts.map(({ key }) => key)).size, 'keys').toBe(outcome === 'declined' ? 2 : 1);
      for (const { key, reference } of attempts) {
        expect(key).toMatch(/^[0-9a-f-]{36}$/);
        expect(reference).toBe('A-1');
      }
    },
  );

  skipAsRecorded(choice);

  it('is that of the record; `npm run proofs` renews it', () => {
    expectRecord(choice, new Map([...choice.programs].filter(() => choice.runs(id) && !hasFailed)));
    expect.hasAssertions();
  });
});

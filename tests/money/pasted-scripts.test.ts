/** A full script that a page shows in cURL can be pasted whole. What only a checked response allows isn't sent. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import {
  readWorkflow,
  shownProgram,
  workflowCalls,
  workflowNames,
} from '../../pipeline/code-samples/workflows/index.ts';
import { isCharge } from '../../pipeline/code-samples/writing/charges.ts';
import { OUTCOMES } from '../../engines/simulator/index.ts';
import { startSimulator } from '../samples/simulator/start-simulator.ts';
import type { Recorder } from '../samples/support/recorder.ts';
import { runShellPrograms } from '../workflows/support/programs.ts';

const description = await loadApiDescription();

const scripts = workflowNames().flatMap((name) => {
  const workflow = readWorkflow(name, description);
  const calls = workflowCalls(workflow, description, 'test');
  const first = calls.findIndex(isCharge);
  if (first < 0) return [];
  // Such as the result of 3D Secure.
  const isChecked = calls.slice(0, first).some(({ conditions }) => conditions.length > 0);
  return [{ name, code: shownProgram('curl', workflow, calls).code, charges: isChecked ? 0 : 1 }];
});

/** The amount as the script has it, and each that makes the double do something else. */
const AMOUNTS = [undefined, ...OUTCOMES.keys()];

const withAmount = (code: string, amount: number | undefined): string =>
  amount === undefined ? code : code.replaceAll(/("(?:value|amount)": )\d+/g, `$1${String(amount)}`);

const runs = scripts.flatMap(({ name, code, charges }) =>
  AMOUNTS.map((amount) => ({
    run: `${name}--${String(amount ?? 'as shown')}`,
    code: withAmount(code, amount),
    charges,
  })),
);

describe('a cURL script of a guide, pasted whole', () => {
  let double: Recorder;

  beforeAll(async () => {
    double = await startSimulator();
    await runShellPrograms(new Map(runs.map(({ run, code }) => [run, code])), double.origin);
  });
  afterAll(async () => {
    await double.close();
  });

  it('is tested for guides with one charge, two charges, and a check before the charge', () => {
    expect(scripts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['route-payment', 'charge-and-save-card', 'pay-with-3ds']),
    );
  });

  it.each(runs)('$run: sends no charge that depends on a response', ({ run, charges }) => {
    const sent = double.exchangesOf(run).filter(({ url }) => url.startsWith('/proxy'));
    const isSetUp = ({ method, headers }: (typeof sent)[number]): boolean =>
      method !== 'POST' || !Object.keys(headers).some((name) => name.endsWith('idempotency-key'));
    expect(sent.filter((request) => !isSetUp(request))).toHaveLength(charges);
  });
});

describe('what a pasted script leaves out', () => {
  it.each(scripts)('$name: is in comments that say when to send it', ({ code }) => {
    const blocks = code.split('\n\n').filter((block) => /^# curl /m.test(block));
    for (const block of blocks) {
      expect(block).toMatch(/^# Uncomment and send only if .+ in the response to ".+":$/m);
      expect(block, 'nothing of it is sent').toMatch(/^(?:#.*(?:\n|$))+$/);
    }
  });
});

/** A script that charges at a second processor after a decline charges once, and never after anything else. */
import { spawnSync } from 'node:child_process';
import { afterAll, assert, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { loadSample } from '../../pipeline/code-samples/samples/index.ts';
import { casesToRun } from '../samples/support/by-record/cases-to-run.ts';
import { skipAsRecorded } from '../samples/support/by-record/skip-as-recorded.ts';
import { expectRecord } from '../samples/support/record.ts';
import { approval, moneyCases, named, type Outcome } from './support/cases.ts';
import { startProcessorDouble, type Behavior, type ProcessorDouble } from './support/processor-double.ts';
import { missingFor, prepare, type ReadyScript, type ScriptLanguage } from './support/run-scripts.ts';
import { goToolchain, javaToolchain, pythonToolchain } from '../samples/support/toolchains.ts';

const SAMPLE = 'charge-with-fallback';
const LANGUAGES: readonly ScriptLanguage[] = ['curl', 'node', 'python', 'go', 'java'];
const tools = { python: await pythonToolchain(), go: await goToolchain(), java: await javaToolchain() };
/** The script in the shell reads responses with jq, as readers do. */
const hasJq = spawnSync('jq', ['--version']).status === 0;

interface ScriptPlay {
  readonly when: string;
  readonly behaviors: readonly Behavior[];
  readonly says: string;
}

const adyen = moneyCases('adyen');
const declined = adyen.find(({ outcome }) => outcome === 'declined');
assert(declined, 'a case in which the first processor declines');
const said = (processor: string, outcome: Outcome): string => `${processor}: ${outcome}`;

const ADYEN = 'https://checkout-test.adyen.com/v71/payments';
/** A security code, which a stored card doesn't have. */
const CODE = /\bcvc|cvv|securitycode/i;

/** The second processor in a few cases: what the first covers is the same code. */
const AT_SECOND = /declines with 201|408|before a response|no JSON|returns 401/;

const PLAYS: readonly ScriptPlay[] = [
  ...adyen.map(({ when, behavior, outcome }): ScriptPlay => ({
    when: `the first processor ${when}`,
    behaviors: [behavior, approval('checkout')],
    says: outcome === 'declined' ? said('Checkout.com', 'approved') : said('Adyen', outcome),
  })),
  ...moneyCases('checkout')
    .filter(({ when }) => AT_SECOND.test(when))
    .map(({ when, behavior, outcome }): ScriptPlay => ({
      when: `the first processor declines, and the second ${when}`,
      behaviors: [declined.behavior, behavior],
      says: said('Checkout.com', outcome),
    })),
];

describe.each(LANGUAGES)(`${SAMPLE} in %s`, async (language) => {
  const id = `scripts/${SAMPLE}`;
  const file = loadSample(SAMPLE).files.find((candidate) => candidate.language === language);
  assert(file, `${SAMPLE} in ${language}`);
  const choice = await casesToRun({
    language,
    test: import.meta.filename,
    programs: new Map([[id, file.code]]),
  });
  // A compiled program starts immediately, and the record of Go is made on few machines.
  const runs = language === 'go' || choice.runs(id);
  let hasFailed = false;
  const missing =
    missingFor(language, tools) ?? (language === 'curl' && !hasJq ? 'There is no jq.' : undefined);
  let double: ProcessorDouble;
  let script: ReadyScript | undefined;

  beforeAll(async () => {
    double = await startProcessorDouble();
    if (missing === undefined && runs) script = await prepare(language, file.code, double.origin, tools);
  });
  beforeEach(({ skip }) => {
    if (missing !== undefined) skip(missing);
    onTestFinished(({ task }) => {
      hasFailed ||= task.result?.state === 'fail';
    });
  });
  afterAll(async () => {
    await script?.remove();
    await double.close();
  });

  it.each(runs ? named(PLAYS) : [])('charges once when %s', async (_, { behaviors, says }) => {
    double.play('', { behaviors });
    expect(await script?.print()).toBe(says);
    const { attempts, charges } = double.account('');
    const asked = says.startsWith('Adyen') ? 1 : 2;
    expect(attempts).toEqual(
      [
        {
          processor: ADYEN,
          key: '<ADYEN_ATTEMPT_ID>',
          reference: '<ORDER_REFERENCE>',
        },
        {
          processor: 'https://api.sandbox.checkout.com/payments',
          key: '<CHECKOUT_ATTEMPT_ID>',
          reference: '<ORDER_REFERENCE>',
        },
      ].slice(0, asked),
    );
    expect(charges).toBe(behaviors.slice(0, asked).filter((behavior) => behavior.charges).length);
    expect(charges).toBeLessThanOrEqual(1);
  });

  it.runIf(runs)('charges once when it runs again while the outcome is unknown', async () => {
    const busy = adyen.find(({ when }) => when.includes('408'));
    assert(busy, 'a case in which the platform stops waiting');
    double.play('', { behaviors: [busy.behavior, approval('adyen')] });
    await script?.print();
    expect(await script?.print()).toBe(said('Adyen', 'unknown'));
    const { attempts, charges } = double.account('');
    expect(charges).toBe(1);
    expect(new Set(attempts.map(({ key }) => key)).size, 'keys').toBe(1);
  });

  it.runIf(runs)('charges once when it runs again while the first attempt is running', async () => {
    let finish: () => void = () => undefined;
    const takes = new Promise<void>((resolve) => {
      finish = resolve;
    });
    double.play('', { behaviors: [{ ...approval('adyen'), takes }, approval('checkout')] });
    // Another worker has sent this attempt, and its result is still open.
    const first = fetch(`${double.origin}/proxy`, {
      method: 'POST',
      headers: { 'BT-PROXY-URL': ADYEN, 'Idempotency-Key': '<ADYEN_ATTEMPT_ID>' },
      body: '{"reference":"<ORDER_REFERENCE>"}',
    });
    await expect.poll(() => double.account('').attempts).toHaveLength(1);
    expect(await script?.print()).toBe(said('Adyen', 'unknown'));
    finish();
    expect((await first).status).toBe(201);
    expect(await script?.print()).toBe(said('Adyen', 'approved'));
    const { attempts, charges } = double.account('');
    expect(attempts.map(({ processor }) => processor)).toEqual([ADYEN, ADYEN, ADYEN]);
    expect(charges).toBe(1);
  });

  it.runIf(runs)('charges a stored card without a security code, and once when it runs twice', async () => {
    double.play('', { behaviors: [declined.behavior, approval('checkout')] });
    expect(await script?.print()).toBe(said('Checkout.com', 'approved'));
    expect(await script?.print()).toBe(said('Checkout.com', 'approved'));
    const { attempts, bodies, charges } = double.account('');
    expect(charges).toBe(1);
    expect(new Set(attempts.map(({ key }) => key)).size, 'keys').toBe(2);
    const [adyenBody, checkoutBody] = bodies;
    expect(adyenBody).toMatchObject({
      shopperInteraction: 'ContAuth',
      additionalData: { networkTxReference: '<NETWORK_TRANSACTION_ID>' },
    });
    expect(checkoutBody).toMatchObject({
      previous_payment_id: '<NETWORK_TRANSACTION_ID>',
      source: { stored: true },
    });
    expect(bodies.filter((body) => CODE.test(JSON.stringify(body)))).toEqual([]);
  });

  if (language === 'go') return;
  skipAsRecorded(choice);

  it('is that of the record; `npm run proofs` renews it', () => {
    expectRecord(choice, new Map([...choice.programs].filter(() => runs && !hasFailed)));
    expect.hasAssertions();
  });
});

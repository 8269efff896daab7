/**
 * The script of a guide that ends after a charge tells the reader what is known, such as declined, not sent, unknown, or approved without a
 * value that later calls need. After none of these it sends another charge.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_LANGUAGES } from '../../pipeline/code-samples/lists.ts';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { readWorkflow } from '../../pipeline/code-samples/workflows/index.ts';
import { runnerOf } from '../samples/languages.ts';
import type { Answer } from '../samples/support/recorder.ts';
import { fromProcessor, json } from '../samples/support/scripted-answers.ts';
import { endsOf, runShellPrograms, workflowProgram, type Ends } from '../workflows/support/programs.ts';
import { startProcessorDouble, type ProcessorDouble } from './support/processor-double.ts';

const DECLINED = /the card was declined, so nothing was charged/;
const NOT_SENT =
  /Status 40[013]: the request most likely wasn't sent.*keep its attempt ID.*outcome is still unknown/;
const MISSING = /approved, but the response has no additionalData\.networkTxReference\. Don't charge again/;

interface Case {
  /** Part of the name of a file. */
  readonly id: string;
  readonly answer: Answer;
  readonly says: RegExp;
}

const unknown = (reference: string): RegExp =>
  new RegExp(
    `The outcome is unknown .*: look up ${reference} with the processor before you send anything else`,
  );

const adyenCases = (reference: string): readonly Case[] => [
  ...[400, 401, 403].map((status) => ({
    id: `not-sent-${String(status)}`,
    answer: json(status, { proxy_error: { title: 'A problem', status } }),
    says: NOT_SENT,
  })),
  ...[
    ['platform-408', json(408, { proxy_error: { title: 'Request Timeout', status: 408 } })],
    ['platform-refused', json(200, { resultCode: 'Refused' })],
    ['processor-400', fromProcessor(400, { errorCode: '702' })],
    ['processor-409', fromProcessor(409, { errorCode: '704' })],
    ['processor-500', fromProcessor(500, { resultCode: 'Authorised' })],
    ['pending', fromProcessor(200, { resultCode: 'Pending' })],
    ['nothing-known', fromProcessor(200, {})],
  ].map(([id, answer]) => ({ id, answer, says: unknown(reference) }) as Case),
];

const WORKFLOWS: Readonly<Record<string, readonly Case[]>> = {
  'charge-and-save-card': [
    { id: 'declined', answer: fromProcessor(200, { resultCode: 'Refused' }), says: DECLINED },
    { id: 'no-details', answer: fromProcessor(200, { resultCode: 'Authorised' }), says: MISSING },
    {
      id: 'no-transaction',
      answer: fromProcessor(200, { resultCode: 'Authorised', additionalData: {} }),
      says: MISSING,
    },
    ...adyenCases('A-10017'),
  ],
  'route-payment': adyenCases('A-10018'),
  // With manual capture, Stripe's approval has another status, so the script can't call it one.
  'charge-apple-pay-stripe': [
    {
      id: 'authorized-only',
      answer: fromProcessor(200, { id: 'pi_1', status: 'requires_capture' }),
      says: unknown('A-10017'),
    },
  ],
};

/** Charges a stored card, and goes on to a second processor only after a decline. */
const STORED = 'route-payment';
const STORED_PLAY = {
  behaviors: [
    {
      reachesProcessor: true,
      charges: true,
      isOnlyAuthorized: true,
      answer: fromProcessor(200, { resultCode: 'Authorised', pspReference: 'psp-1' }),
    },
  ],
} as const;

const description = await loadApiDescription();
const LANGUAGES = await Promise.all(
  SAMPLE_LANGUAGES.map(async (language) => [language, await runnerOf(language)] as const),
);
const RUNS = Object.entries(WORKFLOWS).flatMap(([workflow, cases]) =>
  cases.map((one) => ({ ...one, workflow, name: `${workflow}--${one.id}` })),
);

describe.each(LANGUAGES.filter(([language, runner]) => language === 'curl' || runner !== undefined))(
  'in %s',
  (language, runner) => {
    let double: ProcessorDouble;
    let ends: Ends;
    const run = async (programs: ReadonlyMap<string, string>): Promise<Ends> =>
      language === 'curl'
        ? await runShellPrograms(programs, double.origin)
        : endsOf((await runner?.(programs, double.origin)) ?? new Map());

    beforeAll(async () => {
      double = await startProcessorDouble();
      const programs = new Map<string, string>();
      for (const { name, workflow, answer } of RUNS) {
        double.play(name, { behaviors: [{ reachesProcessor: false, charges: false, answer }] });
        programs.set(name, await workflowProgram(readWorkflow(workflow, description), language));
      }
      ends = await run(programs);
    }, 600_000);
    afterAll(async () => {
      await double.close();
    });

    it.each(RUNS)('$name', ({ name, says }) => {
      expect(ends.get(name)?.failure).toMatch(says);
      expect(double.account(name).attempts).toHaveLength(1);
    });

    it('a stored card is charged without a security code, and once when the script runs again', async () => {
      const name = `${STORED}--again`;
      double.play(name, STORED_PLAY);
      const program = await workflowProgram(readWorkflow(STORED, description), language);
      for (const ending of [await run(new Map([[name, program]])), await run(new Map([[name, program]]))]) {
        expect(ending.get(name)).toBeDefined();
        expect(ending.get(name)?.failure).toBeUndefined();
        expect(ending.get(name)?.printed).not.toMatch(/\b(?:paid|captured)\b/i);
      }
      const { attempts, bodies, charges, captures } = double.account(name);
      expect({ charges, captures }).toEqual({ charges: 1, captures: 0 });
      expect(attempts.map(({ processor, key }) => [processor, key])).toEqual([
        ['https://checkout-test.adyen.com/v71/payments', attempts[0]?.key],
        ['https://checkout-test.adyen.com/v71/payments', attempts[0]?.key],
      ]);
      for (const body of bodies) {
        expect(body).toMatchObject({ shopperInteraction: 'ContAuth' });
        expect(JSON.stringify(body)).toContain('{{ token: ');
        expect(JSON.stringify(body)).not.toMatch(/cvc|cvv|securityCode/i);
      }
    }, 600_000);
  },
);

/** An approval is an authorization. No page, table, or sample says that the money has been taken. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSample, sampleIds } from '../../../pipeline/code-samples/samples/index.ts';
import { loadDataTable } from '../../../pipeline/content/tables/index.ts';

const TEXTS = [
  'content/docs',
  'content/data',
  'content/workflows',
  'engines',
  'components',
  'pipeline/code-samples',
  'app/outputs',
].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.(?:mdx|yaml|tsx?)$/.test(name))
    .map((name) => path.join(folder, name)),
);

/** The state of an order or a payment. */
const TAKEN =
  /\bas paid\b|\b(?:orders?|payments?) (?:is|are|was|has been|isn't|already) (?:already )?paid\b|\balready paid\b|\| Paid\b|\bpayment (?:went through|succeeds|succeeded)\b|\| (?:Approved|An approval) \|(?: present \|)? Yes\b/i;
/** What makes the sentence true, or says that it's about another thing. */
const CAPTURED = /\bcaptur|\bmight have\b|\bwould\b/i;

/** Lines that take an approval for the money. */
function claims(text: string): string[] {
  return text.split('\n').filter((line) => TAKEN.test(line) && !CAPTURED.test(line));
}

describe('an approval', () => {
  it('is nowhere called a payment that has been taken', () => {
    const found = TEXTS.flatMap((file) =>
      claims(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
    );
    expect(
      found,
      'An approval authorizes a payment. Say what captures it, or write "authorized". See content/docs/card-payments/charge-card.mdx#capture.',
    ).toEqual([]);
  });

  it.each([
    '    action: Mark the order as paid',
    '| An approval | present | Yes | Mark the order |',
    '| Approved | Yes | No |',
    '| `approved` | `200` | The processor returned `approved: true` | Paid. The server also stores the card |',
    'It checks that the order is theirs, and that the order is paid.',
    'If the customer agreed, convert the intent after the payment succeeds:',
  ])('is found in: %s', (line) => {
    expect(claims(line)).toEqual([line]);
  });

  it.each([
    'Mark the order as paid once the processor confirms the capture.',
    'The payment might have gone through.',
    'A purchase paid in installments',
  ])("isn't found in: %s", (line) => {
    expect(claims(line)).toEqual([]);
  });

  it('is an authorization in the table of outcomes, which leads to how it is captured', () => {
    const [row] = loadDataTable('charge-outcomes').rows.filter(({ outcome }) => outcome === 'approved');
    expect(row?.charged).toMatch(/^Authorized\..*#capture/);
    expect(readFileSync('content/docs/card-payments/charge-card.mdx', 'utf8')).toContain('{/* #capture */}');
  });

  it('has an item in the production checklist', () => {
    expect(readFileSync('content/docs/guides/production-checklist.mdx', 'utf8')).toMatch(
      /<CheckItem id="capture"[^]*?captures automatically or you do[^]*?charge-card\.mdx#capture/,
    );
  });
});

/** A value that says that an order is paid, or a message that says so. */
const PAID = /(["'`])paid\1|^\s*paid:|\.paid\b|\bPAID\(|went through/m;

describe('a sample', () => {
  it.each(sampleIds())('%s has no state or message for a payment that has been taken', (id) => {
    expect(
      loadSample(id)
        .files.filter(({ code }) => PAID.test(code))
        .map(({ language }) => language),
    ).toEqual([]);
  });

  it.each(['blueprint-checkout-server', 'charge-wallet-payment', 'checkout-server'])(
    '%s says when its order is paid',
    (id) => {
      for (const { code } of loadSample(id).files)
        expect(code.replaceAll(/\s*\n\s*(?:\/\/|#|\*)\s*/g, ' ')).toMatch(
          /Authorized isn't paid\. Mark the order as paid once the processor confirms the capture\./,
        );
    },
  );
});

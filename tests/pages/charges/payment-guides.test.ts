/** Every guide that charges a card warns of a second charge in one way, and leads to the table of outcomes. */
import { describe, expect, it } from 'vitest';
import { loadNotice } from '../../../pipeline/content/notices/index.ts';
import { loadDataTable } from '../../../pipeline/content/tables/index.ts';
import { boxesOf, docsPages, isPaymentGuide, warnsOfSecondCharge } from './payment-guides.ts';

const pages = docsPages();
const guides = pages.filter(({ text }) => isPaymentGuide(text));
/** The warning, as a page asks for it. */
const WARNING = /^<Notice name="charge-once" \/>$/gm;

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

describe('a guide that charges a card', () => {
  it('is found by what it shows', () => {
    const files = guides.map(({ file }) => file);
    expect(files).toContain('content/docs/card-payments/charge-card.mdx');
    expect(files).toContain('content/docs/guides/google-pay/accept-payments.mdx');
    expect(files).not.toContain('content/docs/card-payments/verify-card.mdx');
  });

  it.each(guides)('$file has the warning once, and no other danger', ({ text }) => {
    expect(count(text, WARNING)).toBe(1);
    expect(boxesOf(text).filter(({ kind }) => kind === 'danger')).toEqual([]);
  });
});

it.each(pages)('$file writes no warning of a second charge itself', ({ text }) => {
  expect(boxesOf(text).filter((box) => warnsOfSecondCharge(box.text))).toEqual([]);
  expect(count(text, WARNING)).toBeLessThanOrEqual(1);
});

describe('the table of outcomes', () => {
  it('is on the page that the warning leads to, and nowhere else', () => {
    const shown = pages.filter(({ text }) => text.includes('<DataTable name="charge-outcomes"'));
    expect(shown.map(({ file }) => file)).toEqual(['content/docs/card-payments/charge-card.mdx']);
    const [, anchor = ''] =
      /\(\/docs\/card-payments\/charge-card#([^)]+)\)/.exec(loadNotice('charge-once').text) ?? [];
    expect(anchor).not.toBe('');
    expect(shown[0]?.text).toMatch(
      new RegExp(`\\{/\\* #${anchor} \\*/\\}\\s[^#]*<DataTable name="charge-outcomes"`),
    );
  });

  it('is followed by the rows for every other response, which a phone shows whole', () => {
    const [page] = pages.filter(({ text }) => text.includes('<DataTable name="charge-outcomes"'));
    expect(page?.text).toMatch(
      /<DataTable name="charge-outcomes" whole \/>\n\n[^\n]*\n\n<DataTable name="proxy-outcomes" whole plain \/>/,
    );
  });

  it('calls a charge approved or declined only after a 2xx or a 402', () => {
    const statuses = loadDataTable('charge-outcomes').rows.flatMap((row) => row.statuses as string[]);
    expect(new Set(statuses)).toEqual(new Set(['2xx', '402']));
    const others = loadDataTable('proxy-outcomes').rows;
    expect(new Set(others.map(({ outcome }) => outcome))).toEqual(new Set(['not sent', 'unknown']));
  });

  it('has a row for a timeout, a rate limit, a 5xx and no response, none of which decides', () => {
    const { rows } = loadDataTable('proxy-outcomes');
    const outcomesOf = (status: string): unknown[] =>
      rows.filter(({ statuses }) => (statuses as string[]).includes(status)).map(({ outcome }) => outcome);
    const deciding = ['408', '429', '5xx', 'none'].filter((status) => {
      const outcomes = outcomesOf(status);
      return outcomes.length === 0 || outcomes.some((outcome) => outcome !== 'unknown');
    });
    expect(deciding).toEqual([]);
  });
});

describe('a box that warns of a second charge', () => {
  it.each([
    ':::danger[A timeout does not mean that nothing was charged]\n\nAsk the processor.\n\n:::',
    ':::warning[Charge once]\n\nAsk the processor before you repeat a charge that got no answer.\n\n:::',
    ':::warning\n\nOtherwise a customer pays twice.\n\n:::',
  ])('is found: %j', (text) => {
    expect(boxesOf(text).map((box) => warnsOfSecondCharge(box.text))).toEqual([true]);
  });

  it('is not any box about payments', () => {
    expect(warnsOfSecondCharge('[Test cards only] A processor may decline the charge of a real card.')).toBe(
      false,
    );
  });
});

/** No sentence that a reader meets before a charge can be read as leave to charge again. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadSample } from '../../../pipeline/code-samples/samples/index.ts';

const page = (file: string): string => readFileSync(`content/docs/${file}.mdx`, 'utf8');
/** The rows of a table with a cell that contains a string. */
const rowsWith = (file: string, text: string): string[] =>
  page(file)
    .split('\n')
    .filter((line) => line.startsWith('|') && line.includes(text));

it.each(loadSample('charge-with-fallback').files)(
  'the sample of two processors allows new attempt IDs only after every decline, in $language',
  ({ code }) => {
    const comments = code.replaceAll(/\s*\n\s*(?:\/\/|#) /g, ' ');
    expect(comments).toContain('Use new ones only after every processor that you called declined.');
    expect(comments).toContain('While either outcome is unknown, reuse both');
    expect(comments).not.toMatch(/replace both|when nothing was sent/);
  },
);

it('the first table of a route ends with what is unknown, and a rejected repeat stays unknown', () => {
  const [table = ''] = /\| Response \|[^]*?\n\n/.exec(page('card-payments/payments-routing')) ?? [];
  const rows = table.trim().split('\n').slice(2);
  expect(rows.at(-1)).toMatch(/Anything else, or no response.*Unknown/);
  expect(rows.find((row) => row.includes('Not sent'))).toContain(
    'unless it repeats an attempt with an unknown outcome',
  );
});

it('a page with a route that checks no decline reason says so', () => {
  expect(page('card-payments/payments-routing')).toMatch(/It doesn't check the decline reason/);
});

it("a missing intent isn't a reason to collect a card again for an order with a charge", () => {
  const [row] = rowsWith('card-payments/charge-card', '`404` when you read the intent');
  expect(row).toMatch(/If you never sent a charge for this order, collect the card again\./);
  expect(row).not.toMatch(/find neither/);
});

it('a phone shows every row of the table of outcomes', () => {
  expect(page('card-payments/charge-card')).toContain('<DataTable name="charge-outcomes" whole />');
});

it('a repeat with the same key is never said to be safe forever', () => {
  const [repeat = ''] =
    /[^\n]*repeat the same request with the same `Idempotency-Key`[^\n]*/.exec(
      page('try-without-an-account'),
    ) ?? [];
  expect(repeat).toMatch(/processors expire them.*a new charge/);
});

it('every result of the 3DS server reaches the page as one that it knows', () => {
  const guide = page('guides/threeds/implementation-cit');
  const server = loadSample('threeds-server').files.find(({ language }) => language === 'node')?.code ?? '';
  const results = [...new Set(Array.from(server.matchAll(/next: "([\w-]+)"/g), ([, next = '']) => next))];
  expect(results.length).toBeGreaterThan(4);
  const [between = ''] = /\| The function returns \|[^]*?\n\n/.exec(guide) ?? [];
  for (const result of results) expect(between).toContain(`\`${result}\``);
});

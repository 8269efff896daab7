import { expect, it } from 'vitest';
import { countTokens } from '../../engines/markdown/index.ts';
import { excerptOf } from './excerpt.ts';

const TABLE = [
  '| Status | Meaning |',
  '| - | - |',
  ...Array.from({ length: 40 }, (_, row) => `| ${400 + row} | An error of kind ${row} |`),
].join('\n');
const TEXT = `Errors have a status.\n\n${TABLE}\n\nThe last paragraph is about something else.`;
const weights = new Map([['424', 5]]);

it('gives the whole text where it fits', () => {
  expect(excerptOf(TEXT, 10_000, weights)).toBe(TEXT);
});

it('chooses the row that the question is about, below the head of its table', () => {
  const excerpt = excerptOf(TEXT, 120, weights);
  expect(excerpt).toMatch(
    /\| Status \| Meaning \|\n\| - \| - \|\n(?:\|.*\n)*\| 424 \| An error of kind 24 \|/,
  );
  expect(excerpt).not.toContain('| 439 |');
});

it('stays within its tokens, and marks what it left out', () => {
  for (const tokens of [20, 60, 120, 300])
    expect(countTokens(excerptOf(TEXT, tokens, weights))).toBeLessThanOrEqual(tokens);
  expect(excerptOf(`One.\n\n${'Two words. '.repeat(200)}\n\nA 424.`, 60, weights)).toBe(
    'One.\n\n…\n\nA 424.',
  );
});

it('keeps code together', () => {
  const code = '```js\nconst status = 424;\n\nthrow status;\n```';
  expect(excerptOf(`${'Some words. '.repeat(100)}\n\n${code}`, 60, weights)).toContain(code);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTokens } from '../engines/markdown/index.ts';
import { cutMarkdown } from './cut-markdown.ts';

const TABLE = [
  '| Status | Meaning |',
  '| - | - |',
  ...Array.from({ length: 60 }, (_, row) => `| ${row} | Row |`),
];
const CODE = ['```go', ...Array.from({ length: 80 }, (_, line) => `fmt.Println(${line})`), '```'];

describe('cutting Markdown', () => {
  it('leaves what fits in one part, and nothing of nothing', () => {
    expect(cutMarkdown('# Title\n\nText.', 100)).toEqual(['# Title\n\nText.']);
    expect(cutMarkdown('', 100)).toEqual([]);
  });

  it('repeats the head of a table', () => {
    const parts = cutMarkdown(TABLE.join('\n'), 120);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part.split('\n').slice(0, 2)).toEqual(TABLE.slice(0, 2));
    expect(parts.flatMap((part) => part.split('\n').slice(2))).toEqual(TABLE.slice(2));
  });

  it('closes and opens the fences of code', () => {
    const parts = cutMarkdown(CODE.join('\n'), 150);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part).toMatch(/^```go\n[\s\S]+\n```$/);
  });

  it.each([
    ['four backticks, around three', '````md', '````'],
    ['tildes', '~~~md', '~~~'],
  ])('closes and opens fences of %s', (_, open, close) => {
    const code = [open, ...CODE, close].join('\n');
    const parts = cutMarkdown(code, 150);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect([part.split('\n')[0], part.split('\n').at(-1)]).toEqual([open, close]);
    expect(parts.join('\n\n').replaceAll(`${close}\n\n${open}\n`, '')).toBe(code);
  });

  it('keeps blank lines of code together', () => {
    expect(cutMarkdown('```\na\n\nb\n```\n\nText.', 8)).toContain('```\na\n\nb\n```');
  });

  it('makes every part short enough, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 4_000, unit: 'binary' }),
        fc.integer({ min: 50, max: 300 }),
        (text, tokens) => {
          for (const part of cutMarkdown(text, tokens)) expect(countTokens(part)).toBeLessThanOrEqual(tokens);
        },
      ),
    );
  });
});

import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { chargeOnce } from './definition.ts';
import { CASES, REMEDY, TITLE, WARNING } from './text.ts';

describe('<ChargeOnce>', () => {
  it('reads as one quotation in Markdown, with the way to every case', () => {
    const [quote, ...others] = chargeOnce.toMarkdown({}, []);
    expect(others).toEqual([]);
    expect(quote).toMatchObject({ type: 'blockquote' });
    expect(toString(quote)).toBe(`${TITLE}${WARNING} ${REMEDY} ${CASES.label}`);
    expect(JSON.stringify(quote)).toContain(`"url":"${CASES.to}"`);
  });

  it('is found by its title', () => {
    expect(chargeOnce.searchText?.({})).toEqual({ blocks: [TITLE] });
  });

  it('has no contraction, as any danger', () => {
    expect([TITLE, WARNING, REMEDY].filter((text) => /n't\b|'(?:s|re|ll|ve)\b/.test(text))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { parseFenceMeta } from './fence-meta.ts';

const grammar = { attributes: ['title'], words: ['wrap'], lines: true };

describe('what follows a fence', () => {
  it('is read in any order', () => {
    const meta = parseFenceMeta('{1,3-5} wrap title="src/app.ts"', grammar);
    expect(meta.attributes).toEqual({ title: 'src/app.ts' });
    expect([...meta.words]).toEqual(['wrap']);
    expect(meta.lines).toEqual([1, 3, 4, 5]);
  });

  it('can quote a quote', () => {
    expect(parseFenceMeta(`title=${JSON.stringify('a "b" \\ {1}')}`, grammar).attributes.title).toBe(
      'a "b" \\ {1}',
    );
  });

  it('can be empty', () => {
    expect(parseFenceMeta('', grammar)).toEqual({ attributes: {}, words: new Set(), lines: [] });
  });

  it.each(['{3-1}', '{a}', '{1,}', '{}'])('names lines wrongly: %s', (meta) => {
    expect(() => parseFenceMeta(meta, grammar)).toThrow(
      `"${meta}" does not name lines. Write numbers and ranges from low to high, e.g. {1,3-5}.`,
    );
  });

  it.each(['warp', 'name="x"', "title='x'", 'title=x', 'title="x"wrap'])('means nothing: %s', (meta) => {
    expect(() => parseFenceMeta(meta, grammar)).toThrow(
      'after the fence means nothing. It takes: title="…", wrap, {1,3-5}.',
    );
  });

  it('has no lines where the grammar has none', () => {
    expect(() => parseFenceMeta('{1}', { attributes: ['title'], words: [], lines: false })).toThrow(
      '"{1}" after the fence means nothing. It takes: title="…".',
    );
  });
});

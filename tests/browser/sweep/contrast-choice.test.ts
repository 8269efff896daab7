import { describe, expect, it } from 'vitest';
import { contrastChoice } from './contrast-choice.ts';

describe('contrastChoice', () => {
  it('chooses the first page that shows a kind, and none that shows nothing new', () => {
    const { choose, chosen } = contrastChoice();
    expect(choose('/a', ['text', 'table'])).toEqual(['text', 'table']);
    expect(choose('/b', ['table'])).toEqual([]);
    expect(choose('/c', ['text', 'admonition', 'table'])).toEqual(['admonition']);
    expect(choose('/d', ['admonition'])).toEqual([]);
    expect(chosen).toEqual(new Set(['/a', '/c']));
  });

  it('chooses no page that shows nothing', () => {
    const { choose, chosen } = contrastChoice();
    expect(choose('/a', [])).toEqual([]);
    expect(chosen).toEqual(new Set());
  });
});

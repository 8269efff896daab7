import { describe, expect, it } from 'vitest';
import { contrastChoice } from './contrast-choice.ts';

describe('contrastChoice', () => {
  it('chooses the first page that shows a kind, and none that shows nothing new', () => {
    const { choose, chosen } = contrastChoice();
    expect(choose('/a', ['text', 'table'])).toBe(true);
    expect(choose('/b', ['table'])).toBe(false);
    expect(choose('/c', ['text', 'admonition', 'table'])).toBe(true);
    expect(choose('/d', ['admonition'])).toBe(false);
    expect(chosen).toEqual(new Set(['/a', '/c']));
  });

  it('chooses no page that shows nothing', () => {
    const { choose, chosen } = contrastChoice();
    expect(choose('/a', [])).toBe(false);
    expect(chosen).toEqual(new Set());
  });
});

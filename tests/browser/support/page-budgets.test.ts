import { describe, expect, it } from 'vitest';
import { ISLANDS, LONG_HTML, overBudget, PAGE_BUDGETS, REACT, TOOL } from './page-budgets.ts';

const page = { route: '/docs', pageType: 'concept', hasIslands: false };
const within = { ...PAGE_BUDGETS, island: 0, react: 0 };

describe('overBudget', () => {
  it('says nothing about a page that is exactly as heavy as it can be', () => {
    expect(overBudget(page, within)).toEqual([]);
  });

  it.each(['html', 'script', 'style', 'font', 'other'] as const)(
    'names page, weight and budget: %s',
    (kind) => {
      const budget = PAGE_BUDGETS[kind];
      expect(overBudget(page, { ...within, [kind]: budget + 0.5 })).toEqual([
        `/docs transfers ${(budget + 0.5).toFixed(2)} kB of ${kind} (brotli); its budget is ${String(budget)} kB. Make it lighter, or split the page.`,
      ]);
    },
  );

  it('lets a page of a long type have more HTML', () => {
    const api = { ...page, pageType: 'api' };
    expect(overBudget(api, { ...within, html: LONG_HTML })).toEqual([]);
    expect(overBudget(api, { ...within, html: LONG_HTML + 1 })).toHaveLength(1);
  });

  it('lets a page with islands load them, and no other page', () => {
    expect(overBudget({ ...page, hasIslands: true }, { ...within, island: ISLANDS })).toEqual([]);
    expect(overBudget({ ...page, hasIslands: true }, { ...within, island: ISLANDS + 1 })).toHaveLength(1);
    expect(overBudget(page, { ...within, island: 0.1 })).toEqual([
      '/docs transfers 0.10 kB of island (brotli); its budget is 0 kB. Make it lighter, or split the page.',
    ]);
  });

  it('lets a page with islands load React, and no other page', () => {
    expect(overBudget({ ...page, hasIslands: true }, { ...within, react: REACT })).toEqual([]);
    expect(overBudget({ ...page, hasIslands: true }, { ...within, react: REACT + 1 })).toHaveLength(1);
    expect(overBudget(page, { ...within, react: 0.1 })).toHaveLength(1);
  });

  it('lets the page of a tool open with its island and its data', () => {
    const tool = { ...page, pageType: 'tool', hasIslands: true };
    expect(overBudget(tool, { ...within, ...TOOL })).toEqual([]);
    expect(overBudget(tool, { ...within, island: TOOL.island + 1, other: TOOL.other + 1 })).toHaveLength(2);
  });
});

import { describe, expect, it } from 'vitest';
import { LONG_PAGE, overBudget, PAGE_BUDGETS } from './page-budgets.ts';

describe('overBudget', () => {
  const within = { ...PAGE_BUDGETS, html: LONG_PAGE.html, search: 900, other: 900 };

  it('says nothing about a page that is exactly as heavy as it may be', () => {
    expect(overBudget('/docs', within)).toEqual([]);
  });

  it.each(['script', 'style'] as const)('names page, weight and budget: %s', (kind) => {
    const budget = PAGE_BUDGETS[kind];
    expect(overBudget('/docs', { ...within, [kind]: budget + 0.5 })).toEqual([
      `/docs transfers ${String(budget)}.50 kB of ${kind} (gzip); its budget is ${String(budget)} kB. Make it lighter, or split the page.`,
    ]);
  });

  it('lets a long page have more script, and no page more HTML than the budget', () => {
    const long = { ...within, html: PAGE_BUDGETS.html, script: LONG_PAGE.script };
    expect(overBudget('/docs', long)).toEqual([]);
    expect(overBudget('/docs', { ...long, html: long.html + 0.01, script: long.script + 1 })).toEqual([
      '/docs transfers 45.01 kB of html (gzip); its budget is 45 kB. Make it lighter, or split the page.',
      `/docs transfers ${String(long.script + 1)}.00 kB of script (gzip); its budget is ${String(long.script)} kB. Make it lighter, or split the page.`,
    ]);
  });
});

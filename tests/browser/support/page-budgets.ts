import type { PageWeight } from '../../../bench/page-weight.ts';

/**
 * What a page may transfer, by kind, in kilobytes (1000 bytes) after gzip -9. About 95 bytes of script are the names of
 * one page, which the router of the framework sends with every page.
 */
export const PAGE_BUDGETS = { html: 45, script: 200, style: 15, font: 35 } as const;

/** A page with more HTML than this is long: what it says comes once more as script, so it may have more of that. */
export const LONG_PAGE = { html: 22, script: 220 } as const;

/** A sentence for each budget that a page exceeds. */
export function overBudget(route: string, weight: PageWeight): string[] {
  const budgets = weight.html > LONG_PAGE.html ? { ...PAGE_BUDGETS, script: LONG_PAGE.script } : PAGE_BUDGETS;
  return Object.entries(budgets)
    .map(([kind, budget]) => ({ kind, budget, weighs: weight[kind as keyof typeof PAGE_BUDGETS] }))
    .filter(({ budget, weighs }) => weighs > budget)
    .map(
      ({ kind, budget, weighs }) =>
        `${route} transfers ${weighs.toFixed(2)} kB of ${kind} (gzip); its budget is ${String(budget)} kB. Make it lighter, or split the page.`,
    );
}

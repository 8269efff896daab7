import type { PageWeight } from './page-weight.ts';

/** What a page can transfer when it opens, by kind, in kilobytes (1000 bytes) of brotli. */
export const PAGE_BUDGETS = { html: 20.5, script: 20.6, style: 12, font: 28, other: 1 } as const;

/** Types of pages that hold more than others: samples in six languages, or schemas. */
const LONG_TYPES: ReadonlySet<string> = new Set(['api', 'guide']);

/** What a page of a long type can have of HTML, and a page with islands of script for all of them, and of React. */
export const LONG_HTML = 36;
export const ISLANDS = 12;
export const REACT = 60;

/** What the page of a tool can have of islands, and of the data that a tool opens with. */
export const TOOL = { island: 28, other: 10 } as const;

interface WeighedPage {
  readonly route: string;
  readonly pageType: string;
  readonly hasIslands: boolean;
}

/** A sentence for each budget that a page exceeds. */
export function overBudget({ route, pageType, hasIslands }: WeighedPage, weight: PageWeight): string[] {
  const budgets: PageWeight = {
    ...PAGE_BUDGETS,
    html: LONG_TYPES.has(pageType) ? LONG_HTML : PAGE_BUDGETS.html,
    island: hasIslands ? ISLANDS : 0,
    react: hasIslands ? REACT : 0,
    ...(pageType === 'tool' ? TOOL : {}),
  };
  return Object.entries(budgets)
    .map(([kind, budget]) => ({ kind, budget, weighs: weight[kind as keyof PageWeight] }))
    .filter(({ budget, weighs }) => weighs > budget)
    .map(
      ({ kind, budget, weighs }) =>
        `${route} transfers ${weighs.toFixed(2)} kB of ${kind} (brotli); its budget is ${String(budget)} kB. Make it lighter, or split the page.`,
    );
}

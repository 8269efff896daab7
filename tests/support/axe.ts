import axe, { type NodeResult, type RunOptions } from 'axe-core';
import type { JSHandle, Page } from 'playwright-core';

declare global {
  interface Window {
    /** Put into the page by `addAxe`. */
    readonly axe: typeof axe;
  }
}

/** Rules whose answer depends on colors, and so on the color mode. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'] as const;

/**
 * Puts axe into a page, and brings that where a reader who has been all over it finds it: boxes that scroll become stops
 * of the keyboard as soon as Tab is pressed (`components/browser/controls/scroll-boxes.ts`), and what's out of sight has the colors
 * of its mode once it's laid out (`app/browser/before-paint/whole-page.ts`).
 */
export async function addAxe(page: Page): Promise<void> {
  // Not as a script of the page, which its Content-Security-Policy would block.
  await page.evaluate(axe.source);
  await page.evaluate(() => {
    document.documentElement.toggleAttribute('data-whole', true);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  });
}

/** Colors that a rule compared, e.g. ` #777 on #fff, 4.48`; nothing for a rule that compares none. */
function colorsOf({ any }: NodeResult): string {
  const data: unknown = any[0]?.data;
  if (typeof data !== 'object' || data === null || !('fgColor' in data && 'bgColor' in data)) return '';
  const ratio = 'contrastRatio' in data ? `, ${String(data.contrastRatio)}` : '';
  return ` ${String(data.fgColor)} on ${String(data.bgColor)}${ratio}`;
}

/**
 * What axe finds on a page that has it, one line for each element.
 *
 * @param options which rules are run; all, if none are given
 * @param within a selector of the part that is looked at, or the elements, with all inside them; the whole page, if
 *   none is given
 */
export async function axeViolations(
  page: Page,
  options: Pick<RunOptions, 'rules' | 'runOnly'> = {},
  within?: string | JSHandle<Element[]>,
): Promise<string[]> {
  const { violations } = await page.evaluate(
    ([part, chosen]) => {
      const context = Array.isArray(part) ? { include: part } : (part ?? document);
      return window.axe.run(context, { resultTypes: ['violations'], ...chosen });
    },
    [within, options] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.target.join(' ')}${colorsOf(node)}`),
  );
}

import type { Page } from 'playwright-core';

/**
 * A color that an element inherits starts to change when that of its parent has: each level of a page may take a round.
 */
const MOST_ROUNDS = 50;

/**
 * Ends transitions and animations, also those that begin when others end.
 *
 * @throws when some never end
 */
export async function finishAnimations(page: Page): Promise<void> {
  const left = await page.evaluate((rounds) => {
    for (let round = 0; round < rounds; round += 1) {
      const animations = document.getAnimations();
      if (animations.length === 0) return 0;
      for (const animation of animations) animation.finish();
    }
    return document.getAnimations().length;
  }, MOST_ROUNDS);
  if (left > 0) throw new Error(`${page.url()} still has ${left} animations after ${MOST_ROUNDS} rounds.`);
}

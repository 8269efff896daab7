import type { Page } from 'playwright-core';
import { finishAnimations } from './finish-animations.ts';

export const COLOR_MODES = ['dark', 'light'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** Another tab chooses a color mode, and the page follows. */
export async function followColorMode(page: Page, mode: ColorMode): Promise<void> {
  await page.evaluate((newValue) => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue, storageArea: localStorage }));
  }, mode);
  await page.waitForSelector(`html[data-theme="${mode}"]`);
  await finishAnimations(page);
}

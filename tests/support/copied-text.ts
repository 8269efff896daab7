import type { Page } from 'playwright-core';

/**
 * What is in the clipboard. It's pasted into an empty page, since the site's Permissions-Policy lets no script of its
 * pages read it.
 */
export async function copiedText(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  try {
    await reader.setContent('<textarea></textarea>');
    const field = reader.locator('textarea');
    await field.press('ControlOrMeta+V');
    return await field.inputValue();
  } finally {
    await reader.close();
  }
}

import { createHash } from 'node:crypto';
import { REDIRECT_SCRIPT } from '../outputs/redirect-pages.ts';
import { FIRST_SCREEN_SCRIPT } from '../render/first-screen.ts';
import { headScript } from '../head/head-script.ts';

const hash = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** The hashes of all scripts inside of pages, as `script-src` of a Content-Security-Policy takes them, by their place. */
export async function inlineScripts(): Promise<
  Readonly<Record<'everyPage' | 'firstScreen' | 'movedPage', string>>
> {
  return {
    everyPage: hash(await headScript()),
    firstScreen: hash(FIRST_SCREEN_SCRIPT),
    movedPage: hash(REDIRECT_SCRIPT),
  };
}

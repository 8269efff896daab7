/** What a blind reader hears, from the virtual screen reader of Guidepup in a page, driven by the keys of a real browser. */
import { fileURLToPath } from 'node:url';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Put into the page by `startListening`. */
    screenReader: { readonly Virtual: typeof Virtual; readonly virtual: Virtual; heard: number };
  }
}

/** A screen reader that writes down what its user does, and what it says. */
export interface ScreenReader {
  readonly page: Page;
  /** Presses a key, several times if need be, and notes what's said after each. */
  readonly press: (key: string, times?: number) => Promise<void>;
  /**
   * Types into the field that has the focus, and notes what's said once the page has responded.
   *
   * @param until a selector of the response, if it takes longer than a moment
   */
  readonly type: (text: string, until?: string) => Promise<void>;
  /** Starts from an element, as if the reader had come to it with Tab. */
  readonly startFrom: (selector: string) => Promise<void>;
  /** Reads an element from its start to its end, as with the arrow keys of a screen reader. */
  readonly read: (selector: string) => Promise<void>;
  /** All that was done and heard: `> Tab`, then a line for each phrase. */
  readonly transcript: () => string;
}

/** How long the page must say nothing to count as silent, and how often that's looked at. */
const SILENCE_MS = 300;
const LOOK_MS = 60;

/** More than the longest part of a page that a transcript reads. */
const MOST_PHRASES = 600;

let script: Promise<string> | undefined;

/** The screen reader as a classic script, which needs no network. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js'));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    format: 'iife',
    globalName: 'screenReader',
    write: false,
  });
  return `${outputFiles[0]?.text ?? ''};window.screenReader = { ...screenReader, heard: 0 };`;
}

/** Lets the screen reader read the page that shows. What it says of the page as a whole is left out. */
async function startListening(page: Page): Promise<void> {
  script ??= bundle();
  const source = await script;
  await page.evaluate(source);
  await page.evaluate(async () => {
    // The search is beside the body.
    await window.screenReader.virtual.start({ container: document.documentElement });
    window.screenReader.heard = 1;
  });
}

/**
 * What was said since the last call. Before it, the screen reader looks again at what has the focus, or at the option that
 * this points to. It says it again only if its name or state has changed. Real ones hear of both from the browser.
 */
function listen(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const { activeElement } = document;
    const option = activeElement?.getAttribute('aria-activedescendant') ?? '';
    const current = document.getElementById(option) ?? activeElement;
    if (current !== document.body) current?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    const phrases = await window.screenReader.virtual.spokenPhraseLog();
    const since = phrases.slice(window.screenReader.heard);
    window.screenReader.heard = phrases.length;
    return since;
  });
}

/** What a live region says only while work is under way depends on how fast the machine is. */
const IS_UNDER_WAY = /^(?:polite|assertive): (?:.*…)?$/;

/**
 * Listens until nothing is said any more. A live region that changes in several steps is heard once, in the words of its
 * last. Real screen readers wait for a pause.
 */
async function listenUntilSilent(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  for (let silence = 0; silence < SILENCE_MS; silence += LOOK_MS) {
    await page.waitForTimeout(LOOK_MS);
    const since = await listen(page);
    heard.push(...since);
    if (since.length > 0) silence = 0;
  }
  return [...new Set(heard)].filter((phrase) => !IS_UNDER_WAY.test(phrase));
}

/** What is in a list that isn't open isn't heard. */
function withoutClosedOptions(phrases: readonly string[]): readonly string[] {
  const isClosed = (phrase: string): boolean =>
    phrase.startsWith('combobox') && phrase.includes('not expanded');
  const read: string[] = [];
  for (let index = 0; index < phrases.length; index += 1) {
    const phrase = phrases[index] ?? '';
    read.push(phrase);
    const end = phrases.indexOf(`end of ${phrase}`, index);
    if (isClosed(phrase) && end > 0) index = end;
  }
  return read;
}

/** Reads from the start of an element to its end, with a screen reader of its own. */
function readThrough(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate(
    async ([part, most]) => {
      const container = document.querySelector(part);
      if (container === null) throw new Error(`Nothing on the page matches ${part}.`);
      const reader = new window.screenReader.Virtual();
      await reader.start({ container });
      const isAtEnd = async (): Promise<boolean> =>
        reader.activeNode === container && (await reader.lastSpokenPhrase()).startsWith('end');
      for (let phrases = 0; !(await isAtEnd()); phrases += 1) {
        if (phrases > most) throw new Error(`${part} has more than ${String(most)} phrases, or no role.`);
        await reader.next();
      }
      const heard = await reader.spokenPhraseLog();
      await reader.stop();
      return heard;
    },
    [selector, MOST_PHRASES] as const,
  );
}

/**
 * Starts the screen reader on the page that shows.
 *
 * @param page must not go to another page
 */
export async function screenReaderOn(page: Page): Promise<ScreenReader> {
  await startListening(page);
  const lines: string[] = [];
  const note = async (done: string): Promise<void> => {
    lines.push(`> ${done}`, ...(await listenUntilSilent(page)));
  };
  return {
    page,
    press: async (key, times = 1) => {
      for (let time = 0; time < times; time += 1) {
        await page.keyboard.press(key);
        await note(key);
      }
    },
    type: async (text, until) => {
      await page.keyboard.insertText(text);
      if (until !== undefined) await page.locator(until).first().waitFor({ state: 'attached' });
      await note(`types ${JSON.stringify(text)}`);
    },
    startFrom: async (selector) => {
      await page.locator(selector).first().focus();
      await note('goes there');
    },
    read: async (selector) => {
      lines.push(`> reads ${selector}`, ...withoutClosedOptions(await readThrough(page, selector)));
    },
    transcript: () => `${lines.join('\n')}\n`,
  };
}

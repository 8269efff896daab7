/** What the menu of a page and its headings do for the reader. Loaded when one is pointed at or focused. */
import { copyFetched } from '@site/components/browser/controls/copy-fetched';
import { copyMessage, SHOWN_MS } from '@site/components/browser/controls/copy-text';
import { reportOn } from '@site/components/browser/controls/report-on';
import { pageAsMarkdown, sectionAsMarkdown } from '@site/app/shell/PageMenu/load-markdown';
import { showForCopying } from './show-for-copying';
import { offerSection, sectionOffered, withdrawSection } from './section-button';

const MENU = '.page-menu';

/** Where the page is as Markdown; undefined for a page that isn't, such as the gallery's. */
const markdownAddress = (): string | undefined =>
  document.querySelector<HTMLAnchorElement>(`${MENU} a`)?.pathname;

/** Copies what's still to come, and says on the button what came of it. */
async function copy(button: HTMLElement, markdown: Promise<string>): Promise<void> {
  reportOn(button, 'Copying…');
  try {
    const isCopied = await copyFetched(markdown);
    const outcome = isCopied ? 'copied' : 'selected';
    reportOn(button, copyMessage(outcome), SHOWN_MS[outcome]);
    if (!isCopied) showForCopying(await markdown, button);
  } catch {
    reportOn(button, "Couldn't load it", SHOWN_MS.selected);
  }
}

function onClick(target: Element, address: string): void {
  const button = target.closest<HTMLElement>('button');
  if (button === null) return;
  const section = sectionOffered(button);
  if (section !== undefined) void copy(button, sectionAsMarkdown(address, section));
  else if (button.closest(MENU) !== null) void copy(button, pageAsMarkdown(address));
}

const openMenu = (): HTMLDetailsElement | null => document.querySelector<HTMLDetailsElement>(`${MENU}[open]`);

/** Closes the menu once the reader turns to something else. */
function leave({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const menu = openMenu();
  if (menu?.contains(target) === false) menu.open = false;
}

function onEscape({ key }: KeyboardEvent): void {
  const menu = openMenu();
  if (key !== 'Escape' || menu === null) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

/**
 * Begins to follow the reader.
 *
 * @returns what responds to a reader who points at the menu, a heading or a button beside it, focuses or presses one
 */
export function start(): (event: Event) => void {
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, leave);
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, withdrawSection);
  document.addEventListener('keydown', onEscape);
  return ({ type, target }) => {
    const address = markdownAddress();
    if (address === undefined || !(target instanceof Element)) return;
    const heading = target.closest<HTMLElement>('h2.anchor, h3.anchor');
    if (heading !== null) offerSection(heading);
    if (type === 'click') onClick(target, address);
  };
}

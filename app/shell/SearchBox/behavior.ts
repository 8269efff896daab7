import { onVisit } from '@site/components/browser/navigation/visits';
import { isFrugalConnection } from '@site/components/browser/connection/frugal-connection';
import { onClickOn } from '@site/components/browser/controls/on-document';
import { openShell, sayInShell, type SearchShell } from '../SearchDialog/shell';
import { isShortcut } from './shortcut';
import styles from './styles.module.css';

/** Until then a reader would see a word flash; from a warm cache the index comes sooner. */
const SLOW_AFTER_MS = 1000;

const boxes = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-search]')];

/** What the box says where nothing loads, as it was rendered. */
const labels = new WeakMap<Element, readonly Node[]>();

function say(isSlow: boolean): void {
  for (const box of boxes()) {
    const label = box.querySelector('[data-search-label]');
    if (label === null) continue;
    if (!labels.has(label)) labels.set(label, [...label.childNodes]);
    label.replaceChildren(...(isSlow ? ['Loading...'] : (labels.get(label) ?? [])));
  }
}

let pending = 0;

/** Has assistive technology know of what loads. */
async function busyUntil(loaded: Promise<void>): Promise<void> {
  const set = (change: 1 | -1): void => {
    pending += change;
    for (const button of document.querySelectorAll('[data-open-search]'))
      button.ariaBusy = String(pending > 0);
  };
  set(1);
  await loaded.finally(() => {
    set(-1);
  });
}

let loading: Promise<void> | undefined;

/** Loads the index, and says so while that takes long. The dialog shows a failure, with a way to try again. */
function loadIndex(): Promise<void> {
  const load = async (): Promise<void> => {
    const timer = window.setTimeout(say, SLOW_AFTER_MS, true);
    try {
      const { loadSearch } = await import('@site/app/shell/SearchDialog/client/client');
      await loadSearch();
    } catch {
      loading = undefined;
    } finally {
      window.clearTimeout(timer);
      say(false);
    }
  };
  return (loading ??= busyUntil(load()));
}

/** Loads what fills the dialog. It says in the dialog when that takes long or fails. */
async function fill(shell: SearchShell, button: HTMLElement): Promise<void> {
  const timer = window.setTimeout(() => {
    sayInShell(shell, 'Loading...');
  }, SLOW_AFTER_MS);
  try {
    const { fillShell } = await import('@site/app/shell/SearchDialog');
    if (shell.dialog.open)
      fillShell(shell, () => {
        open(button);
      });
  } catch (error) {
    console.error("The search dialog's code couldn't load.", error);
    sayInShell(shell, "Search couldn't load. Try again, or reload the page.", () => {
      void busyUntil(fill(shell, button));
    });
  } finally {
    window.clearTimeout(timer);
  }
}

/** Opens the dialog immediately, and has the search follow. */
function open(button: HTMLElement, typedBefore = ''): void {
  if (document.querySelector('dialog[open]') !== null) return;
  void loadIndex();
  void busyUntil(fill(openShell(button, typedBefore), button));
}

/** Opens with the code of the dialog at hand, where the reader is about to open it. */
function prepare(): void {
  import('@site/app/shell/SearchDialog').then(loadIndex).catch(() => {
    // Opening it tries again, and says when that fails too.
  });
}

/** Opens the search if its key was pressed before the page responded, see `app/browser/before-paint/early-search.ts`. */
function openIfAsked(): void {
  const { dataset } = document.documentElement;
  const button = document.querySelector<HTMLElement>('[data-open-search]');
  if (dataset.searched !== undefined && button !== null) open(button, dataset.searched);
  delete dataset.searched;
}

/** Opens the search, and has its code and index loaded when the reader turns to it. */
export function bind(): void {
  onClickOn('[data-open-search]', (button) => {
    open(button);
  });
  // When the router is there: the open dialog is an entry of the history.
  setTimeout(openIfAsked);
  for (const event of ['pointerover', 'focusin'])
    document.addEventListener(event, ({ target }) => {
      const isIntent = target instanceof Element && target.closest('[data-open-search]') !== null;
      if (isIntent && !isFrugalConnection()) prepare();
    });
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !isShortcut(event)) return;
    event.preventDefault();
    const button = document.querySelector<HTMLElement>('[data-open-search]');
    if (button !== null) open(button);
  });
  onVisit((visit, previous) => {
    if (visit.pathname === previous?.pathname || !/mac|iphone|ipad/i.test(navigator.userAgent)) return;
    for (const key of document.querySelectorAll(`[data-open-search] .${styles.key ?? ''}`))
      key.textContent = '⌘K';
  });
}

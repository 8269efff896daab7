import { onVisit } from '@site/components/browser/navigation/visits';
import { isFrugalConnection } from '@site/components/browser/connection/frugal-connection';
import { onClickOn } from '@site/components/browser/controls/on-document';
import { collectTyping } from './collect-typing';
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

let slowLoads = 0;

/**
 * Says that something loads once that takes long, until all that does so is there.
 *
 * @returns what ends it
 */
function sayWhileSlow(): () => void {
  let isSlow = false;
  const timer = window.setTimeout(() => {
    isSlow = true;
    slowLoads += 1;
    say(true);
  }, SLOW_AFTER_MS);
  return () => {
    window.clearTimeout(timer);
    if (isSlow) slowLoads -= 1;
    if (slowLoads === 0) say(false);
  };
}

function setBusy(isBusy: boolean): void {
  for (const button of document.querySelectorAll('[data-open-search]'))
    button.setAttribute('aria-busy', String(isBusy));
}

function sayFailed(box: Element | null): void {
  const message = document.createElement('span');
  message.setAttribute('role', 'alert');
  message.className = styles.failure ?? '';
  message.textContent = "Search couldn't load. Try again, or reload the page.";
  document.querySelector('[data-search-failure]')?.remove();
  message.dataset.searchFailure = '';
  box?.append(message);
}

let loading: Promise<void> | undefined;

/** Loads the index, and says so while that takes long. The dialog shows a failure, with a way to try again. */
function loadIndex(): Promise<void> {
  loading ??= (async () => {
    setBusy(true);
    const end = sayWhileSlow();
    try {
      const { loadSearch } = await import('@site/app/shell/SearchDialog/client/client');
      await loadSearch();
    } catch {
      loading = undefined;
    } finally {
      end();
      setBusy(false);
    }
  })();
  return loading;
}

/** What was typed for a dialog that didn't come. The next one has it. */
let typed = '';

async function open(button: HTMLElement): Promise<void> {
  void loadIndex();
  const endTyping = collectTyping();
  const end = sayWhileSlow();
  try {
    const { openSearch } = await import('@site/app/shell/SearchDialog');
    document.querySelector('[data-search-failure]')?.remove();
    openSearch(button, typed + endTyping());
    typed = '';
  } catch (error) {
    typed += endTyping();
    console.error("The search dialog's code couldn't load.", error);
    sayFailed(button.parentElement);
  }
  end();
}

/** Opens with the code of the dialog at hand, where the reader is about to open it. */
function prepare(): void {
  import('@site/app/shell/SearchDialog').then(loadIndex).catch(() => {
    // Opening it tries again, and says when that fails too.
  });
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** Ctrl+K, ⌘K and `/`. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key.toLowerCase() === 'k') return ctrlKey || metaKey;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping(event);
}

/** Opens the search, and has its code and index loaded when the reader turns to it. */
export function bind(): void {
  onClickOn('[data-open-search]', (button) => {
    void open(button);
  });
  for (const event of ['pointerover', 'focusin'])
    document.addEventListener(event, ({ target }) => {
      const isIntent = target instanceof Element && target.closest('[data-open-search]') !== null;
      if (isIntent && !isFrugalConnection()) prepare();
    });
  window.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !isShortcut(event)) return;
    event.preventDefault();
    // The dialog is open, or another one is.
    const button = document.querySelector<HTMLElement>('[data-open-search]');
    if (document.querySelector('dialog[open]') === null && button !== null) void open(button);
  });
  onVisit((visit, previous) => {
    if (visit.pathname === previous?.pathname || !/mac|iphone|ipad/i.test(navigator.userAgent)) return;
    for (const key of document.querySelectorAll(`[data-open-search] .${styles.key ?? ''}`))
      key.textContent = '⌘K';
  });
}

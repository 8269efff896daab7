import { onClickOn, onKeyIn } from '@site/components/browser/controls/on-document';

const TABS = '[data-steps] [role=tab]';

const KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

const tabsBeside = (tab: HTMLElement): readonly HTMLElement[] => [
  ...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? []),
];

function turnTo(shown: HTMLElement): void {
  for (const tab of tabsBeside(shown)) {
    const isShown = tab === shown;
    tab.setAttribute('aria-selected', String(isShown));
    tab.tabIndex = isShown ? 0 : -1;
    const step = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (step !== null) step.dataset.shown = String(isShown);
  }
}

/** Lets the reader turn from step to step. */
export function bind(): void {
  onClickOn(TABS, turnTo);
  onKeyIn(TABS, (tab, event) => {
    const tabs = tabsBeside(tab);
    const next = tabs[KEYS[event.key]?.(tabs.indexOf(tab), tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    turnTo(next);
    next.focus();
  });
}

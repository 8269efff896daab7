import { onVisit } from '@site/components/browser/navigation/visits';
import { onClickOn, onKeyIn } from '@site/components/browser/controls/on-document';
import { chooseEnvironment, chooseTab } from '@site/components/browser/sample-preferences/choices';
import {
  ENVIRONMENT_ATTRIBUTE,
  TAB_ATTRIBUTES,
  toEnvironment,
  type TabFamily,
} from '@site/engines/sample-preferences';
import { onShownChange, shownValue } from '@site/components/browser/sample-preferences/shown';

const TABS = '[data-languages] [role=tab]';
const STEPS: Readonly<Record<string, number | undefined>> = { ArrowRight: 1, ArrowLeft: -1 };

const tabsOf = (list: Element): readonly HTMLButtonElement[] => [
  ...list.querySelectorAll<HTMLButtonElement>('[role=tab]'),
];

/** Scrolls a list that is wider than the screen, and nothing else, until its selected tab shows. */
function bringIntoView(list: HTMLElement, tab: HTMLElement): void {
  if (list.scrollWidth <= list.clientWidth) return;
  const { left, right } = tab.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  list.scrollLeft += Math.min(0, left - box.left) + Math.max(0, right - box.right);
}

/** Marks the tab of a sample that shows: the chosen one where the sample has it, else its first. */
function markTabs(frame: HTMLElement): void {
  const list = frame.querySelector<HTMLElement>('[role=tablist]');
  if (list === null) return;
  const tabs = tabsOf(list);
  const chosen = shownValue(TAB_ATTRIBUTES[frame.dataset.family as TabFamily]);
  const selected = tabs.find(({ value }) => value === chosen) ?? tabs[0];
  for (const tab of tabs) {
    const isSelected = tab === selected;
    if ((tab.getAttribute('aria-selected') === 'true') === isSelected) continue;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    if (isSelected) bringIntoView(list, tab);
  }
}

function markAll(): void {
  for (const frame of document.querySelectorAll<HTMLElement>('[data-languages]')) markTabs(frame);
  const environment = toEnvironment(shownValue(ENVIRONMENT_ATTRIBUTE));
  for (const select of document.querySelectorAll<HTMLSelectElement>('[data-environments]'))
    select.value = environment;
}

/** The arrow keys, Home and End go to another tab, as in any list of tabs. */
function moveFocus(tab: HTMLElement, event: KeyboardEvent): void {
  const list = tab.closest<HTMLElement>('[role=tablist]');
  if (list === null) return;
  const tabs = tabsOf(list);
  const step = STEPS[event.key];
  const edge = { Home: 0, End: tabs.length - 1 }[event.key];
  if (step === undefined && edge === undefined) return;
  event.preventDefault();
  const current = tabs.findIndex((one) => one.getAttribute('aria-selected') === 'true');
  const next = tabs[edge ?? (current + (step ?? 0) + tabs.length) % tabs.length];
  if (next === undefined) return;
  chooseTab(next.value, list);
  next.focus({ preventScroll: true });
}

/** Lets the reader choose the language, the processor and the environment of all samples. */
export function bind(): void {
  onClickOn(TABS, (tab) => {
    chooseTab((tab as HTMLButtonElement).value, tab);
  });
  onKeyIn(TABS, moveFocus);
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.matches('[data-environments]'))
      chooseEnvironment(toEnvironment(target.value), target);
  });
  onShownChange(markAll);
  onVisit((visit, previous) => {
    if (visit.pathname !== previous?.pathname) markAll();
  });
}

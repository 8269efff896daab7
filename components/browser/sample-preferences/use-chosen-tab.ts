import { useSyncExternalStore } from 'react';
import { TAB_ATTRIBUTES, type TabFamily } from '../../../engines/sample-preferences';
import { onShownChange, shownValue } from './shown';

/** The tab that a family shows; null before a choice and while the page is rendered as HTML. */
export function useChosenTab(family: TabFamily): string | null {
  return useSyncExternalStore(
    onShownChange,
    () => shownValue(TAB_ATTRIBUTES[family]),
    () => null,
  );
}

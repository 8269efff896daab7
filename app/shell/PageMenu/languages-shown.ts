import {
  TAB_ATTRIBUTES,
  TAB_FAMILIES,
  isLanguageFamily,
  type TabFamily,
} from '../../../engines/sample-preferences';
import { shownValue } from '../../../components/browser/sample-preferences/shown';

/** The tabs of the samples of a family that the reader can choose between. */
const tabsToChoose = (family: TabFamily): readonly HTMLButtonElement[] =>
  [...document.querySelectorAll(`[data-family="${family}"]`)]
    .map((frame) => [...frame.querySelectorAll<HTMLButtonElement>('[role=tab]')])
    .filter(({ length }) => length > 1)
    .flat();

/** A language that samples show. */
export interface ShownLanguage {
  /** As in `?lang=`. */
  readonly id: string;
  /** On its tab. */
  readonly label: string;
}

/**
 * The languages that the samples of the page show: what the reader chose, and otherwise the first tab. One for each
 * family that the page has a choice of.
 */
export function languagesShown(): readonly ShownLanguage[] {
  return TAB_FAMILIES.filter(isLanguageFamily).flatMap((family) => {
    const tabs = tabsToChoose(family);
    const chosen = shownValue(TAB_ATTRIBUTES[family]);
    const tab = tabs.find(({ value }) => value === chosen) ?? tabs[0];
    return tab === undefined ? [] : [{ id: tab.value, label: tab.innerText }];
  });
}

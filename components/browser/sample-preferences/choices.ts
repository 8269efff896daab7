import { storageSlot } from '../storage';
import { keepInPlace } from '../reading-place/keep-in-place';
import { correctAddress, type AskedLanguage } from './address';
import {
  ENVIRONMENT_ATTRIBUTE,
  ENVIRONMENT_KEY,
  TAB_ATTRIBUTES,
  TAB_KEYS,
  isLanguageFamily,
  type TabFamily,
  type SampleEnvironment,
} from '../../../engines/sample-preferences';
import { showValue, shownValue } from './shown';
import { tabFamily } from './tabs';

/** Families whose tab the reader chose since the page was loaded: an older address no longer decides it. */
const chosen = new Set<TabFamily>();

/**
 * Shows a tab in all samples that have it, without storing it; an unknown value changes nothing.
 *
 * @param place what stays where it is on the screen
 */
export function showTab(value: string, place: HTMLElement | null): void {
  const family = tabFamily(value);
  if (family === undefined || shownValue(TAB_ATTRIBUTES[family]) === value) return;
  keepInPlace(place, () => {
    showValue(TAB_ATTRIBUTES[family], value);
  });
}

/** Like `showTab`, for a choice that the reader made here or in another tab: a later one than the choice in the URL. */
export function followTabChoice(value: string, place: HTMLElement | null): void {
  const family = tabFamily(value);
  if (family === undefined) return;
  chosen.add(family);
  showTab(value, place);
  if (isLanguageFamily(family)) correctAddress({ language: value, family });
}

/** The tab of a family that the reader has chosen since the page was loaded. */
export function tabChosenHere(family: TabFamily): string | null {
  return chosen.has(family) ? shownValue(TAB_ATTRIBUTES[family]) : null;
}

/** The next address that asks for a language of the family decides it, whatever the reader chose before. */
export function forgetTabChoice(family: TabFamily): void {
  chosen.delete(family);
}

/** Shows the tab that the reader chooses and stores it for the next visit. */
export function chooseTab(value: string, place: HTMLElement): void {
  followTabChoice(value, place);
  const family = tabFamily(value);
  if (family !== undefined) storageSlot(TAB_KEYS[family]).set(value);
}

/** Stores a language that an address asks for, unless the reader has one of its family: a link replaces no choice. */
export function storeFirstLanguage({ language, family }: AskedLanguage): void {
  const slot = storageSlot(TAB_KEYS[family]);
  if (tabFamily(slot.get() ?? '') !== family) slot.set(language);
}

/**
 * Shows the environment that samples are written for.
 *
 * @param place what stays where it is on the screen
 */
export function showEnvironment(environment: SampleEnvironment, place: HTMLElement | null): void {
  keepInPlace(place, () => {
    showValue(ENVIRONMENT_ATTRIBUTE, environment);
  });
}

/** Shows the environment that the reader chooses and stores it for the next visit. */
export function chooseEnvironment(environment: SampleEnvironment, place: HTMLElement): void {
  showEnvironment(environment, place);
  storageSlot(ENVIRONMENT_KEY).set(environment);
}

import { beforeVisit, onVisit, type Visit } from '@site/components/browser/navigation/visits';
import { forgetPlaces } from '../reading-place/keep-in-place';
import { readingPlace } from '../reading-place/reading-place';
import {
  followTabChoice,
  forgetTabChoice,
  tabChosenHere,
  showEnvironment,
  showTab,
  storeFirstLanguage,
} from './choices';
import { correctAddress, languageInAddress } from './address';
import { ENVIRONMENT_KEY, isEnvironment, TAB_KEYS } from '../../../engines/sample-preferences';
import { tabFamily } from './tabs';

/** A choice made in another tab of the browser shows here too. A value that no page stores changes nothing. */
function followOtherTabs({ key, newValue, storageArea }: StorageEvent): void {
  if (newValue === null || storageArea !== window.localStorage) return;
  if (key === ENVIRONMENT_KEY && isEnvironment(newValue)) showEnvironment(newValue, readingPlace());
  const family = tabFamily(newValue);
  if (family !== undefined && key === TAB_KEYS[family]) followTabChoice(newValue, readingPlace());
}

/** Entries of the history that the reader has been at since the page was loaded. */
const visited = new Set<string>();

/**
 * `?lang=python` in an address that the reader goes to shows that language. It does so before the page
 * is shown: samples of another length above the anchor would move it after the page has scrolled there.
 */
function showAskedLanguage({ search, key }: Visit): void {
  const asked = languageInAddress(search);
  if (asked === undefined) return;
  if (!visited.has(key)) forgetTabChoice(asked.family);
  if (tabChosenHere(asked.family) === null) showTab(asked.language, null);
}

/**
 * A language in the address replaces no stored choice, and gives way to what the reader chooses, also
 * when an address from before the choice comes back.
 */
function settleAskedLanguage(visit: Visit, previous: Visit | null): void {
  visited.add(visit.key);
  if (visit.pathname !== previous?.pathname) forgetPlaces();
  const asked = languageInAddress(visit.search);
  if (asked === undefined) return;
  const chosen = tabChosenHere(asked.family);
  if (chosen === null) {
    showTab(asked.language, readingPlace());
    storeFirstLanguage(asked);
  } else correctAddress({ family: asked.family, language: chosen });
}

/** Lets the address and other tabs of the browser choose what samples show. */
export function bind(): void {
  window.addEventListener('storage', followOtherTabs);
  beforeVisit(showAskedLanguage);
  onVisit(settleAskedLanguage);
}

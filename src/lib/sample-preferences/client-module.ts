import type { OnRouteDidUpdate, OnRouteUpdate } from '@site/src/framework/client-module';
import { canUseDOM } from '@site/src/framework/browser';
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
import { ENVIRONMENT_KEY, isEnvironment, TAB_KEYS } from './constants';
import { tabFamily } from './tabs';

/** A choice made in another tab of the browser shows here too. A value that no page stores changes nothing. */
function followOtherTabs({ key, newValue, storageArea }: StorageEvent): void {
  if (newValue === null || storageArea !== window.localStorage) return;
  if (key === ENVIRONMENT_KEY && isEnvironment(newValue)) showEnvironment(newValue, readingPlace());
  const family = tabFamily(newValue);
  if (family !== undefined && key === TAB_KEYS[family]) followTabChoice(newValue, readingPlace());
}

if (canUseDOM) window.addEventListener('storage', followOtherTabs);

/** Entries of the history that the reader has been at since the page was loaded. */
const visited = new Set<string | undefined>();

/**
 * Client module: `?lang=python` in an address that the reader goes to shows that language. It does so before the page
 * is shown: samples of another length above the anchor would move it after the page has scrolled there.
 */
export const onRouteUpdate: OnRouteUpdate = ({ location }) => {
  const asked = languageInAddress(location.search);
  if (asked === undefined) return;
  if (!visited.has(location.key)) forgetTabChoice(asked.family);
  if (tabChosenHere(asked.family) === null) showTab(asked.language, null);
};

/**
 * Client module: a language in the address replaces no stored choice, and gives way to what the reader chooses, also
 * when an address from before the choice comes back.
 */
export const onRouteDidUpdate: OnRouteDidUpdate = ({ location, previousLocation }) => {
  visited.add(location.key);
  if (location.pathname !== previousLocation?.pathname) forgetPlaces();
  const asked = languageInAddress(location.search);
  if (asked === undefined) return;
  const chosen = tabChosenHere(asked.family);
  if (chosen === null) {
    showTab(asked.language, readingPlace());
    storeFirstLanguage(asked);
  } else correctAddress({ family: asked.family, language: chosen });
};

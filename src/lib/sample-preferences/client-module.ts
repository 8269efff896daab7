import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { forgetPlaces, readingPlace } from '../keep-in-place';
import {
  followLanguageChoice,
  languageChosenHere,
  showEnvironment,
  showLanguage,
  storeFirstLanguage,
} from '.';
import { correctAddress, languageInAddress } from './address';
import { ENVIRONMENT_KEY, isEnvironment, LANGUAGE_KEYS, languageFamily } from './constants';

/** A choice made in another tab of the browser shows here too. A value that no page stores changes nothing. */
function followOtherTabs({ key, newValue, storageArea }: StorageEvent): void {
  if (newValue === null || storageArea !== window.localStorage) return;
  if (key === ENVIRONMENT_KEY && isEnvironment(newValue)) showEnvironment(newValue, readingPlace());
  const family = languageFamily(newValue);
  if (family !== undefined && key === LANGUAGE_KEYS[family]) followLanguageChoice(newValue, readingPlace());
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('storage', followOtherTabs);

/**
 * Client module: `?lang=python` in the address shows that language. It replaces no stored choice, and gives way to what
 * the reader chooses, also when an address from before the choice comes back.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (location.pathname !== previousLocation?.pathname) forgetPlaces();
  const asked = languageInAddress(location.search);
  if (asked === undefined) return;
  const chosen = languageChosenHere(asked.family);
  if (chosen === null) {
    showLanguage(asked.language, readingPlace());
    storeFirstLanguage(asked);
  } else correctAddress({ family: asked.family, language: chosen });
};

import { useSyncExternalStore } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { keepInPlace } from '../keep-in-place';
import { correctAddress, type AskedLanguage } from './address';
import {
  ENVIRONMENT_ATTRIBUTE,
  ENVIRONMENT_KEY,
  LANGUAGE_ATTRIBUTES,
  LANGUAGE_KEYS,
  languageFamily,
  toEnvironment,
  type LanguageFamily,
  type SampleEnvironment,
} from './constants';
import { onShownChange, showValue, shownValue } from './shown';

/** Families whose language the reader chose since the page was loaded: an older address no longer decides it. */
const chosen = new Set<LanguageFamily>();

/**
 * Shows a language in all samples that have it, without storing it; an unknown language changes nothing.
 *
 * @param place what stays where it is on the screen
 */
export function showLanguage(language: string, place: HTMLElement | null): void {
  const family = languageFamily(language);
  if (family === undefined || shownValue(LANGUAGE_ATTRIBUTES[family]) === language) return;
  keepInPlace(place, () => {
    showValue(LANGUAGE_ATTRIBUTES[family], language);
  });
}

/** Like `showLanguage`, for a choice that the reader made here or in another tab: a later one than that of the address. */
export function followLanguageChoice(language: string, place: HTMLElement | null): void {
  const family = languageFamily(language);
  if (family === undefined) return;
  chosen.add(family);
  showLanguage(language, place);
  correctAddress({ language, family });
}

/** The language of a family that the reader has chosen since the page was loaded. */
export function languageChosenHere(family: LanguageFamily): string | null {
  return chosen.has(family) ? shownValue(LANGUAGE_ATTRIBUTES[family]) : null;
}

/** The next address that asks for a language of the family decides it, whatever the reader chose before. */
export function forgetLanguageChoice(family: LanguageFamily): void {
  chosen.delete(family);
}

/** Shows the language that the reader chooses and stores it for the next visit. */
export function chooseLanguage(language: string, place: HTMLElement): void {
  followLanguageChoice(language, place);
  const family = languageFamily(language);
  if (family !== undefined) createStorageSlot(LANGUAGE_KEYS[family]).set(language);
}

/** Stores a language that an address asks for, unless the reader has one of its family: a link replaces no choice. */
export function storeFirstLanguage({ language, family }: AskedLanguage): void {
  const slot = createStorageSlot(LANGUAGE_KEYS[family]);
  if (languageFamily(slot.get() ?? '') !== family) slot.set(language);
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
  createStorageSlot(ENVIRONMENT_KEY).set(environment);
}

function useShownValue(attribute: string): string | null {
  return useSyncExternalStore(
    onShownChange,
    () => shownValue(attribute),
    () => null,
  );
}

/** The language that a family shows; null before a choice and while the page is rendered on the server. */
export function useChosenLanguage(family: LanguageFamily): string | null {
  return useShownValue(LANGUAGE_ATTRIBUTES[family]);
}

/** The environment that samples show; the test environment before a choice. */
export function useChosenEnvironment(): SampleEnvironment {
  return toEnvironment(useShownValue(ENVIRONMENT_ATTRIBUTE));
}

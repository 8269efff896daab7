import { createStorageSlot, useStorageSlot } from '@docusaurus/theme-common';
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

/** Shows the language of a family of samples on the whole site; an unknown language changes nothing. */
export function showLanguage(language: string): void {
  const family = languageFamily(language);
  if (family !== undefined) document.documentElement.setAttribute(LANGUAGE_ATTRIBUTES[family], language);
}

/** Shows a language and stores it; an unknown one changes nothing. */
export function chooseLanguage(language: string): void {
  const family = languageFamily(language);
  if (family === undefined) return;
  showLanguage(language);
  createStorageSlot(LANGUAGE_KEYS[family]).set(language);
}

/** Stores the environment that samples are written for and shows it on the whole site. */
export function chooseEnvironment(environment: SampleEnvironment): void {
  document.documentElement.setAttribute(ENVIRONMENT_ATTRIBUTE, environment);
  createStorageSlot(ENVIRONMENT_KEY).set(environment);
}

/** The language that the reader chose for a family; null before a choice and while the page is rendered on the server. */
export function useChosenLanguage(family: LanguageFamily): string | null {
  const [language] = useStorageSlot(LANGUAGE_KEYS[family]);
  return language !== null && languageFamily(language) === family ? language : null;
}

/** The environment that the reader chose; the test environment before a choice. */
export function useChosenEnvironment(): SampleEnvironment {
  const [environment] = useStorageSlot(ENVIRONMENT_KEY);
  return toEnvironment(environment);
}

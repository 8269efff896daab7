import { isLanguageFamily, tabFamily, type LanguageFamily } from './constants';

const PARAMETER = 'lang';

/** A language that an address asks for, and the family whose samples show it. */
export interface AskedLanguage {
  readonly language: string;
  readonly family: LanguageFamily;
}

/** What a query (`?lang=python`) asks for; undefined when it asks for nothing that samples have. */
export function languageInAddress(search: string): AskedLanguage | undefined {
  const language = new URLSearchParams(search).get(PARAMETER);
  const family = language === null ? undefined : tabFamily(language);
  if (language === null || family === undefined || !isLanguageFamily(family)) return undefined;
  return { language, family };
}

/**
 * Lets the address ask for the language that the reader has chosen, so that it shows after a reload too. An address that
 * asks for none of this family stays as it is.
 */
export function correctAddress({ language, family }: AskedLanguage): void {
  const { href, search } = window.location;
  const asked = languageInAddress(search);
  if (asked?.family !== family || asked.language === language) return;
  const address = new URL(href);
  address.searchParams.set(PARAMETER, language);
  window.history.replaceState(window.history.state, '', address.href);
}

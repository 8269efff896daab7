import { replaceAddress } from '@site/components/browser/navigation/replace-address';
import {
  IMPLEMENTATION_PARAMETER,
  isLanguageFamily,
  LANGUAGE_PARAMETER,
  type LanguageFamily,
} from '../../../engines/sample-preferences';
import { IMPLEMENTATION_LANGUAGES, tabFamily } from './tabs';

/** A language that an address asks for, and the family whose samples show it. */
export interface AskedLanguage {
  readonly language: string;
  readonly family: LanguageFamily;
}

function asLanguage(language: string | null | undefined): AskedLanguage | undefined {
  const family = tabFamily(language ?? '');
  if (!language || family === undefined || !isLanguageFamily(family)) return undefined;
  return { language, family };
}

/**
 * What a query (`?lang=python`, or `?implementation=react`) asks for; undefined when it asks for nothing that samples
 * have. `lang` wins.
 */
export function languageInAddress(search: string): AskedLanguage | undefined {
  const query = new URLSearchParams(search);
  return (
    asLanguage(query.get(LANGUAGE_PARAMETER)) ??
    asLanguage(IMPLEMENTATION_LANGUAGES[query.get(IMPLEMENTATION_PARAMETER) ?? ''])
  );
}

/**
 * Lets the address ask for the language that the reader has chosen, so that it shows after a reload too. An address
 * that asks for none of this family stays unchanged.
 */
export function correctAddress({ language, family }: AskedLanguage): void {
  const { href, search } = window.location;
  const asked = languageInAddress(search);
  if (asked?.family !== family || asked.language === language) return;
  const address = new URL(href);
  address.searchParams.delete(IMPLEMENTATION_PARAMETER);
  address.searchParams.set(LANGUAGE_PARAMETER, language);
  replaceAddress(address.href);
}

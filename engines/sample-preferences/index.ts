/** Where the reader's choices are stored, and how the page shows them. Read by the page's head script too. */

/**
 * Keys of the storage. Tabs come in families whose choices are independent: languages that call the API, languages of
 * pages and apps, and payment processors.
 */
export const TAB_KEYS = {
  server: 'sample-language',
  web: 'sample-language-web',
  processor: 'payment-processor',
} as const;

export type TabFamily = keyof typeof TAB_KEYS;

/** All of them; where two show in one sample, the later one decides. */
export const TAB_FAMILIES = Object.keys(TAB_KEYS) as readonly TabFamily[];

/** The tabs of the site. The build writes them for the browser, from the languages and the processors that it knows. */
export interface SampleTabs {
  /** Values by family, in the order of the tabs. */
  readonly families: Readonly<Record<TabFamily, readonly string[]>>;
  /** The languages behind the values of `?implementation=`. */
  readonly implementations: Readonly<Record<string, string>>;
}

/** Families of languages, which an address can ask for. */
export type LanguageFamily = Exclude<TabFamily, 'processor'>;

/** Whether the tabs of a family are languages. */
export function isLanguageFamily(family: TabFamily): family is LanguageFamily {
  return family !== 'processor';
}

/** Parameters of an address that ask for a language: `?lang=react`, and `?implementation=react` of older addresses. */
export const LANGUAGE_PARAMETER = 'lang';
export const IMPLEMENTATION_PARAMETER = 'implementation';

/** Attributes of the root element that say which panels show. */
export const TAB_ATTRIBUTES = {
  server: 'data-sample-language',
  web: 'data-sample-language-web',
  processor: 'data-payment-processor',
} as const satisfies Record<TabFamily, string>;

export const ENVIRONMENTS = ['test', 'production'] as const;
export type SampleEnvironment = (typeof ENVIRONMENTS)[number];
export const ENVIRONMENT_KEY = 'sample-environment';
export const ENVIRONMENT_ATTRIBUTE = 'data-environment';

/** Attribute of the root element where script runs; the style sheet shows what works without it to all others. */
export const SCRIPTED_ATTRIBUTE = 'data-scripted';

/** Whether a string is the name of an environment. */
export function isEnvironment(value: string | null): value is SampleEnvironment {
  return (ENVIRONMENTS as readonly (string | null)[]).includes(value);
}

/** Reads an environment; anything unknown is the test environment. */
export function toEnvironment(value: string | null): SampleEnvironment {
  return isEnvironment(value) ? value : 'test';
}

/**
 * Shows a tab, with `*` for its value, in each sample that has it. It outweighs the rule of `app/css/samples.css` that
 * shows the first tab, wherever a browser puts the two.
 */
export const TAB_RULE =
  ":root[data-scripted] [data-languages~='*']>[data-panel]{display:none}" +
  ":root[data-scripted] [data-languages~='*']>[data-panel='*']{display:block}";

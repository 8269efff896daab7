/** Where the reader's choices are stored, and which values they may have. Read by the page's head script too. */
export const TAB_FAMILIES = {
  server: ['curl', 'node', 'python', 'csharp', 'go', 'java'],
  web: ['javascript', 'typescript', 'react', 'html', 'react-native', 'swift', 'kotlin'],
  processor: [
    'stripe',
    'adyen',
    'checkout',
    'braintree',
    'authorize-net',
    'chase-orbital',
    'chase-stratus',
    'nmi',
    'paysafe',
    'nuvei',
    'finix',
    'dlocal',
    'tabapay',
    'flexfactor',
  ],
} as const;

/**
 * Tabs come in families whose choices are independent: languages that call the API, languages of pages and apps, and
 * payment processors.
 */
export type TabFamily = keyof typeof TAB_FAMILIES;

/** Families of languages, which an address may ask for. */
export type LanguageFamily = Exclude<TabFamily, 'processor'>;

/** Whether the tabs of a family are languages. */
export function isLanguageFamily(family: TabFamily): family is LanguageFamily {
  return family !== 'processor';
}

/** Parameters of an address that ask for a language: `?lang=react`, and `?implementation=react` of older addresses. */
export const LANGUAGE_PARAMETER = 'lang';
export const IMPLEMENTATION_PARAMETER = 'implementation';

/** The languages behind the values of `?implementation=`. */
export const IMPLEMENTATION_LANGUAGES: Readonly<Record<string, string>> = {
  javascript: 'typescript',
  web: 'typescript',
  react: 'react',
};

export const TAB_KEYS = {
  server: 'sample-language',
  web: 'sample-language-web',
  processor: 'payment-processor',
} as const satisfies Record<TabFamily, string>;

/** Attributes of the root element that decide in the style sheet which panels show. */
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

/** The family that a value belongs to; undefined for a value that is no tab. */
export function tabFamily(value: string): TabFamily | undefined {
  const families = Object.entries(TAB_FAMILIES) as [TabFamily, readonly string[]][];
  return families.find(([, values]) => values.includes(value))?.[0];
}

/** Whether a text is the name of an environment. */
export function isEnvironment(value: string | null): value is SampleEnvironment {
  return (ENVIRONMENTS as readonly (string | null)[]).includes(value);
}

/** Reads an environment; anything unknown is the test environment. */
export function toEnvironment(value: string | null): SampleEnvironment {
  return isEnvironment(value) ? value : 'test';
}

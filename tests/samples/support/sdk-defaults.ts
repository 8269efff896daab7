/** What SDKs add to requests that no program asks for. */
import type { ScenarioLanguage } from './scenarios.ts';

export interface SdkDefaults {
  /** Query parameters that an SDK sends with their default value where a program gives none, by name. */
  readonly query: Readonly<Record<string, string>>;
  /** What precedes an idempotency key. */
  readonly keyPrefix: string;
}

const NOTHING: SdkDefaults = { query: {}, keyPrefix: '' };
/** Lists that count pages are asked for the first one by its number. */
const FIRST_PAGE = { page: '1' };

export const SDK_DEFAULTS: Readonly<Record<ScenarioLanguage, SdkDefaults>> = {
  curl: NOTHING,
  node: NOTHING,
  python: { ...NOTHING, query: FIRST_PAGE },
  go: { query: FIRST_PAGE, keyPrefix: '*' },
  java: NOTHING,
};

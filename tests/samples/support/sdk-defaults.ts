/** What SDKs add to requests that no program asks for. */

export interface SdkDefaults {
  /** Query parameters that an SDK sends with their default value where a program gives none, by name. */
  readonly query: Readonly<Record<string, string>>;
  /** What precedes an idempotency key. */
  readonly keyPrefix: string;
}

/** An SDK that adds nothing. */
export const NO_DEFAULTS: SdkDefaults = { query: {}, keyPrefix: '' };

/** Lists that count pages are asked for the first one by its number. */
export const FIRST_PAGE = { page: '1' };

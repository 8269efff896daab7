/** A built site, served while the bench runs. */
export interface Site {
  readonly name: string;
  readonly url: string;
  /** Keys that open its search; absent where it has none. */
  readonly searchShortcut?: string;
}

/** As the report calls the site of this project. */
export const OWN = 'this site';

/** The keys that open the search of this project. */
export const OWN_SHORTCUT = '/';

import type { ServerLanguage } from '../lists.ts';

/** A project that readers download, in the languages of its archives: what a page shows, and what the archives hold. */
export interface Project {
  /** Of its folder, e.g. `collect-cards`; the archives are named after it. */
  readonly name: string;
  readonly languages: readonly ServerLanguage[];
  /** What the reader types, from the downloaded archive to the running project; the first command unpacks it. */
  readonly commands: (language: ServerLanguage) => readonly string[];
  /** Content by path, sorted by path. */
  readonly files: (language: ServerLanguage) => ReadonlyMap<string, string>;
}

/** What follows from the list of languages, such as who has which ability, and what readers and URLs call them. */
import { LANGUAGES } from './languages.ts';
import type { Language, LanguageFamily, RequestSamples } from './language.ts';
import type { ProjectServer } from './writing/project-server.ts';

type Listed = (typeof LANGUAGES)[number];

/** Of any language, e.g. `csharp`. */
export type LanguageId = Listed['id'];

/** Of a language that requests are written in. */
export type SampleLanguage = Extract<Listed, { readonly requests: unknown }>['id'];

/** Of a language whose request samples call an SDK. */
export type SdkLanguage = Extract<Listed, { readonly requests: { readonly sdk: unknown } }>['id'];

/** Of a language whose samples run here. */
export type ProvenLanguage = Extract<Listed, { readonly isProven: true }>['id'];

/** Of a language with servers of projects to download. */
export type ServerLanguage = Extract<Listed, { readonly projectServer: unknown }>['id'];

const ALL: readonly Language[] = LANGUAGES;

function idsOf(languages: readonly Language[]): readonly string[] {
  return languages.map(({ id }) => id);
}

/** The languages of request samples, in the order of their tabs. */
export const SAMPLE_LANGUAGES = idsOf(
  ALL.filter(({ requests }) => requests !== undefined),
) as readonly SampleLanguage[];

/** The languages with an SDK that request samples call, in the order of their tabs. */
export const SDK_LANGUAGES = idsOf(
  ALL.filter(({ requests }) => requests?.sdk !== undefined),
) as readonly SdkLanguage[];

/** The languages whose samples run here. */
export const PROVEN_LANGUAGES = idsOf(ALL.filter(({ isProven }) => isProven)) as readonly ProvenLanguage[];

/** The languages with servers of projects to download, in the order of their tabs. */
export const SERVER_LANGUAGES = idsOf(
  ALL.filter(({ projectServer }) => projectServer !== undefined),
) as readonly ServerLanguage[];

/** The languages of a family, in the order of their tabs. */
export function familyLanguages(family: LanguageFamily): readonly string[] {
  return idsOf(ALL.filter((language) => language.family === family));
}

/**
 * What the folder of a language says about it.
 *
 * @throws Error when no language has this ID
 */
export function languageById(id: LanguageId): Language {
  const language = ALL.find((one) => one.id === id);
  if (language === undefined)
    throw new Error(`There is no language "${id}". Add it to pipeline/code-samples/languages.ts.`);
  return language;
}

/** How requests are written in a language. */
export function requestSamples(id: SampleLanguage): RequestSamples {
  const { requests } = languageById(id);
  if (requests === undefined)
    throw new Error(`No requests are written in "${id}". Give its language.ts "requests".`);
  return requests;
}

/** How the servers of projects are written in a language. */
export function projectServer(id: ServerLanguage): ProjectServer {
  const { projectServer: server } = languageById(id);
  if (server === undefined)
    throw new Error(`No servers of projects are in "${id}". Give its language.ts "projectServer".`);
  return server;
}

/** The language of a file of a page in an example project, by the ending of its name, e.g. `.tsx`. */
export function pageLanguage(ending: string): LanguageId | undefined {
  return LANGUAGES.find((language: Language) => language.pageEnding === ending)?.id;
}

/** Whether requests are written in a language. */
export function isSampleLanguage(id: string): id is SampleLanguage {
  return SAMPLE_LANGUAGES.some((language) => language === id);
}

/** The languages behind the values of `?implementation=`, by value. */
export function implementationLanguages(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ALL.flatMap(({ id, implementations = [] }) => implementations.map((value) => [value, id])),
  );
}

/** The languages that a word of a query names, by word. The one that it most likely means is first. */
export function languagesByWord(): ReadonlyMap<string, readonly string[]> {
  const words = ALL.flatMap(({ queryWords = [], looseQueryWords = [] }) => [
    ...queryWords,
    ...looseQueryWords,
  ]);
  return new Map(
    words.map((word) => [
      word,
      [
        ...idsOf(ALL.filter(({ queryWords }) => queryWords?.includes(word))),
        ...idsOf(ALL.filter(({ looseQueryWords }) => looseQueryWords?.includes(word))),
      ],
    ]),
  );
}

/** Groups of words that search takes for one another, one for each language that has any. */
export function languageSynonyms(): readonly (readonly string[])[] {
  return ALL.flatMap(({ synonyms }) => (synonyms === undefined ? [] : [synonyms]));
}

/** Whether samples in a language follow a choice that readers make, and that a URL can ask for. */
export function canBeChosen(id: string): boolean {
  return ALL.some((language) => language.id === id && language.family !== undefined);
}

/** What readers call a language, e.g. `Node.js`, or its ID where no language has it. */
export function languageLabel(id: string): string {
  return ALL.find((language) => language.id === id)?.label ?? id;
}

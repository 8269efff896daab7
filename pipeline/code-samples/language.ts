/**
 * What the site must know of a language. Each has a folder here with a `language.ts` that says it, and `languages.ts`
 * lists them; tabs, files of samples, search, downloads, highlighting and the choices of readers all follow from that
 * list.
 */
import type { ProjectServer } from './writing/project-server.ts';
import type { LanguageWriter } from './writing/writer.ts';

/** Tabs of one family follow one choice of the reader: what calls the API, or what pages and apps are written in. */
export type LanguageFamily = 'server' | 'web';

/** What a sample says in each of the two environments: the only substrings that its two forms differ in. */
export interface EnvironmentTokens {
  readonly test: string;
  readonly production: string;
}

/** The SDK that the samples of a language call; `content/records/sdk-methods/<id>.json` has its methods. */
export interface LanguageSdk {
  /** What a program holds that uses it. */
  readonly mark: string;
  /** How a program reaches a method from the client of the request samples, e.g. `client.tokens.create`. */
  readonly accessor: (names: readonly string[]) => string;
}

/** How requests of the API description are written in a language. */
export interface RequestSamples {
  readonly writer: LanguageWriter;
  /** Writes the steps of workflows on pages, where they're plainer than the program; the writer when absent. */
  readonly stepWriter?: LanguageWriter;
  readonly environments: EnvironmentTokens;
  /** Absent where requests are sent without an SDK. */
  readonly sdk?: LanguageSdk;
  /** Name of the file of a whole program, without a folder. */
  readonly programFile: (name: string) => string;
  /** What a downloaded program has to have in it, where the name of its file demands something. */
  readonly programRule?: { readonly pattern: RegExp; readonly fix: string };
  /** What runs that file; absent where it takes a project around it. */
  readonly runCommand?: (file: string) => string;
  /** Said below the first of several steps, which continue one program. */
  readonly continuation: string;
  /** What a sample with a proof has gone through. */
  readonly proven: 'Run' | 'Compiled and run' | 'Type-checked and run';
  /** Whether the tests parse a sample without a proof and compare its calls with the methods of the SDK. */
  readonly isCompared: boolean;
}

/** A language of samples. */
export interface Language {
  /** In `?lang=`, and in the names of records, e.g. `csharp`. */
  readonly id: string;
  /** On the tab, e.g. `C#`. */
  readonly label: string;
  /** Grammar that colors the code, as Shiki calls it. */
  readonly grammar: string;
  /** What else authors may write after the backticks of a fence for this grammar, e.g. `cs`. */
  readonly fences?: readonly string[];
  /** Absent for a language that no choice is remembered of, such as JSON. */
  readonly family?: LanguageFamily;
  /** The file in the folder of a sample. */
  readonly sampleFile: {
    readonly pattern: RegExp;
    /** For a reader, e.g. in an error. */
    readonly name: string;
  };
  /** Words of a query that name it, in lower case. */
  readonly queryWords?: readonly string[];
  /** Words that name another language first, and this one where a page has no samples in that one. */
  readonly looseQueryWords?: readonly string[];
  /** What search takes for one another when a query has one of them. */
  readonly synonyms?: readonly string[];
  /** Values of `?implementation=` that older URLs name it by. */
  readonly implementations?: readonly string[];
  /** How the tests under `tests/samples/` check a sample that somebody wrote by hand and that has no proof. */
  readonly check: 'compiled' | 'parsed';
  /** Which parsed samples are also resolved against the API of their libraries, and what the mark beside them says. */
  readonly resolved?: { readonly mark: RegExp; readonly sentence: string };
  /** Whether samples run here: `content/records/sample-proofs/<id>.json` holds which. */
  readonly isProven?: true;
  /** What a sample with a proof was compiled against, for a language whose samples can't run here. */
  readonly compiledAgainst?: string;
  /** It runs in a browser. */
  readonly inBrowser?: true;
  /** The platform calls it, e.g. as the code of a reactor. */
  readonly isCalledByPlatform?: true;
  /** Absent for a language that only has hand-written samples. */
  readonly requests?: RequestSamples;
  /** For a language that servers of projects to download can be: the tests start them. */
  readonly projectServer?: ProjectServer;
  /** The ending of a file of the page of an example project, e.g. `.tsx`. */
  readonly pageEnding?: string;
}

/**
 * What the tests have to know of a language of samples. Each has a folder here with a `language.ts` that says it, and
 * `languages.ts` lists them.
 */
import type { SampleProof } from '../../pipeline/code-samples/requests/proofs.ts';
import type { Runtime } from './support/compile.ts';
import type { ProgramReport } from './support/program-report.ts';
import type { ParsedSdk } from './support/reading/parsed-sdk.ts';
import type { SdkDefaults } from './support/sdk-defaults.ts';

/** How a sample that somebody wrote by hand is found to be valid code. */
export type CodeCheck =
  | {
      readonly kind: 'compiler';
      /** Of a module of the TypeScript compiler. */
      readonly extension: 'ts' | 'mts' | 'tsx';
      /** Where it runs; none for a language with a test of its own that compiles it. */
      readonly runtimes: readonly Exclude<Runtime, 'react-native'>[];
    }
  | {
      readonly kind: 'reader';
      /** A sentence for each mistake in a program. */
      readonly problems: (code: string) => Promise<readonly string[]>;
      /** What the reader has to refuse. */
      readonly invalid: string;
    }
  /** Read with its grammar, and compared with the methods of its SDK. */
  | { readonly kind: 'sdk'; readonly sdk: ParsedSdk };

/**
 * Runs programs in one process or binary, with a server in place of the test environment.
 *
 * @param programs code by id
 * @param origin of the server, e.g. `http://127.0.0.1:40123`
 * @returns by id, what each did; a program without a report ended the process
 */
export type RunPrograms = (
  programs: ReadonlyMap<string, string>,
  origin: string,
) => Promise<ReadonlyMap<string, ProgramReport>>;

/** A language of samples, as the tests see it. */
export interface TestedLanguage {
  readonly check: CodeCheck;
  /** Code that writes to a console or a log; absent for a language that prints nothing. */
  readonly prints?: {
    /** Calls that print; the argument list begins where a match ends. */
    readonly calls: RegExp;
    /** Why a program may print an error. */
    readonly mayHoldErrors?: string;
  };
  /** What precedes the samples in the record, for a language whose samples run: SDK and tools with their versions. */
  readonly recordHead?: () => Omit<SampleProof, 'samples'>;
  /** What the SDK adds to requests that no program asks for. */
  readonly sdkDefaults?: Partial<SdkDefaults>;
  /** Undefined where its tools or its SDK can't be had; absent for a language whose requests don't run here. */
  readonly runner?: () => Promise<RunPrograms | undefined>;
  /** Its clock can't be made to run fast: seconds between requests are those that the server sees. */
  readonly waitsReally?: true;
}

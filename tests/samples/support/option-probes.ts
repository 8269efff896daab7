/**
 * What each option of `content/data/sdks/server-side/server-sdk-options.yaml` changes, in the scope of its row: a program with
 * the option and one without it run, and what they did is compared.
 */
import type { ProgramReport } from './program-report.ts';
import type { Answer, Exchange } from './recorder.ts';
import { json } from './scripted-answers.ts';

/** What a program did. */
export interface Run {
  readonly exchanges: readonly Exchange[];
  readonly report: ProgramReport;
}

export interface OptionProbe {
  /** The option as an argument of the client or of the call, whichever the scope of its row is. */
  readonly option: string;
  /** Code that the option refers to. */
  readonly setup?: string;
  /** Instead of reading a token. */
  readonly call?: string;
  readonly answers?: readonly Answer[];
  /** What the option changes. */
  readonly effect: (run: Run) => unknown;
  readonly expected: unknown;
}

/** The probes of a language, by the id of the option's row. */
export interface OptionProbes {
  readonly probes: Readonly<Record<string, OptionProbe>>;
  /** A program with what the client and the call get besides the rest. */
  readonly write: (probe: OptionProbe, client: string, call: string) => string;
}

/** The answer where a probe gives none. */
export const token = json(200, { id: 'token-1', type: 'token' });
/** The platform fails. */
export const failure = json(500, {});
/** A header of the first request. */
export const header =
  (name: string) =>
  ({ exchanges }: Run): string | undefined =>
    exchanges[0]?.headers[name];
/** The query of the first request. */
export const query = ({ exchanges }: Run): string | undefined => exchanges[0]?.url.split('?')[1];
/** How many requests there were. */
export const attempts = ({ exchanges }: Run): number => exchanges.length;
/** Seconds that the last request was allowed to take. */
export const timeLimit = ({ report }: Run): number | undefined => report.timeOut;
/** All that the program printed. */
export const said = ({ report }: Run): string => [...report.printed, ...report.complaints].join('\n');
/** The harness names the host of a request that would leave the test host. */
export const host = (run: Run): string | undefined => /asks for https:\/\/([\w.-]+)/.exec(said(run))?.[1];
/** The host of production. */
export const PRODUCTION = 'api.basistheory.com';

/** The program of a probe with its option, and the same program without it. */
export function probePrograms(
  write: OptionProbes['write'],
  scope: string,
  probe: OptionProbe,
): { readonly given: string; readonly without: string } {
  const given = scope === 'client' ? write(probe, probe.option, '') : write(probe, '', probe.option);
  return { given, without: write(probe, '', '') };
}

/** The answers of a probe; a token unless it needs others. */
export const probeAnswers = ({ answers }: OptionProbe): readonly Answer[] => answers ?? [token];

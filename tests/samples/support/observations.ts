/**
 * What the SDKs were seen to do with each answer: the cells of `content/records/sdk-observations.yaml`. Their clocks can be made
 * to run fast; for other languages there is `compiled-observations.ts`.
 */
import { OBSERVATIONS, type ObservedCall, type ObservedSetting } from './observed-answers.ts';
import type { ProgramReport } from './program-report.ts';
import type { Answer } from './recorder.ts';
import { startScriptedServer } from './scripted-answers.ts';

/** How a language makes a call, and what prints what comes of it. */
export interface Speech {
  readonly calls: Readonly<Record<ObservedCall, (options: string) => string>>;
  readonly client: Partial<Record<ObservedSetting, string>>;
  readonly options: Partial<Record<ObservedSetting, string>>;
  readonly program: (client: string, call: string, setting?: ObservedSetting) => string;
}

interface Seen {
  readonly returned?: string;
  readonly raised?: string;
  readonly status?: number | null;
  /** Shown where there is no status to tell errors apart by. */
  readonly message?: string;
  /** The call had not ended long after its time limit. */
  readonly waits?: true;
}

/** By how much timeouts are shortened: one of a minute is then long enough for a response that comes right away. */
const HURRY = 50;

/**
 * Gives each answer to the SDK of a language.
 *
 * @param speech how its programs are written
 * @param run runs programs of that language, by id, with timeouts that are shortened
 * @returns by id of the observation, what the SDK did, as a cell of the table
 * @throws Error with what a program ended with, when it did not print what came of its call
 */
export async function observe(
  { calls, client, options, program }: Speech,
  run: (
    programs: ReadonlyMap<string, string>,
    origin: string,
    hurry: number,
  ) => Promise<ReadonlyMap<string, ProgramReport>>,
): Promise<ReadonlyMap<string, string>> {
  const server = await startScriptedServer(new Map(OBSERVATIONS.map(({ id, given }) => [id, [given]])));
  const programs = new Map(
    OBSERVATIONS.map(({ id, call, setting }) => [
      id,
      program((setting && client[setting]) ?? '', calls[call]((setting && options[setting]) ?? ''), setting),
    ]),
  );
  const reports = await run(programs, server.origin, HURRY);
  const cells = OBSERVATIONS.map(({ id, given }): [string, string] => {
    const report = reports.get(id);
    if (!report?.printed[0])
      throw new Error(`The program ${id} ended with ${report?.failure ?? 'no report'}.`);
    const seen = JSON.parse(report.printed[0]) as Seen;
    return [id, cell(seen, server.exchangesOf(id).length, report, given)];
  });
  await server.close();
  return new Map(cells);
}

function cell(seen: Seen, attempts: number, report: ProgramReport, given: Answer): string {
  const pauses = report.waits.map((wait) => `${String(Math.round(wait))} s`).join(' and ');
  const ending = report.waits.length < attempts ? 'apart' : 'of waiting';
  const waits = pauses === '' ? '' : `, ${pauses} ${ending}`;
  const hasLimit = given === 'silence' || (typeof given === 'object' && given.stalls);
  const limit = hasLimit && !seen.waits ? `, given up after ${String(report.timeOut ?? 0)} s` : '';
  return `${outcome(seen)}; ${String(attempts)} ${attempts === 1 ? 'attempt' : 'attempts'}${waits}${limit}`;
}

function outcome({ returned, raised, status, message, waits }: Seen): string {
  if (waits) return 'Still waits when the time limit has passed';
  if (raised === undefined) return `Returns \`${returned ?? ''}\`, no error`;
  if (typeof status === 'number') return `\`${raised}\`, status ${String(status)}`;
  return `\`${raised}\`, no status${message === undefined ? '' : `, message \`${message}\``}`;
}

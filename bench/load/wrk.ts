import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { installDebianPackage } from '../../scripts/lib/debian-package.ts';
import { isExecutable, placesOnPath } from '../../scripts/lib/find-command.ts';

const run = promisify(execFile);

/** What wrk printed, by `mix.lua`. Times are in microseconds. */
export interface WrkResult {
  readonly requests: number;
  readonly microseconds: number;
  readonly bytes: number;
  readonly connect: number;
  readonly read: number;
  readonly write: number;
  readonly timeout: number;
  /** Responses with a status of 400 or more. */
  readonly status: number;
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

/** One load of a server. */
export interface Load {
  readonly url: string;
  /** A file with a target in each line. */
  readonly targets: string;
  readonly connections: number;
  readonly threads: number;
  readonly seconds: number;
}

/** How many files a process must be able to open, for 2,000 connections and what serves them. */
const OPEN_FILES = 8_192;

/** In seconds. A response that hasn't come by then is lost. Both servers give up on a client after as long. */
const TIMEOUT = 60;

/**
 * A command with enough open files. A shell often has 1,024.
 *
 * @returns the command and its arguments, run by a shell that raises the limit
 */
export function withOpenFiles(command: string, args: readonly string[]): [string, string[]] {
  const tooFew = `This system lets a process open $(ulimit -Hn) files. Allow ${String(OPEN_FILES)} for the bench.`;
  const raise = [
    `if ! ulimit -n ${String(OPEN_FILES)}`,
    'then',
    `echo "${tooFew}" >&2`,
    'exit 1',
    'fi',
    'exec "$@"',
  ].join('\n');
  return ['sh', ['-c', raise, 'sh', command, ...args]];
}

/**
 * Finds wrk, or installs it on Debian.
 *
 * @throws a sentence where there is none
 */
export async function ensureWrk(): Promise<string> {
  const find = (): string | undefined => placesOnPath(['wrk'], process.env).find(isExecutable);
  if (find() === undefined) await installDebianPackage('wrk');
  const found = find();
  if (found === undefined) throw new Error('There is no wrk. Install it for `npm run bench -- load`.');
  return found;
}

/** Loads a server until the time is over. */
export async function runWrk(wrk: string, load: Load): Promise<WrkResult> {
  const { url, targets, connections, threads, seconds } = load;
  const numbers = { t: threads, c: connections, d: seconds };
  const { stdout } = await run(
    ...withOpenFiles(wrk, [
      ...Object.entries(numbers).flatMap(([name, value]) => [`-${name}`, String(value)]),
      // What nginx has compressed files of.
      ...['--timeout', String(TIMEOUT), '-H', 'Accept-Encoding: gzip'],
      ...['-s', path.join(import.meta.dirname, 'mix.lua'), url, '--', targets],
    ]),
  );
  return readResult(stdout);
}

/**
 * Reads what wrk printed.
 *
 * @throws when it ended without a result
 */
function readResult(printed: string): WrkResult {
  const line = /^RESULT (\{.*\})$/m.exec(printed)?.[1];
  if (line === undefined) throw new Error(`wrk printed no result:\n${printed}`);
  return JSON.parse(line) as WrkResult;
}

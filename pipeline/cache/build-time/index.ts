/** The time that a build identifies its files after. It's the same for the same sources, in any clone, on any day. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { RECORDS } from '../records.ts';

const MILLISECONDS = 1000;
const DIGITS = 13;

/** Ten digits of seconds reach to the year 2286. */
const EPOCH = /^\d{1,10}$/;

/**
 * The seconds of `SOURCE_DATE_EPOCH` (https://reproducible-builds.org/specs/source-date-epoch/), or undefined when unset
 * or empty.
 */
function givenTime(value: string | undefined): number | undefined {
  if (value === undefined || value === '') return undefined;
  if (EPOCH.test(value)) return Number(value);
  throw new Error(
    `SOURCE_DATE_EPOCH is "${value}". Set it to whole seconds since 1970 in digits, for example 1767225600, or unset it.`,
  );
}

function modified(file: string): number {
  return Math.floor(statSync(file).mtimeMs / MILLISECONDS);
}

function git(root: string, ...args: readonly string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      // The names of all files of all commits.
      maxBuffer: 2 ** 30,
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOBUFS') throw error;
    // No git on this machine, or no repository.
    return '';
  }
}

/** Changed and new files that aren't committed. A file that's gone has no time. */
function uncommitted(root: string, sources: readonly string[]): string[] {
  const status = git(
    root,
    'status',
    ...['--porcelain', '--no-renames', '--untracked-files=all', '-z', '--'],
    ...sources,
  );
  const top = git(root, 'rev-parse', '--show-toplevel').trim();
  return status
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => path.join(top, entry.slice('XY '.length)))
    .filter((file) => existsSync(file));
}

function filesBelow(target: string): string[] {
  if (!statSync(target).isDirectory()) return [target];
  return readdirSync(target).flatMap((name) => filesBelow(path.join(target, name)));
}

/**
 * When sources last changed. It's `SOURCE_DATE_EPOCH` when that's set. Otherwise it's the time of the newest commit that
 * touches them, which is the same in every clone, or of the newest uncommitted file if that is later. Without git, or where git
 * knows none of the sources, the newest modification time of their files. A shallow clone can lack the commit and give
 * a later one's time, so set `SOURCE_DATE_EPOCH` there when two builds must be equal.
 *
 * @param sources files and folders below the root. Missing ones are skipped
 * @returns whole seconds since 1970
 * @throws a sentence when `SOURCE_DATE_EPOCH` isn't whole seconds
 */
export function sourceTime(
  sources: readonly string[],
  root: string = process.cwd(),
  env: Readonly<NodeJS.ProcessEnv> = process.env,
): number {
  const given = givenTime(env.SOURCE_DATE_EPOCH);
  if (given !== undefined) return given;
  const committed = git(root, 'log', '-1', '--format=%ct', '--', ...sources).trim();
  const files =
    committed === ''
      ? sources
          .map((source) => path.join(root, source))
          .filter((source) => existsSync(source))
          .flatMap(filesBelow)
      : uncommitted(root, sources);
  return files.reduce((newest, file) => Math.max(newest, modified(file)), Number(committed));
}

/**
 * A time for a file name. It's the second from {@link sourceTime}, with the milliseconds, which sources don't have, taken
 * from a hash of the content. So two builds from the same sources agree, and content that changes within one second,
 * under a fixed `SOURCE_DATE_EPOCH` or on top of one commit, has another name (but for one case in a thousand).
 *
 * @param seconds whole seconds since 1970
 * @param content of the files
 * @returns milliseconds since 1970, 13 digits
 */
export function contentTimestamp(seconds: number, content: string): string {
  const milliseconds = createHash('sha256').update(content).digest().readUInt32BE() % MILLISECONDS;
  return String(seconds * MILLISECONDS + milliseconds).padStart(DIGITS, '0');
}

/** What a page shows the most of, where its own file hardly changes. */
const SHOWS: Readonly<Record<string, string>> = { 'content/docs/changelog.mdx': RECORDS.apiChanges };

/** Where the documentation and the home page are written. */
const PAGES = ['content/docs', 'app/shell/Home', ...Object.values(SHOWS)];

/** When the newest commit that touches a file was made, or undefined where git doesn't know. */
type Changes = ReadonlyMap<string, Date | undefined>;

/** A rename counts where git finds the file again among all that one commit moved. */
const RENAME_LIMIT = 'diff.renameLimit=10000';

/**
 * A file that differs from what is committed has no time. In a shallow clone neither does one that was last touched in
 * the oldest commit there or before it, since git shows all files as new in that commit, whenever they changed. A commit
 * that only moves a file doesn't change it.
 */
function readChanges(root: string): Changes {
  const isShallow = git(root, 'rev-parse', '--is-shallow-repository').trim() === 'true';
  const found = new Map<string, Date | undefined>(
    uncommitted(root, PAGES).map((file) => [path.relative(root, file), undefined]),
  );
  /** Today's names of files, by their names in earlier commits: from newer commits, and from the one that is read. */
  const nameNow = new Map<string, string>();
  const earlierNames = new Map<string, string>();
  let time: Date | undefined;
  // One call for all files. For each commit, newest first, it gives a line with time and parents, then what it does to files.
  const format = ['--format=%x00%ct %P', '--name-status', '--find-renames', '--relative'];
  for (const line of git(root, '-c', RENAME_LIMIT, 'log', ...format).split('\n')) {
    const [, seconds, parents] = /^\0(\d+) (.*)$/.exec(line) ?? [];
    if (seconds !== undefined) {
      for (const [earlier, now] of earlierNames) nameNow.set(earlier, now);
      earlierNames.clear();
      time = isShallow && parents === '' ? undefined : new Date(Number(seconds) * MILLISECONDS);
      continue;
    }
    const [status = '', name, movedTo = name] = line.split('\t');
    if (name === undefined || movedTo === undefined) continue;
    const now = nameNow.get(movedTo) ?? movedTo;
    if (status !== 'R100' && !found.has(now)) found.set(now, time);
    earlierNames.set(name, now);
  }
  return found;
}

const changesIn = new Map<string, Changes>();

/**
 * When a page was last changed. It's never the date of a checkout, so that it's the same in any clone.
 *
 * @param place path of the page's file, or of a folder, which changes with each of its files
 * @returns undefined where git doesn't know, as without it, for a change that isn't committed, or in a shallow clone
 */
export function lastChange(place: string, root: string = process.cwd()): Date | undefined {
  const changes = changesIn.get(root) ?? readChanges(root);
  changesIn.set(root, changes);
  const shown = SHOWS[place];
  const dates = [...changes]
    .filter(([file]) => file === place || file === shown || file.startsWith(`${place}/`))
    .map(([, date]) => date?.getTime() ?? Number.NaN);
  const newest = Math.max(...dates);
  return Number.isFinite(newest) ? new Date(newest) : undefined;
}

/** A date as machines read it, e.g. `2026-07-28`. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The API description's states in the project's history, one for each day on which it changed. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The newest commit of a day, in UTC. */
export interface DayOfHistory {
  readonly date: string;
  readonly commit: string;
}

const MAX_FILE_BYTES = 64 * 1024 * 1024;

function git(root: string, ...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TZ: 'UTC' },
    maxBuffer: MAX_FILE_BYTES,
  });
}

/**
 * The days on which a folder changed, also where it was before it moved, oldest first. What counts is when a change came
 * to the branch that is checked out, so work of other branches has the day of its merge.
 *
 * @throws a sentence when the history isn't all there
 */
export function daysOfHistory(root: string, folders: readonly string[]): readonly DayOfHistory[] {
  if (git(root, 'rev-parse', '--is-shallow-repository').trim() === 'true')
    throw new Error('This clone has only a part of the history. Run git fetch --unshallow.');
  const log = git(
    root,
    'log',
    ...['--first-parent', '--reverse', '--date=format-local:%Y-%m-%d', '--format=%cd %H', '--', ...folders],
  );
  const days = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n').filter((one) => one !== '')) {
    const [date = '', commit = ''] = line.split(' ');
    // A clock that was wrong must not bring an older state back.
    day = date > day ? date : day;
    days.set(day, commit);
  }
  return [...days].map(([date, commit]) => ({ date, commit }));
}

/** A folder's state in the history. */
export interface StateOfFolder {
  readonly root: string;
  /** Where it is now, then where it was earlier. */
  readonly folders: readonly string[];
  readonly commit: string;
}

/**
 * Gives a folder as it was after a commit to a function, and removes it afterwards.
 *
 * @throws a sentence when the commit has it at none of the places
 */
export async function withFolderAt<Result>(
  { root, folders, commit }: StateOfFolder,
  use: (directory: string) => Promise<Result>,
): Promise<Result> {
  const folder = folders.find((one) => git(root, 'ls-tree', '-d', commit, '--', one) !== '');
  if (folder === undefined) throw new Error(`Commit ${commit} has no ${folders.join(' or ')}.`);
  const copy = mkdtempSync(path.join(os.tmpdir(), 'api-changes-'));
  try {
    for (const file of git(root, 'ls-tree', '-r', '--name-only', '-z', commit, '--', folder).split('\0')) {
      if (file === '') continue;
      mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      writeFileSync(path.join(copy, file), git(root, 'show', `${commit}:${file}`));
    }
    return await use(path.join(copy, folder));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

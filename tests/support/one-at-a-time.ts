import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two looks at the lock of another process. */
const PATIENCE = 100;

/** Whether the process that holds a lock has ended without giving it back. */
function isLeftBehind(lock: string): boolean {
  let owner: number;
  try {
    owner = Number(readFileSync(lock, 'utf8'));
  } catch {
    // It was given back just now.
    return false;
  }
  try {
    process.kill(owner, 0);
    return false;
  } catch {
    return true;
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Does something while no other process does it: the workers of a test run share the folders of `.cache/`.
 *
 * @param lock a file that is there in the meantime
 * @throws what the work throws
 */
export async function oneAtATime<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(path.dirname(lock), { recursive: true });
  while (!take(lock)) {
    if (isLeftBehind(lock)) rmSync(lock, { force: true });
    else await setTimeout(PATIENCE);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

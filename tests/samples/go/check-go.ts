/** Type-checks Go programs, all of them in one process. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { printed } from '../support/printed.ts';

export interface GoReport {
  /** A sentence for each mistake. */
  readonly problems: readonly string[];
  /** Packages that it imports and that are not there; what the program does with them is not looked at. */
  readonly missing: readonly string[];
}

/**
 * Compares programs with what gofmt makes of them, and type-checks them.
 *
 * @param go command
 * @param module folder of a module that requires what they import
 * @param programs source by id
 * @throws Error with what Go said when the check did not end well
 */
export async function checkGo(
  go: string,
  module: string,
  programs: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, GoReport>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'go-check-'));
  try {
    const check = path.join(folder, 'check');
    await printed(go, ['build', '-o', check, path.join(import.meta.dirname, 'check/main.go')], os.tmpdir());
    const reports = await printed(check, [], module, JSON.stringify(Object.fromEntries(programs)));
    return new Map(Object.entries(JSON.parse(reports) as Record<string, GoReport>));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Type-checks Go programs, all of them in one process. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { printed } from '../support/printed.ts';

const SOURCE = path.join(import.meta.dirname, 'check/main.go');

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
  const reports = await printed(
    await builtCheck(go),
    [],
    module,
    JSON.stringify(Object.fromEntries(programs)),
  );
  return new Map(Object.entries(JSON.parse(reports) as Record<string, GoReport>));
}

/** The program that checks, built once for each content of it and version of Go. */
async function builtCheck(go: string): Promise<string> {
  const version = await printed(go, ['env', 'GOVERSION'], os.tmpdir());
  const name = createHash('sha256').update(version).update(readFileSync(SOURCE)).digest('hex').slice(0, 16);
  const check = path.resolve('.cache', `go-check-${name}`, 'check');
  if (existsSync(check)) return check;
  await mkdir(path.dirname(check), { recursive: true });
  const unfinished = `${check}-${String(process.pid)}`;
  await printed(go, ['build', '-o', unfinished, SOURCE], os.tmpdir());
  await rename(unfinished, check);
  return check;
}

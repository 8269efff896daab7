import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ensurePackages } from '../lib/npm-packages.ts';
import { root } from '../lib/project.mjs';
import type { Check, Outcome } from './check.ts';

/**
 * After this many milliseconds a command counts as hanging and is ended: several times what the longest check takes.
 */
const PATIENCE = 45 * 60_000;

const ENVIRONMENT = {
  // Its output is read from a file or a log, not a terminal.
  NO_COLOR: '1',
  // Checks send nothing anywhere.
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
} as const;

/** How a command ended. */
export interface Ended {
  readonly ok: boolean;
  readonly output: string;
}

/**
 * Runs a command of an installed package in the project's root, without input.
 *
 * @param command its name in `node_modules/.bin`
 * @param environment variables to set
 * @param installedIn the folder with that `node_modules`
 * @returns its standard output and error in one; one that does not end within 45 minutes is not `ok`, and the output
 *   says so
 */
export async function runInstalled(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  installedIn: string = root,
): Promise<Ended> {
  const child = spawn(path.join(installedIn, 'node_modules/.bin', command), args, {
    cwd: root,
    env: { ...process.env, ...ENVIRONMENT, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE,
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  const ending =
    signal === null
      ? ''
      : `\n${command} was ended by ${signal}. It is after ${String(PATIENCE / 60_000)} minutes: a check that takes longer hangs.`;
  return { ok: code === 0, output: Buffer.concat(chunks).toString() + ending };
}

const asOutcome = ({ ok, output }: Ended): Outcome => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output });

/** A check that passes when a command ends with exit code 0. It counts as one test. */
export function commandCheck(
  check: Omit<Check, 'run'>,
  command: string,
  args: readonly string[] = [],
): Check {
  return { ...check, run: async () => asOutcome(await runInstalled(command, args)) };
}

/**
 * A check like `commandCheck` by a package that nothing else needs.
 *
 * @param source folder with the `package.json` and the lockfile that it's installed from on demand
 */
export function demandedCheck(
  check: Omit<Check, 'run'>,
  source: string,
  command: string,
  args: readonly string[] = [],
): Check {
  return {
    ...check,
    run: async () => {
      const { folder, missing } = await ensurePackages(path.join(root, source));
      if (missing !== undefined) throw new Error(missing);
      return asOutcome(await runInstalled(command, args, {}, folder));
    },
  };
}

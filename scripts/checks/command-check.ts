import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../lib/project.mjs';
import type { Check } from './check.ts';

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
 * @returns its standard output and error in one; one that does not end within 45 minutes is not `ok`, and the output
 *   says so
 */
export async function runInstalled(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = spawn(path.join(root, 'node_modules/.bin', command), args, {
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

/** A check that passes when a command ends with exit code 0. It counts as one test. */
export function commandCheck(
  check: Omit<Check, 'run'>,
  command: string,
  args: readonly string[] = [],
): Check {
  return {
    ...check,
    run: async () => {
      const { ok, output } = await runInstalled(command, args);
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
    },
  };
}

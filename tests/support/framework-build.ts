import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { astroNode } from '../../scripts/lib/astro-node.mjs';

const ENVIRONMENT = {
  NODE_ENV: 'production',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  ASTRO_TELEMETRY_DISABLED: '1',
} as const;

/** How a build ended, and everything that it printed. */
export interface FrameworkBuild {
  readonly exitCode: number | null;
  readonly output: string;
}

/**
 * Runs the framework's build of this project's packages.
 *
 * @param folder the site
 * @param options of the command, e.g. `--verbose`
 * @param environment variables besides those of this process
 */
export async function runFrameworkBuild(
  folder: string,
  options: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<FrameworkBuild> {
  const framework = path.resolve('node_modules/astro/bin/astro.mjs');
  const child = spawn(await astroNode(), ['--import', 'tsx', framework, 'build', ...options], {
    cwd: folder,
    env: { ...process.env, ...ENVIRONMENT, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { exitCode, output: out + err };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/** How a build ended, and everything that it printed. */
export interface FrameworkBuild {
  readonly exitCode: number | null;
  readonly output: string;
}

/**
 * Runs the framework's build of this project's packages.
 *
 * @param folder the site
 * @param options of the command, e.g. `--no-minify`
 * @param environment variables besides those of this process
 */
export async function runFrameworkBuild(
  folder: string,
  options: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<FrameworkBuild> {
  const framework = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [framework, 'build', ...options], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { exitCode, output: out + err };
}

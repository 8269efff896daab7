import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProductionFolder } from './production-folder.ts';

/**
 * Runs `npm run serve` as npm does, in the folder of a deployment.
 *
 * @param site the build output
 */
export function serveProduction(
  production: ProductionFolder,
  site: string,
  environment: NodeJS.ProcessEnv,
): ChildProcessWithoutNullStreams {
  const { scripts } = JSON.parse(readFileSync(path.join(production.directory, 'package.json'), 'utf8')) as {
    scripts: { serve: string };
  };
  return spawn(`${scripts.serve} ${site}`, {
    shell: true,
    cwd: production.directory,
    env: { ...process.env, NODE_OPTIONS: '', NODE_PATH: '', HOST: '', ...environment },
  });
}

/**
 * Waits until a server listens.
 *
 * @throws with what it printed when it ends before
 */
export function addressOf(child: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer): void => {
      printed += String(chunk);
      const address = /The site is at (http:\/\/\S+)/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => {
      reject(new Error(`The server ended before it listened: ${printed}`));
    });
  });
}

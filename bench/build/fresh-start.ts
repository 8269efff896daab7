import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** What a fresh clone doesn't have. */
const LEFT_BEHIND = ['node_modules', '.cache', '.astro', 'build', 'dist'];

const RETRY_EVERY_MS = 250;
const PATIENCE_MS = 600_000;

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}

/**
 * Runs `npm start` in a copy without packages and caches, until its home page can be had.
 *
 * @param directory the copy
 * @returns seconds
 * @throws when the command ends before, or takes ten minutes
 */
export async function measureStart(directory: string): Promise<number> {
  for (const name of LEFT_BEHIND) rmSync(path.join(directory, name), { recursive: true, force: true });
  const port = await freePort();
  console.log('npm start on a fresh machine …');
  const started = performance.now();
  const server = spawn('npm', ['start'], {
    cwd: directory,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: 'ignore',
    // A process group, since npm leaves the server running when it is ended itself.
    detached: true,
  });
  const ended = once(server, 'exit');
  try {
    while (!(await answers(`http://127.0.0.1:${String(port)}/`))) {
      if (server.exitCode !== null || performance.now() - started > PATIENCE_MS)
        throw new Error(`npm start in ${directory} doesn't respond: run it there to see why.`);
      await sleep(RETRY_EVERY_MS);
    }
    return (performance.now() - started) / 1000;
  } finally {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
    await ended;
  }
}

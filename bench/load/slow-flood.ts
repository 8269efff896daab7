import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../scripts/lib/project.mjs';
import type { SiteManifest } from '../../engines/serving/index.ts';
import { median } from '../median.ts';
import type { LoadedServer } from './servers.ts';
import { withOpenFiles } from './wrk.ts';

/** How another client fares meanwhile, in milliseconds. */
export interface Served {
  readonly asked: number;
  readonly failed: number;
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
}

const CLIENTS = 2_000;

/** In milliseconds. */
const EVERY = 50;
const DURATION = 30_000;

/** Of the page that the other client asks for, each time on a new connection. */
const PAGE = '/docs/api/tokens';

/** In bytes. So large that it doesn't fit in the system's buffers, and so small that memory is left with all of them. */
const LARGE = 1_000_000;

/** The smallest of them. */
function largeFile({ files }: SiteManifest): string {
  const sizes = Object.entries(files)
    .map(([address, file]) => ({ address, size: statSync(path.join(root, 'build', file.path)).size }))
    .filter(({ size }) => size >= LARGE)
    .sort((one, other) => one.size - other.size);
  if (sizes[0] === undefined)
    throw new Error('The site has no file of 1 MB for slow clients. Was it built as a whole?');
  return sizes[0].address;
}

/** Milliseconds until a page is there. Undefined where it isn't. */
function askOnce(url: string): Promise<number | undefined> {
  const started = performance.now();
  return new Promise((resolve) => {
    const fail = (): void => {
      resolve(undefined);
    };
    get(url, { agent: false, headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      response.resume().once('error', fail);
      response.once('end', () => {
        resolve(response.statusCode === 200 ? performance.now() - started : undefined);
      });
    }).once('error', fail);
  });
}

async function askOthers(url: string): Promise<Served> {
  const asked: Promise<number | undefined>[] = [];
  for (let time = 0; time < DURATION; time += EVERY) {
    asked.push(askOnce(url + PAGE));
    await sleep(EVERY);
  }
  const times = (await Promise.all(asked))
    .filter((time) => time !== undefined)
    .sort((one, other) => one - other);
  return {
    asked: asked.length,
    failed: asked.length - times.length,
    median: median(times),
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    longest: times.at(-1) ?? 0,
  };
}

/** Floods a server with slow clients, and asks it for pages meanwhile, without a flood of its own in this process. */
export async function floodSlowly({ url }: LoadedServer, manifest: SiteManifest): Promise<Served> {
  const { hostname, port } = new URL(url);
  const program = path.join(import.meta.dirname, 'slow-clients.ts');
  const args = ['--import', 'tsx', program, hostname, port, String(CLIENTS), largeFile(manifest)];
  const flood = spawn(...withOpenFiles(process.execPath, args), { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(flood, 'exit');
  try {
    await once(flood.stdout, 'data');
    return await askOthers(url);
  } finally {
    flood.kill();
    await ended;
  }
}

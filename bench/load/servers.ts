import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nginxConfig } from '../../deploy/nginx.ts';
import { ensureNginx } from '../../scripts/lib/nginx-environment.ts';
import { root, serverFile } from '../../scripts/lib/project.mjs';
import { MANIFEST_FILE, type SiteManifest } from '../../engines/serving/index.ts';
import { freePort } from '../build/free-port.ts';
import { withOpenFiles } from './wrk.ts';

/** A server of the built site, in processes of its own, with all cores and without an access log. */
export interface LoadedServer {
  readonly name: string;
  readonly url: string;
}

const BUILD = path.join(root, 'build');

/** In milliseconds. */
const PATIENCE = 15_000;

/**
 * Reads what the built site consists of.
 *
 * @throws when the site isn't built
 */
export function readManifest(): SiteManifest {
  return JSON.parse(readFileSync(path.join(BUILD, MANIFEST_FILE), 'utf8')) as SiteManifest;
}

/** What's around the configuration that the build writes. As many connections as the bench makes, and some more. */
function nginxFile(folder: string, listen: string): string {
  writeFileSync(path.join(folder, 'site.conf'), nginxConfig(readManifest(), { root: BUILD, listen }));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const file = path.join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    file,
    [
      'daemon off;',
      'worker_processes auto;',
      user,
      `pid ${folder}/pid;`,
      `error_log ${folder}/error.log;`,
      'events { worker_connections 4096; }',
      'http {',
      'access_log off;',
      ...temporary,
      `include ${folder}/site.conf;`,
      '}',
    ].join('\n'),
  );
  return file;
}

async function untilItResponds(url: string, server: ChildProcess): Promise<void> {
  const started = performance.now();
  for (;;) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    if (server.exitCode !== null || performance.now() - started > PATIENCE)
      throw new Error(`The server at ${url} doesn't respond. What it printed above says why.`);
    await sleep(100);
  }
}

function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(...withOpenFiles(command, args), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Calls back with the embedded server and nginx, which serve the same files.
 *
 * @throws a sentence where there is no nginx, or no built site
 */
export async function withServers<Result>(
  use: (servers: readonly [embedded: LoadedServer, nginx: LoadedServer]) => Promise<Result>,
): Promise<Result> {
  const nginx = await ensureNginx(process.env);
  if (nginx.command === undefined) throw new Error(nginx.missing);
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
  const running: ChildProcess[] = [];
  try {
    const [embeddedPort, nginxPort] = [String(await freePort()), String(await freePort())];
    const settings = { HOST: '127.0.0.1', PORT: embeddedPort, WORKERS: '', ACCESS_LOG: 'off' };
    running.push(start(process.execPath, [serverFile, BUILD], settings));
    const file = nginxFile(folder, `127.0.0.1:${nginxPort}`);
    running.push(start(nginx.command, ['-c', file, '-e', `${folder}/error.log`]));
    const servers = [
      { name: 'embedded server', url: `http://127.0.0.1:${embeddedPort}` },
      { name: 'nginx', url: `http://127.0.0.1:${nginxPort}` },
    ] as const;
    for (const [index, { url }] of servers.entries()) {
      const server = running[index];
      if (server !== undefined) await untilItResponds(url, server);
    }
    return await use(servers);
  } finally {
    await Promise.all(running.map(end));
    rmSync(folder, { recursive: true, force: true });
  }
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

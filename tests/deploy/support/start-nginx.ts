import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { nginxConfig } from '../../../deploy/nginx.ts';
import { MANIFEST_FILE, type SiteManifest } from '../../../engines/serving/index.ts';
import { buildFolder } from '../../support/routes.ts';

/** nginx on the loopback interface, with the configuration that a container has. */
export interface RunningNginx {
  readonly origin: string;
  /** Lines of its access log. */
  readonly log: () => readonly string[];
  readonly stop: () => Promise<void>;
}

/** What the build says about the site. */
export const manifest = JSON.parse(
  readFileSync(path.join(buildFolder, MANIFEST_FILE), 'utf8'),
) as SiteManifest;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The configuration for a folder instead of a container. */
function mainConfig(folder: string): string {
  return readFileSync(path.resolve('deploy/nginx-main.conf'), 'utf8')
    .replaceAll('/tmp/', `${folder}/`)
    .replace('/dev/stdout', `${folder}/access.log`)
    .replace('/dev/stderr', `${folder}/error.log`)
    .replace('/etc/nginx/conf.d/', `${folder}/`);
}

/** Starts nginx for the built site. */
export async function startNginx(command: string): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const listen = `127.0.0.1:${String(await freePort())}`;
  writeFileSync(path.join(folder, 'site.conf'), nginxConfig(manifest, { root: buildFolder, listen }));
  writeFileSync(path.join(folder, 'nginx.conf'), mainConfig(folder));
  const config = ['-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')];
  const running = spawn(command, [...config, '-g', 'daemon off;'], { stdio: 'inherit' });
  const ended = new Promise((resolve) => running.once('exit', resolve));
  const origin = `http://${listen}`;
  await vi.waitFor(() => fetch(`${origin}/healthz`), { timeout: 15_000 });
  return {
    origin,
    log: () => readFileSync(path.join(folder, 'access.log'), 'utf8').trim().split('\n'),
    stop: async () => {
      running.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** How the processes of a server end, what they print, and what they can't do. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeProductionFolder, type ProductionFolder } from './testing/production-folder.ts';
import { addressOf, serveProduction } from './testing/production-server.ts';
import { writeTestSite, type TestSite } from './testing/test-site.ts';

/** In bytes. More than the buffers of a connection hold. */
const DOWNLOAD = 30_000_000;

let production: ProductionFolder;
let site: TestSite;
let child: ChildProcessWithoutNullStreams | undefined;

beforeAll(async () => {
  production = await writeProductionFolder();
});

afterAll(() => {
  production.remove();
});

beforeEach(() => {
  site = writeTestSite();
  writeFileSync(path.join(site.directory, 'archive.tar.gz'), Buffer.alloc(DOWNLOAD, 'x'));
});

afterEach(() => {
  if (child?.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  site.remove();
});

function serve(environment: NodeJS.ProcessEnv): ChildProcessWithoutNullStreams {
  child = serveProduction(production, site.directory, { PORT: '0', WORKERS: '2', ...environment });
  return child;
}

/** Starts to download a large file, and stops reading after its beginning. */
async function slowDownload(address: string): Promise<IncomingMessage> {
  const [response] = (await once(get(`${address}/archive.tar.gz`), 'response')) as [IncomingMessage];
  await once(response, 'readable');
  return response;
}

/** Process IDs of the workers, the oldest first. */
function workersOf({ pid }: ChildProcessWithoutNullStreams): readonly number[] {
  return readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
}

describe.each(['1', '2'])('%s processes', (workers) => {
  it('finish a download in progress when they are stopped, and take no new connection', async () => {
    const server = serve({ WORKERS: workers, ACCESS_LOG: 'off' });
    const exited = once(server, 'exit');
    const address = await addressOf(server);
    const response = await slowDownload(address);
    server.kill('SIGTERM');
    await vi.waitFor(() => expect(fetch(address)).rejects.toThrow('fetch failed'), { timeout: 5_000 });
    await sleep(500);
    expect(server.exitCode).toBeNull();
    expect((await buffer(response)).length).toBe(DOWNLOAD);
    expect(await exited).toEqual([0, null]);
  });

  it('cut a download that takes longer than the grace', async () => {
    const server = serve({ WORKERS: workers, ACCESS_LOG: 'off', SHUTDOWN_GRACE: '1' });
    const exited = once(server, 'exit');
    const response = await slowDownload(await addressOf(server));
    const stopped = performance.now();
    server.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(performance.now() - stopped).toBeGreaterThan(900);
    await expect(buffer(response)).rejects.toThrow('aborted');
  });

  it('end immediately with a second signal', async () => {
    const server = serve({ WORKERS: workers, ACCESS_LOG: 'off' });
    const exited = once(server, 'exit');
    const response = await slowDownload(await addressOf(server));
    response.on('error', () => undefined);
    server.kill('SIGTERM');
    await sleep(300);
    const stopped = performance.now();
    server.kill('SIGTERM');
    expect(await exited).not.toEqual([0, null]);
    expect(performance.now() - stopped).toBeLessThan(5_000);
    response.destroy();
  });
});

describe.runIf(process.platform === 'linux')('a process that dies', () => {
  it('is replaced, and the site is there all the time', async () => {
    const server = serve({ ACCESS_LOG: 'off' });
    const address = await addressOf(server);
    const both = (): Promise<readonly number[]> =>
      vi.waitFor(
        () => {
          const pids = workersOf(server);
          expect(pids).toHaveLength(2);
          return pids;
        },
        { timeout: 10_000 },
      );
    const [first = 0, second = 0] = await both();
    const printed = once(server.stderr, 'data') as Promise<Buffer[]>;
    process.kill(second, 'SIGKILL');
    expect(String(await printed)).toBe(
      'A process of the server ended with SIGKILL. Another one starts in 0.1 s.\n',
    );
    expect((await fetch(`${address}/docs`)).status).toBe(200);
    const after = await both();
    expect(after).toContain(first);
    expect(after).not.toContain(second);
  });
});

describe('the access log', () => {
  it('is standard output, and nothing else is there', async () => {
    const server = serve({});
    const exited = once(server, 'exit');
    const printed = text(server.stdout);
    const address = await addressOf(server);
    for (let asked = 0; asked < 40; asked += 1) await fetch(`${address}/docs?x=${String(asked)}`);
    server.kill();
    await exited;
    const lines = (await printed).trim().split('\n');
    expect(lines).toHaveLength(40);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ method: 'GET', path: '/docs', status: 200, bytes: 24 });
  });

  it("can end without the site's end", async () => {
    const server = serve({ WORKERS: '1' });
    const address = await addressOf(server);
    server.stdout.destroy();
    for (let asked = 0; asked < 3; asked += 1) {
      expect((await fetch(`${address}/docs`)).status).toBe(200);
      await sleep(300);
    }
    expect(server.exitCode).toBeNull();
  });
});

it('needs to write nothing, and to read only itself and the site', async () => {
  const [major = 0] = process.versions.node.split('.').map(Number);
  const folders = [production.directory, site.directory].map((folder) => `--allow-fs-read=${folder}/*`);
  const permission = major >= 24 ? '--permission' : '--experimental-permission';
  child = spawn(
    process.execPath,
    [permission, ...folders, path.join(production.directory, 'dist/server.mjs'), site.directory],
    {
      cwd: production.directory,
      env: { PATH: process.env.PATH, PORT: '0', WORKERS: '1' },
    },
  );
  const address = await addressOf(child);
  for (const target of ['/docs/api', '/archive.tar.gz', '/nope', '/docs/api'])
    expect((await fetch(address + target).then((response) => response.text())).length).toBeGreaterThan(10);
  const exited = once(child, 'exit');
  child.kill();
  expect(await exited).toEqual([0, null]);
});

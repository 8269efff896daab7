import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync } from 'node:fs';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listen } from './listen.ts';
import { shutDown } from './shutdown.ts';
import { addressOf, serveProduction } from './testing/production-server.ts';
import { writeProductionFolder, type ProductionFolder } from './testing/production-folder.ts';
import { writeTestSite, type TestSite } from './testing/test-site.ts';

let production: ProductionFolder;
let site: TestSite;

beforeAll(async () => {
  production = await writeProductionFolder();
});

afterAll(() => {
  production.remove();
});

beforeEach(() => {
  site = writeTestSite();
});

afterEach(() => {
  site.remove();
});

/** One process without a log, as most tests are about something else. */
function serve(environment: NodeJS.ProcessEnv, directory = site.directory): ChildProcessWithoutNullStreams {
  return serveProduction(production, directory, { WORKERS: '1', ACCESS_LOG: 'off', ...environment });
}

describe('npm run serve, where packages for production only are installed', () => {
  it('has the packages that the server imports, and none of the build', () => {
    const names = production.packages.map((folder) => folder.replace(/.*node_modules\//, ''));
    expect(names).toEqual(expect.arrayContaining(['lru-cache', 'mime-types', 'negotiator', 'send']));
    expect(names.length).toBeLessThan(30);
    for (const name of ['tsx', 'zod', 'typescript', 'react', 'astro'])
      expect(existsSync(path.join(production.directory, 'node_modules', name))).toBe(false);
  });

  it('serves pages, files, redirects and the not-found page', async () => {
    const child = serve({ PORT: '0' });
    const exited = once(child, 'exit');
    const address = await addressOf(child);
    const ask = async (target: string): Promise<string> => {
      const response = await fetch(address + target, { redirect: 'manual' });
      return `${response.status} ${response.headers.get('location') ?? (await response.text())}`.trim();
    };
    expect(await ask('/docs/api')).toBe('200 <h1>API</h1>');
    expect(await ask('/.well-known/security.txt')).toBe('200 Contact: mailto:security@example.com');
    expect(await ask('/docs/api/')).toBe('301 /docs/api');
    expect(await ask('/docs/sdks/web/react')).toBe('301 /docs/sdks/web/web-elements?implementation=react');
    expect(await ask('/nope')).toBe('404 <h1>Page not found</h1>');
    child.kill();
    await exited;
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('serves until %s, then ends with exit code 0', async (signal) => {
    const child = serve({ PORT: '0' });
    const exited = once(child, 'exit');
    const agent = new Agent({ keepAlive: true });
    const request = get(await addressOf(child), { agent });
    await once(request, 'response').then(([response]) => text(response as IncomingMessage));
    child.kill(signal);
    expect(await exited).toEqual([0, null]);
  });

  it.each(['1', '3'])(
    'ends with one sentence and exit code 1 when the port is taken (%s processes)',
    async (workers) => {
      const other = createServer();
      await listen(other, { port: 0, host: '127.0.0.1' });
      const { port } = other.address() as AddressInfo;
      const child = serve({ PORT: String(port), WORKERS: workers });
      const [message, exit] = await Promise.all([text(child.stderr), once(child, 'exit')]);
      await shutDown(other);
      expect(message).toBe(
        `Port ${port} is taken by another program. Choose another one, as in: PORT=3001 npm start\n`,
      );
      expect(exit).toEqual([1, null]);
    },
  );

  it.each(['1', '3'])(
    'ends with one sentence and exit code 1 when there is no built site (%s processes)',
    async (workers) => {
      const child = serve({ PORT: '0', WORKERS: workers }, path.join(site.directory, 'docs'));
      const [message, exit] = await Promise.all([text(child.stderr), once(child, 'exit')]);
      expect(message).toMatch(/^The folder \S+ holds no complete site: .*Run: npm run build\n$/);
      expect(exit).toEqual([1, null]);
    },
  );

  it('ends with a sentence and exit code 1 when a setting is wrong', async () => {
    const child = serve({ WORKERS: 'many' });
    const [message, exit] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(message).toMatch(/^WORKERS is "many", which isn't a number of processes\. .*\n$/);
    expect(exit).toEqual([1, null]);
  });

  it('ends with a sentence and exit code 1 when the server is not compiled', async () => {
    const compiled = path.join(production.directory, 'dist');
    renameSync(compiled, `${compiled}-away`);
    const child = serve({ PORT: '0' });
    const [message, exit] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    renameSync(`${compiled}-away`, compiled);
    expect(message).toMatch(/^There is no \S+dist\/server\.mjs\. Run: npm run build\n$/);
    expect(exit).toEqual([1, null]);
  });
});

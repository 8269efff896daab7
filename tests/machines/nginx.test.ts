/** nginx, configured by the build, returns what the embedded server returns. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { nginxConfig } from '../../deploy/nginx.ts';
import { ensureNginx } from '../../scripts/lib/nginx-environment.ts';
import { MANIFEST_FILE, type SiteManifest } from '../../site/manifest.ts';

const BUILD = path.resolve(import.meta.dirname, '../../build');
const nginx = await ensureNginx(process.env);
const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
let address = '';
let running: ChildProcess | undefined;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { readonly port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What the file of a whole nginx has around the one that the build writes. */
const around = (site: string): string =>
  [
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}`,
    'http { access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    ),
    `include ${site}; }`,
  ].join('\n');

beforeAll(async () => {
  if (nginx.command === undefined) return;
  const listen = `127.0.0.1:${String(await freePort())}`;
  const manifest = JSON.parse(readFileSync(path.join(BUILD, MANIFEST_FILE), 'utf8')) as SiteManifest;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'site.conf'), nginxConfig(manifest, { root: BUILD, listen }));
  writeFileSync(path.join(folder, 'nginx.conf'), around(path.join(folder, 'site.conf')));
  running = spawn(nginx.command, ['-c', path.join(folder, 'nginx.conf'), '-e', `${folder}/error.log`], {
    stdio: 'inherit',
  });
  address = `http://${listen}`;
  await vi.waitFor(() => fetch(address), { timeout: 15_000 });
});

afterAll(async () => {
  if (running !== undefined) {
    const ended = new Promise((resolve) => running?.once('exit', resolve));
    running.kill('SIGQUIT');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

/** What must be the same for two servers. */
async function answer(origin: string, target: string, accept: string): Promise<unknown> {
  const response = await fetch(origin + target, { headers: { accept }, redirect: 'manual' });
  const { status, headers } = response;
  const body = await response.text();
  if (status === 301) return { status, location: headers.get('location') };
  const vary = (headers.get('vary') ?? '').split(/, */).sort();
  const names = ['content-type', 'cache-control', 'x-markdown-tokens', 'link', 'access-control-allow-origin'];
  const others = names.map((name) => headers.get(name));
  return { status, vary, others, body };
}

const PAGE = 'text/html,application/xhtml+xml,*/*;q=0.8';
const MARKDOWN = 'text/markdown, text/html;q=0.9, */*;q=0.1';

describe('nginx and the embedded server', () => {
  it.for([
    '/',
    '/index',
    '/docs',
    '/docs/',
    '/docs/index.html',
    '/docs/api/tokens',
    '/docs/api/tokens?lang=python',
    '/docs/api/tokens?lang=cobol',
    '/docs/api/tokens.html?lang=go',
    '/docs/api/tokens.md',
    '/docs/api/tokens.md?lang=go',
    '/docs/api/tokens.python.md',
    '/docs/api/tokens/part-1.md',
    '/docs/api/tokens.md?lang=../../.twins',
    '/index.md',
    '/llms.txt',
    '/llms-full/api-tokens.txt',
    '/openapi.json',
    '/robots.txt',
    '/.well-known/api-catalog',
    '/.well-known/security.txt',
    '/.well-known/agent-skills/index.json',
    '/.well-known/agent-skills/charge-card/SKILL.md',
    '/api-reference',
    '/nothing-here',
    '/nothing-here.md',
    '/404',
    '/404.html',
    '/404.md',
    '/.twins.json',
    '/.site-manifest.json',
    '/docs/api/tokens.html.br',
  ])('agree on %s', async (target, { skip, task }) => {
    if (nginx.missing !== undefined) {
      Object.assign(task.meta, { skipReason: nginx.missing });
      skip();
    }
    for (const accept of [PAGE, MARKDOWN, 'text/html, text/markdown', 'text/markdown;q=0, */*', '*/*'])
      expect(await answer(address, target, accept)).toEqual(await answer(inject('siteUrl'), target, accept));
  });
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../server/listen.ts';
import { shutDown } from '../server/shutdown.ts';
import { createPlainServer } from './plain-server.ts';

const PAGE = '<!doctype html><script>document.title = "ran"</script>';

describe('the plain server', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plain-server-'));
  for (const [name, content] of [
    ['index.html', 'home'],
    ['guide.html', PAGE],
    ['guide.html.br', brotliCompressSync(PAGE)],
    ['404.html', 'nothing'],
    ['app.js', 'go()'],
  ] as const)
    writeFileSync(path.join(folder, name), content);
  const server = createPlainServer(folder);
  let url = '';
  beforeAll(async () => {
    url = await listen(server, { port: 0, host: '127.0.0.1' });
  });
  afterAll(() => shutDown(server));

  const ask = (address: string, encoding: string): Promise<Response> =>
    fetch(url + address, { headers: { 'accept-encoding': encoding } });

  it.each([
    ['/', 'home', 'text/html; charset=utf-8'],
    ['/guide', PAGE, 'text/html; charset=utf-8'],
    ['/guide.html', PAGE, 'text/html; charset=utf-8'],
    ['/app.js', 'go()', 'text/javascript; charset=utf-8'],
  ])('sends the file at %s as it was built', async (address, body, type) => {
    const response = await ask(address, 'identity');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toBe(body);
  });

  it('sends the compressed sibling where brotli is accepted', async () => {
    const response = await ask('/guide', 'gzip, br');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toBe(PAGE);
  });

  it('blocks no script', async () => {
    const { headers } = await ask('/guide', 'br');
    expect([...headers.keys()].filter((name) => /policy|x-|security/.test(name))).toEqual([]);
  });

  it('sends the page of a peer for what is missing', async () => {
    const response = await ask('/missing', 'identity');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('nothing');
  });
});

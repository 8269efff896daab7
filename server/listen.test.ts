import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from './listen.ts';
import { shutDown } from './shutdown.ts';

const servers: Server[] = [];

function newServer(): Server {
  const server = createServer((_, response) => response.end('answer'));
  servers.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(
    servers
      .splice(0)
      .filter((server) => server.listening)
      .map(shutDown),
  );
});

describe('listen', () => {
  it('returns the address of the site', async () => {
    const server = newServer();
    const address = await listen(server, { port: 0, host: '127.0.0.1' });
    expect(address).toBe(`http://localhost:${(server.address() as AddressInfo).port}`);
    expect(await (await fetch(address)).text()).toBe('answer');
  });

  it('identifies the port that is taken and the way out', async () => {
    const first = newServer();
    await listen(first, { port: 0, host: '127.0.0.1' });
    const { port } = first.address() as AddressInfo;
    await expect(listen(newServer(), { port, host: '127.0.0.1' })).rejects.toThrow(
      `Port ${port} is taken by another program. Choose another one, as in: PORT=3001 npm start`,
    );
  });

  it('identifies a host that this machine does not have', async () => {
    await expect(listen(newServer(), { port: 0, host: '192.0.2.1' })).rejects.toThrow(
      'This machine has no address 192.0.2.1.',
    );
  });
});

describe('shutDown', () => {
  it('closes connections that are kept alive and idle', async () => {
    const server = newServer();
    await listen(server, { port: 0, host: '127.0.0.1' });
    const agent = new Agent({ keepAlive: true });
    const { port } = server.address() as AddressInfo;
    const [response] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [IncomingMessage];
    const closed = once(response.socket, 'close');
    await text(response);
    await shutDown(server, 60_000);
    await closed;
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed');
  });

  it('waits for a response in progress', async () => {
    const server = createServer((_, response) => {
      setTimeout(() => response.end('late'), 200);
    });
    const address = await listen(server, { port: 0, host: '127.0.0.1' });
    const answer = fetch(address);
    await once(server, 'request');
    await shutDown(server, 60_000);
    expect(await (await answer).text()).toBe('late');
  }, 2_000);

  it('gives up on a response that never comes', async () => {
    const server = createServer(() => undefined);
    const address = await listen(server, { port: 0, host: '127.0.0.1' });
    const answer = fetch(address).catch(() => 'cut');
    await once(server, 'request');
    await shutDown(server, 50);
    expect(await answer).toBe('cut');
  });
});

import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen } from './listen.ts';
import { shutDown } from './shutdown.ts';
import { writeTestSite, type TestSite } from './testing/test-site.ts';

let site: TestSite;

beforeEach(() => {
  site = writeTestSite();
});

afterEach(() => {
  site.remove();
});

function startMain(
  environment: NodeJS.ProcessEnv,
  directory = site.directory,
): ChildProcessWithoutNullStreams {
  const main = path.join(import.meta.dirname, 'main.ts');
  return spawn(process.execPath, ['--import', 'tsx', main, directory], {
    env: { ...process.env, ...environment },
  });
}

async function addressOf(child: ChildProcessWithoutNullStreams): Promise<string> {
  for await (const chunk of child.stdout) {
    const address = /http:\/\/\S+/.exec(String(chunk))?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('The server ended without naming its address.');
}

describe('server/main.ts', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('serves until %s, then ends with exit code 0', async (signal) => {
    const child = startMain({ PORT: '0', HOST: '' });
    const exited = once(child, 'exit');
    const agent = new Agent({ keepAlive: true });
    const request = get(await addressOf(child), { agent });
    await once(request, 'response').then(([response]) => text(response as IncomingMessage));
    child.kill(signal);
    expect(await exited).toEqual([0, null]);
  });

  it('ends with a sentence and exit code 1 when the port is taken', async () => {
    const other = createServer();
    await listen(other, { port: 0, host: '127.0.0.1' });
    const { port } = other.address() as AddressInfo;
    const child = startMain({ PORT: String(port), HOST: '' });
    const [message, exit] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    await shutDown(other);
    expect(message).toBe(
      `Port ${port} is taken by another program. Choose another one, as in: PORT=3001 npm start\n`,
    );
    expect(exit).toEqual([1, null]);
  });

  it('ends with a sentence and exit code 1 when there is no built site', async () => {
    const child = startMain({ PORT: '0', HOST: '' }, path.join(site.directory, 'docs'));
    const [message, exit] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(message).toContain('Run: npm run build');
    expect(exit).toEqual([1, null]);
  });
});

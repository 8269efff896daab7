/** What the page says about the simulator is what the simulator does. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import mockPackage from '../../../../tests/samples/mock/packages/package.json' with { type: 'json' };
import { initialState, OUTCOMES, READY_KEYS, respond } from '../../../../engines/simulator/index.ts';
import { SUPPORTED_DESTINATIONS } from '../../../../engines/simulator/proxies/destinations.ts';
import { bundleSimulator } from './bundle.ts';
import { SIMULATOR_FILE } from './index.ts';
import { environmentAt } from '../../../../tests/support/platform-session.ts';

const page = readFileSync('content/docs/try-without-an-account.mdx', 'utf8');

/** The code of a block by the start of its title. */
function block(title: string): string {
  const [, code = ''] = new RegExp(`\`\`\`bash title="${title}[^"]*"\\n([^]*?)\`\`\``).exec(page) ?? [];
  return code;
}

describe('the page says', () => {
  it('which keys work, and which amounts do what', () => {
    const keys = [...page.matchAll(/^\| `(key_test_\w+)` \|/gm)].map(([, key]) => key);
    expect(keys).toEqual(READY_KEYS.map(({ key }) => key));
    const rows = [
      ...page.matchAll(/^\| `(\d+)` \| .* \| (Not charged|Charged, though your code can't tell) \|$/gm),
    ];
    expect(rows.map(([, amount, charged]) => [Number(amount), charged === 'Not charged'])).toEqual(
      [...OUTCOMES].map(([amount, behavior]) => [amount, behavior === 'declined']),
    );
  });

  it('where the proxy sends something, and how the file is called', () => {
    for (const url of SUPPORTED_DESTINATIONS) expect(page).toContain(`\`${url}\``);
    expect(page).toContain(`(${SIMULATOR_FILE})`);
  });

  it('what the simulator says, in its words', async () => {
    const quoted = [...page.matchAll(/"(The mock platform [^"…]*)/g)].map(([, start = '']) => start.trim());
    expect(quoted.length).toBeGreaterThan(2);
    const code = (await bundleSimulator()).replaceAll("\\'", "'");
    expect(quoted.filter((start) => !code.includes(start))).toEqual([]);
  });

  it('which mock server the samples are checked with', () => {
    const version = mockPackage.dependencies['@stoplight/prism-cli'];
    expect(block('Start a mock server')).toBe(`npx @stoplight/prism-cli@${version} mock openapi.json\n`);
  });

  it('the same name of the samples’ host as the SDKs have', () => {
    expect(page).toContain('Replace `https://api.test.basistheory.com` with `http://127.0.0.1:4020`');
  });
});

describe('the commands of the page', () => {
  it('do what it says, in its order', async () => {
    let state = initialState();
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double');
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        );
        const received = { method: request.method ?? '', path: pathname, query: searchParams, headers, body };
        const outcome = respond(state, received, environmentAt(Date.now()));
        state = outcome.state;
        if (outcome.response.kind === 'response')
          response.writeHead(outcome.response.status, outcome.response.headers).end(outcome.response.body);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const run = async (title: string): Promise<unknown> => {
      const shell = spawn('sh', ['-c', block(title).replaceAll('http://127.0.0.1:4020', origin)]);
      return JSON.parse(await text(shell.stdout)) as unknown;
    };
    expect(await run('Store a card')).toMatchObject({
      id: 'try-card',
      data: { number: 'XXXXXXXXXXXX4242' },
    });
    expect(await run('Charge the card')).toMatchObject({ resultCode: 'Authorised' });
    expect(await run('See every charge')).toMatchObject([{ charged: true, requests: 1 }]);
    await run('Charge the card');
    expect(await run('See every charge')).toMatchObject([{ charged: true, requests: 2 }]);
    expect(await run('See every delivery')).toMatchObject([{ event_type: 'token.created' }]);
    server.close();
  });
});

/** The file that readers download starts unchanged, without packages, on its own machine only. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../../../pipeline/content/api-description/index.ts';
import { emitProgram, emitRequestSample } from '../../../../pipeline/code-samples/requests/index.ts';
import { readWorkflow, workflowCalls } from '../../../../pipeline/code-samples/workflows/index.ts';
import { REACTORS } from '../../../../engines/simulator/reactors/fixed-reactors.ts';
import { bundleSimulator } from './bundle.ts';
import { SIMULATOR_FILE } from './index.ts';

let folder: string;
let code: string;
let origin: string;
let simulator: ChildProcess;

/** Starts the file in a folder without packages. */
function start(...options: string[]): ChildProcess {
  return spawn(process.execPath, [path.basename(SIMULATOR_FILE), ...options], { cwd: folder });
}

/** What it prints until it listens; reading goes on, since a process ends that prints and has no reader. */
async function listening(process: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve) => {
    process.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('key_test_us_pvt_reveals')) resolve(said);
    });
    process.once('exit', () => {
      resolve(said);
    });
  });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'platform-double-'));
  code = await bundleSimulator();
  await writeFile(path.join(folder, path.basename(SIMULATOR_FILE)), code);
  simulator = start('--port', '0', '--timeout', '0.2');
  const said = await listening(simulator);
  origin = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0] ?? `nowhere: ${said}`;
}, 60_000);

afterAll(async () => {
  simulator.kill();
  await once(simulator, 'exit');
  await rm(folder, { recursive: true });
});

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const ask = (file: string, { headers, ...rest }: Asked = {}): Promise<Response> =>
  fetch(origin + file, { ...rest, headers: { 'BT-API-KEY': '<API_KEY>', ...headers } });

describe('the file to download', () => {
  it('imports nothing but what is part of Node.js', () => {
    const imported = [...code.matchAll(/^import [^;]*?from "([^"]+)";$/gm)].map(([, name = '']) => name);
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((name) => !isBuiltin(name))).toEqual([]);
    const ownCode = REACTORS.reduce((rest, reactor) => rest.replace(reactor.code, ''), code);
    expect(ownCode).not.toMatch(/\brequire\(/);
  });

  it('contains the license of each package that is in it', () => {
    expect(code).toContain('This file contains liquidjs:');
    expect(code).toContain('Permission is hereby granted');
  });

  it('identifies no folder of the machine that built it', () => {
    expect(code).not.toContain(process.cwd());
  });

  it('keeps a token between requests', async () => {
    const body = JSON.stringify({ id: 'kept', type: 'token', data: 'Ada' });
    expect((await ask('/tokens', { method: 'POST', body })).status).toBe(201);
    expect(await (await ask('/tokens/kept')).json()).toMatchObject({ id: 'kept' });
  });

  it('returns 401 with an empty body, as the platform does', async () => {
    const response = await ask('/tokens/kept', { headers: { 'BT-API-KEY': 'unknown' } });
    expect([response.status, await response.text()]).toEqual([401, '']);
  });

  const charge = (value: number): Promise<Response> =>
    ask('/proxy', {
      method: 'POST',
      headers: { 'BT-PROXY-URL': 'https://checkout-test.adyen.com/v71/payments' },
      body: JSON.stringify({ amount: { value }, paymentMethod: { number: '4242424242424242' } }),
    });

  it('times out and breaks connections on request', async () => {
    expect((await charge(408)).status).toBe(408);
    await expect(charge(599)).rejects.toThrow('fetch failed');
    expect(await (await ask('/_double/charges')).json()).toMatchObject([
      { amount: 408, charged: true },
      { amount: 599, charged: true },
    ]);
  });

  it.each([
    [['--port', 'many'], '--port must be a number from 0 to 65535, and "many" is not.'],
    [['--prot', '1'], 'Options: --port, --timeout (seconds)'],
  ])('ends with a sentence for %j', async (options, sentence) => {
    const failing = start(...options);
    const [said] = await Promise.all([
      text(failing.stderr as NonNullable<ChildProcess['stderr']>),
      once(failing, 'exit'),
    ]);
    expect(said).toContain(sentence);
    expect(failing.exitCode).toBe(1);
  });

  it('limits rates where it is asked to, and else never', async () => {
    const reads = Array.from({ length: 60 }, () => ask('/tokens/nothing'));
    expect(new Set((await Promise.all(reads)).map(({ status }) => status))).toEqual(new Set([404]));
    const limited = start('--port', '0', '--rate-limits');
    const limitedOrigin = /http:\/\/127\.0\.0\.1:\d+/.exec(await listening(limited))?.[0] ?? '';
    const headers = { 'BT-API-KEY': '<API_KEY>' };
    const responses = Array.from({ length: 60 }, () => fetch(`${limitedOrigin}/tokens/nothing`, { headers }));
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    limited.kill();
    await once(limited, 'exit');
  });

  it('says which port is in use', async () => {
    const { port } = new URL(origin);
    const failing = start('--port', port);
    const [said] = await Promise.all([
      text(failing.stderr as NonNullable<ChildProcess['stderr']>),
      once(failing, 'exit'),
    ]);
    expect(said).toContain(`Port ${port} is in use.`);
  });
});

describe('a program that is started with the file', () => {
  /** The command that the page shows, without the one that installs the SDK. */
  const [, command = ''] =
    /title="Run a Node\.js sample unchanged"\nnpm install .*\n(.*)\n```/.exec(
      readFileSync('content/docs/try-without-an-account.mdx', 'utf8'),
    ) ?? [];

  /** Runs a sample as the page says, in a folder with the packages of the project, and returns what it printed. */
  async function run(
    program: string,
    simulator = origin,
  ): Promise<{ readonly out: string; readonly error: string }> {
    await writeFile(path.join(folder, 'sample.mts'), program);
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules')).catch(() => undefined);
    const child = spawn('sh', ['-c', command], {
      cwd: folder,
      env: { ...process.env, PLATFORM_DOUBLE: simulator },
    });
    const [out, error] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { out, error };
  }

  it('is the Node.js sample of a page, unchanged, and reaches the simulator', async () => {
    const description = await loadApiDescription();
    const operation = description.operations.get('tokens.create');
    const example = operation?.requestExamples.find(({ name }) => name === 'card_with_id');
    if (operation === undefined || example === undefined) throw new Error('tokens.create has card_with_id');
    const sample = emitRequestSample('node', { description, operation, example, environment: 'test' });
    expect(sample).not.toContain('127.0.0.1');
    const { error } = await run(sample);
    expect(error).toBe('');
    const { id } = example.body as { readonly id: string };
    expect((await ask(`/tokens/${id}`)).status).toBe(200);
  });

  it('is the full script of a guide, unchanged but for its token', async () => {
    const description = await loadApiDescription();
    const workflow = readWorkflow('route-payment', description);
    const script = emitProgram('node', workflowCalls(workflow, description, 'test'));
    const token = {
      type: 'card',
      data: { number: '4242424242424242', expiration_month: 12, expiration_year: 2029 },
    };
    const stored = await ask('/tokens', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(token),
    });
    const { id } = (await stored.json()) as { readonly id: string };
    const { out, error } = await run(script.replaceAll('<TOKEN_ID>', id));
    expect(error).toBe('');
    expect(out).toBe(`${id}\n200\n`);
  });

  it('sends nothing else to the simulator', async () => {
    const { out } = await run(
      `console.log(await fetch('data:text/plain,elsewhere').then((response) => response.text()));`,
    );
    expect(out).toBe('elsewhere\n');
  });

  it('is told to start the simulator', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    const { error } = await run(
      `await fetch('https://api.basistheory.com/tokens');`,
      `http://127.0.0.1:${port}`,
    );
    expect(error).toContain('Start it in another terminal: node platform-double.mjs');
  });

  it('receives the broken connection that the simulator simulates', async () => {
    const body = { amount: { value: 599 }, paymentMethod: { number: '4242424242424242' } };
    const headers = {
      'BT-API-KEY': '<API_KEY>',
      'BT-PROXY-URL': 'https://checkout-test.adyen.com/v71/payments',
    };
    const { error } = await run(
      `await fetch(new Request('https://api.test.basistheory.com/proxy', ${JSON.stringify({ method: 'POST', headers, body: JSON.stringify(body) })}));`,
    );
    expect(error).toContain('fetch failed');
    expect(error).not.toContain('Start it');
  });
});

/**
 * Every server project does what its README says: it installs, type-checks, passes its own tests and takes deliveries.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadServerProject, serverProject } from '../../pipeline/code-samples/server-projects/index.ts';
import { typeCheck } from './python/run-python.ts';
import { OFFLINE } from './support/offline.ts';
import { freePort, isListening } from './support/ports.ts';
import { pythonToolchain } from './support/toolchains.ts';

const run = promisify(execFile);
const { python = '', missing } = await pythonToolchain();
const project = loadServerProject('webhook-receiver');

/** How a reader uses the project in a language, as its README says it. */
interface Commands {
  readonly start: readonly [string, ...string[]];
  readonly deliver: readonly [string, ...string[]];
  readonly test: readonly [string, ...string[]];
}

const COMMANDS: Readonly<Record<'node' | 'python', Commands>> = {
  node: {
    start: ['npm', 'start'],
    deliver: ['npm', 'run', 'deliver', '--', 'event-1'],
    test: ['npm', 'test'],
  },
  python: {
    start: [python, 'server/main.py'],
    deliver: [python, 'deliver.py', 'event-1'],
    test: [python, '-m', 'unittest', 'discover', 'tests'],
  },
};

const folders = new Map<'node' | 'python', string>();
let offline: string | undefined;

async function unpack(language: 'node' | 'python'): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `${project.name}-`));
  for (const [file, content] of serverProject(project).files(language)) {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
  return folder;
}

beforeAll(async () => {
  for (const language of ['node', 'python'] as const) folders.set(language, await unpack(language));
  try {
    await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: folders.get('node'),
    });
  } catch (error) {
    const { stderr = '' } = error as { readonly stderr?: string };
    if (!OFFLINE.test(stderr)) throw error;
    offline = 'No registry has the packages of the server projects, so none was started.';
  }
}, 300_000);

afterAll(async () => {
  for (const folder of folders.values()) await rm(folder, { recursive: true });
});

/** Starts the receiver; its output tells what it has done. */
async function startReceiver(
  language: 'node' | 'python',
  port: number,
): Promise<{ readonly output: () => string; readonly stop: () => Promise<void> }> {
  const [command, ...rest] = COMMANDS[language].start;
  const env = { ...process.env, PORT: String(port), PYTHONDONTWRITEBYTECODE: '1' };
  // A group of its own, so that nothing that npm starts outlives the test.
  const child: ChildProcess = spawn(command, rest, { cwd: folders.get(language), env, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = once(child, 'close');
  await expect.poll(() => isListening(port), { timeout: 60_000, message: output }).toBe(true);
  return {
    output: () => output,
    stop: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

async function nodeProblems(folder: string): Promise<string[]> {
  try {
    await run('npm', ['run', 'typecheck'], { cwd: folder });
    return [];
  } catch (error) {
    return [(error as { readonly stdout: string }).stdout];
  }
}

async function pythonProblems(): Promise<string[]> {
  const files = [...serverProject(project).files('python')].filter(([file]) =>
    /^server\/\w+\.py$/.test(file),
  );
  const programs = new Map(files.map(([file, code]) => [path.basename(file, '.py'), code]));
  const messages = await typeCheck(python, programs, (id) => id);
  return [...messages].flatMap(([module, lines]) => lines.map((line) => `${module}: ${line}`));
}

describe.each(['node', 'python'] as const)('the webhook receiver in %s', { timeout: 120_000 }, (language) => {
  const prepare = (skip: (reason: string) => void, meta: object): string => {
    const reason = language === 'python' ? missing : offline;
    if (reason !== undefined) {
      Object.assign(meta, { skipReason: reason });
      skip(reason);
    }
    return folders.get(language) ?? '';
  };

  it('type-checks', async ({ skip, task }) => {
    const folder = prepare(skip, task.meta);
    const problems = language === 'node' ? nodeProblems(folder) : pythonProblems();
    expect(await problems).toEqual([]);
  });

  it('passes the tests in its archive', async ({ skip, task }) => {
    const folder = prepare(skip, task.meta);
    const [command, ...rest] = COMMANDS[language].test;
    const { stdout, stderr } = await run(command, rest, { cwd: folder });
    expect(stdout + stderr).toMatch(/pass 5|Ran 5 tests/);
  });

  it('stores an event once, rejects a forged one, and continues after it is stopped', async ({
    skip,
    task,
  }) => {
    const folder = prepare(skip, task.meta);
    const port = await freePort();
    const [command, ...rest] = COMMANDS[language].deliver;
    const deliver = async (): Promise<string> => {
      const { stdout } = await run(command, rest, {
        cwd: folder,
        env: { ...process.env, PORT: String(port), PYTHONDONTWRITEBYTECODE: '1' },
      });
      return stdout.trim().split('\n').at(-1) ?? '';
    };
    const first = await startReceiver(language, port);
    try {
      expect(await deliver()).toBe('Delivered event-1: 204');
      expect(await deliver()).toBe('Delivered event-1: 204');
      const post = async (body: string, path = '/webhooks'): Promise<number> =>
        (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body })).status;
      const saved = JSON.parse(await readFile(`${folder}/fixtures/delivery.json`, 'utf8')) as {
        body: string;
      };
      expect(await post(saved.body)).toBe(401);
      expect(await post('no JSON')).toBe(401);
      expect(await post(saved.body, '/other')).toBe(404);
      await expect.poll(first.output).toMatch(/Handled token\.created event-1/);
      expect(first.output().match(/Handled/g)).toHaveLength(1);
    } finally {
      await first.stop();
    }
    const second = await startReceiver(language, port);
    try {
      expect(await deliver()).toBe('Delivered event-1: 204');
      await expect.poll(second.output).toMatch(/Already stored token\.created event-1/);
      expect(second.output()).not.toMatch(/Handled/);
    } finally {
      await second.stop();
    }
  });
});

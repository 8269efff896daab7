/** Servers of example projects that charge cards, from the files of the archives, without their page. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import {
  exampleLanguages,
  exampleNames,
  loadExample,
  projectFiles,
  type Example,
} from '../../../pipeline/code-samples/example-projects/index.ts';
import type { ServerLanguage } from '../../../pipeline/code-samples/lists.ts';
import { freePort, isListening } from '../../samples/support/ports.ts';
import { CHARGING } from './charging-samples.ts';

const PATIENCE = 30_000;

export interface ChargingServer {
  readonly example: Example;
  readonly language: ServerLanguage;
  /** Of which the server is made. */
  readonly sample: string;
}

/** The servers of all example projects whose sample charges a card. */
export function serversThatCharge(): readonly ChargingServer[] {
  return exampleNames()
    .map((name) => loadExample(name))
    .flatMap((example) =>
      exampleLanguages(example).map((language) => ({
        example,
        language,
        sample: sampleOf(example, language),
      })),
    )
    .filter(({ sample }) => CHARGING[sample] === 'endpoint');
}

/** The file of a server is named after its sample, with `_` in Python. */
function sampleOf({ servers }: Example, language: ServerLanguage): string {
  const file = servers[language]?.file ?? '';
  return path.basename(file, path.extname(file)).replaceAll('_', '-');
}

/** One file with the SDK in it starts in a fraction of the time. */
const BUNDLE = 'server.cjs';

/** Writes the files of a server's project, and compiles those for Node.js; the caller removes the folder. */
export async function unpackServer({ example, language }: ChargingServer): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'money-server-'));
  for (const [file, content] of projectFiles(example, language)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  if (language === 'node')
    await build({
      entryPoints: [path.join(folder, 'server/main.ts')],
      outfile: path.join(folder, BUNDLE),
      bundle: true,
      platform: 'node',
      nodePaths: [path.resolve('node_modules')],
      logLevel: 'error',
    });
  return folder;
}

/** Secrets as `.env` would hold them; none of them may be printed. */
export function secretsOf({ example }: ChargingServer): Readonly<Record<string, string>> {
  return Object.fromEntries(example.variables.map(({ name }) => [name, `secret-of-${name}`]));
}

export interface RunningServer {
  readonly origin: string;
  /** Everything that it has printed. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the server of an unpacked project on a free port.
 *
 * @param platform origin that it takes for the platform
 * @param python interpreter with the SDK, for a server in Python
 * @throws Error with what the server printed when it does not listen
 */
export async function startServer(
  server: ChargingServer,
  folder: string,
  platform: string,
  python: string,
): Promise<RunningServer> {
  const port = await freePort();
  const [command, args] =
    server.language === 'python' ? [python, ['-u', 'server/main.py']] : [process.execPath, [BUNDLE]];
  const env = { ...process.env, ...secretsOf(server), NO_PROXY: '*', PYTHONDONTWRITEBYTECODE: '1' };
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...env, BT_API_URL: platform, SERVER_PORT: String(port) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const closed = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill();
    await closed;
  };
  const deadline = Date.now() + PATIENCE;
  while (!(await isListening(port))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The server of ${server.example.name} does not listen. It said:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { origin: `http://127.0.0.1:${String(port)}`, output: () => output, stop };
}

/** Removes what `unpackServer` wrote. */
export async function removeServer(folder: string): Promise<void> {
  await rm(folder, { recursive: true });
}

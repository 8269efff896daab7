/** Runs a script that charges in each language that runs here, once for each play. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { GoEnvironment } from '../../../scripts/lib/go-environment.ts';
import type { JavaEnvironment } from '../../../scripts/lib/java-environment.ts';
import type { PythonEnvironment } from '../../../scripts/lib/python-environment.ts';
import { provider } from '../../../content/site/provider.ts';
import { SHORT_RUN } from '../../samples/java/check-java.ts';
import { printed } from '../../samples/support/printed.ts';

const run = promisify(execFile);

export type ScriptLanguage = 'curl' | 'node' | 'python' | 'go' | 'java';

/** What the languages need. */
export interface Toolchains {
  readonly python: PythonEnvironment;
  readonly go: GoEnvironment;
  readonly java: JavaEnvironment;
}

/** A script that is ready to run, again and again; each run gives what it prints. */
export interface ReadyScript {
  readonly print: () => Promise<string>;
  readonly remove: () => Promise<void>;
}

/** Why a language does not run here; nothing when it does. */
export function missingFor(language: ScriptLanguage, tools: Toolchains): string | undefined {
  return language === 'curl' || language === 'node' ? undefined : tools[language].missing;
}

/**
 * Prepares a script: compiles it where the language is compiled, with `origin` in place of the test environment.
 *
 * @param code of the sample
 * @throws Error with what a compiler said
 */
export async function prepare(
  language: ScriptLanguage,
  code: string,
  origin: string,
  tools: Toolchains,
): Promise<ReadyScript> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `money-${language}-`));
  const file = path.join(folder, FILES[language]);
  await writeFile(file, code.replaceAll(provider.hosts.test, origin));
  const [command, ...args] = await compiled(language, folder, file, tools);
  const env = { PATH: process.env.PATH, HOME: folder, TMPDIR: folder, NO_PROXY: '*' };
  return {
    print: async () => (await run(command, args, { cwd: folder, env })).stdout.trim(),
    remove: () => rm(folder, { recursive: true }),
  };
}

const FILES: Readonly<Record<ScriptLanguage, string>> = {
  curl: 'curl.sh',
  node: 'node.mts',
  python: 'python.py',
  go: 'main.go',
  java: 'Main.java',
};

/** The command that runs a script. */
async function compiled(
  language: ScriptLanguage,
  folder: string,
  file: string,
  { python, go, java }: Toolchains,
): Promise<[string, ...string[]]> {
  if (language === 'curl') return ['bash', '-eu', file];
  if (language === 'node') return [process.execPath, '--import', import.meta.resolve('tsx'), file];
  if (language === 'python') return [python.python ?? 'python3', file];
  if (language === 'go') {
    const program = path.join(folder, 'program');
    await printed(go.go ?? 'go', ['build', '-o', program, file], folder);
    return [program];
  }
  if (java.java === undefined) throw new Error(java.missing);
  const packages = path.join(java.packages, '*');
  const command = java.java;
  await printed(path.join(path.dirname(command), 'javac'), ['-cp', packages, '-d', folder, file], folder);
  return [command, ...SHORT_RUN, '-cp', [packages, folder].join(path.delimiter), 'Main'];
}

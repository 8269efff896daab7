/** Compiles Kotlin samples, all of them in one process, against what the Android libraries declare. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { androidApi } from '../../../scripts/android-api/record.ts';
import { makeFolderOnce } from '../../../scripts/lib/make-folder-once.ts';
import { declaredSources } from './declared-sources.ts';
import { generatedSources } from './layouts.ts';

/** It runs for only a few seconds, too short for optimized code to pay off. */
const SHORT_RUN = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const COMPILER = 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler';
/** Declarations of Google's libraries, which Maven Central doesn't have. */
const DECLARATIONS = path.join(import.meta.dirname, 'declarations');
const MESSAGE = /^(?:file:\/\/)?(\S+\.kt):(\d+):\d+: error: (.*)$/;

/** A compiler and the folder of its packages. */
interface Kotlin {
  readonly java: string;
  readonly packages: string;
}

const archives = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jar'))
    .map((file) => path.join(folder, file));

/** What the compiler says. Without errors, the classes are in `output`. */
async function compile(
  { java, packages }: Kotlin,
  libraries: readonly string[],
  output: string,
  sources: string,
): Promise<string> {
  const compiler = archives(packages).join(path.delimiter);
  // A library before the packages, since it has a newer class of the same name.
  const classPath = [...libraries, ...archives(packages)].join(path.delimiter);
  const options = ['-nowarn', '-no-stdlib', '-no-reflect', '-jvm-target', '17', '-d', output];
  const args = [...SHORT_RUN, '-cp', compiler, COMPILER, ...options, '-classpath', classPath, sources];
  const child = spawn(java, args, { cwd: output });
  const closed = once(child, 'close');
  const [said] = await Promise.all([text(child.stderr), text(child.stdout)]);
  const [code] = (await closed) as [number | null];
  if (code !== 0 && !said.includes(': error: '))
    throw new Error(`The Kotlin compiler ended with ${String(code)}. It said:\n${said}`);
  return said;
}

/** The declarations as classes, compiled once for each content of them. */
async function compiledDeclarations(kotlin: Kotlin): Promise<string> {
  const written = readdirSync(DECLARATIONS).map((file): [string, string] => [
    file,
    readFileSync(path.join(DECLARATIONS, file), 'utf8'),
  ]);
  const sources = [...written, ...declaredSources(androidApi())];
  const hash = createHash('sha256')
    .update(JSON.stringify([kotlin.packages, sources]))
    .digest('hex');
  const folder = path.resolve('.cache', `kotlin-declarations-${hash.slice(0, 16)}`);
  const failed = await makeFolderOnce(folder, async (unfinished) => {
    const place = await mkdtemp(path.join(os.tmpdir(), 'kotlin-declarations-'));
    try {
      for (const [file, code] of sources) await writeFile(path.join(place, file), code);
      const said = await compile(kotlin, [], unfinished, place);
      if (said.includes(': error: '))
        throw new Error(`What the Android libraries declare doesn't compile:\n${said}`);
    } finally {
      await rm(place, { recursive: true });
    }
  });
  if (failed !== undefined) throw failed.error;
  return folder;
}

/** A sample in its own package, with its line numbers unchanged. */
function placed(code: string, name: string): string {
  const own = /^package ([\w.]+)$/m.exec(code)?.[1];
  if (own === undefined) return `package ${name}; ${code}`;
  return code.replaceAll(
    new RegExp(`^(package|import) ${own.replaceAll('.', '\\.')}\\b`, 'gm'),
    `$1 ${name}`,
  );
}

/**
 * Compiles samples, each in its own package.
 *
 * @param kotlin where the compiler and the packages are
 * @param programs source by ID
 * @returns by ID, a sentence for each mistake. Samples without mistakes are absent
 * @throws Error with what the compiler said when it didn't reach the samples
 */
export async function checkKotlin(
  kotlin: Kotlin,
  programs: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const problems = new Map<string, string[]>();
  if (programs.size === 0) return problems;
  const declarations = await compiledDeclarations(kotlin);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'kotlin-check-'));
  try {
    const ids = [...programs.keys()];
    const [sources, output] = [path.join(folder, 'programs'), path.join(folder, 'classes')];
    await mkdir(output);
    for (const [index, [, code]] of [...programs].entries()) {
      const name = `program${String(index)}`;
      await mkdir(path.join(sources, name), { recursive: true });
      const generated = generatedSources(code, name);
      for (const [place, one] of [placed(code, name), ...generated].entries())
        await writeFile(
          path.join(sources, name, place === 0 ? 'Program.kt' : `Generated${String(place)}.kt`),
          one,
        );
    }
    for (const line of (await compile(kotlin, [declarations], output, sources)).split('\n')) {
      const [, file = '', row = '', message = ''] = MESSAGE.exec(line) ?? [];
      if (file === '') continue;
      const id = ids[Number(/program(\d+)/.exec(file)?.[1])] ?? file;
      problems.set(id, [...(problems.get(id) ?? []), `Line ${row}: ${message}`]);
    }
    return problems;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Compiles Java programs, all of them in one process. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { printed } from '../support/printed.ts';

const SOURCE = path.join(import.meta.dirname, 'Check.java');

/** It runs for a second or two, in which code that is optimized does not pay. */
export const SHORT_RUN = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Sources by the ids of their programs. */
export type JavaPrograms = ReadonlyMap<string, string>;

/** The class that a file is named after. */
export const PUBLIC_CLASS = /^(?:public )?(?:final )?class (\w+)/m;

/**
 * Compiles programs, each in a package of its own.
 *
 * @param java command
 * @param packages folder of the packages that they may import
 * @param compiled programs whose imports are all there
 * @param parsed programs that use a package which is not there
 * @returns by id, a sentence for each mistake; a program without mistakes is absent
 */
export async function checkJava(
  java: string,
  packages: string,
  compiled: JavaPrograms,
  parsed: JavaPrograms = new Map(),
): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'java-check-'));
  try {
    const ids = [...compiled.keys(), ...parsed.keys()];
    const places = [path.join(folder, 'compiled'), path.join(folder, 'parsed')];
    for (const place of places) await mkdir(place);
    await Promise.all(
      [...compiled, ...parsed].map(async ([, code], index) => {
        const place = path.join(places[index < compiled.size ? 0 : 1] ?? '', `program${String(index)}`);
        await mkdir(place);
        await writeFile(path.join(place, `${PUBLIC_CLASS.exec(code)?.[1] ?? 'Main'}.java`), code);
      }),
    );
    const check = ['-cp', await builtCheck(java), 'Check'];
    const output = await printed(java, [...SHORT_RUN, ...check, packages, ...places], folder);
    const problems = new Map<string, string[]>();
    for (const line of output.split('\n').filter((text) => text !== '')) {
      const [program = '', row = '', message = ''] = line.split('\t');
      const id = ids[Number(program.replace('program', ''))] ?? '';
      problems.set(id, [...(problems.get(id) ?? []), `Line ${row}: ${message}`]);
    }
    return problems;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The folder of the class that checks, compiled once for each content of it. */
async function builtCheck(java: string): Promise<string> {
  const name = createHash('sha256').update(readFileSync(SOURCE)).digest('hex').slice(0, 16);
  const folder = path.resolve('.cache', `java-check-${name}`);
  if (existsSync(folder)) return folder;
  const unfinished = await mkdtemp(`${folder}-`);
  const javac = path.join(path.dirname(java), 'javac');
  await printed(javac, ['--release', '17', '-d', unfinished, SOURCE], unfinished);
  // Whoever compiled it at the same time has the same class.
  await rename(unfinished, folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
  });
  await rm(unfinished, { recursive: true, force: true });
  return folder;
}

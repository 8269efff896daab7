/** Compiles Java programs, all of them in one process. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { printed } from '../support/printed.ts';

/** Sources by the ids of their programs. */
export type JavaPrograms = ReadonlyMap<string, string>;

/** The class that a file is named after. */
const PUBLIC_CLASS = /^(?:public )?(?:final )?class (\w+)/m;

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
    const check = path.join(import.meta.dirname, 'Check.java');
    const output = await printed(java, [check, packages, ...places], folder);
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

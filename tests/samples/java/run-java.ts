/** Runs Java programs, all of them in one process. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { provider } from '../../../content/site/provider.ts';
import { makeHomes, withFiles } from '../support/homes.ts';
import { printed } from '../support/printed.ts';
import type { ProgramReport } from '../support/program-report.ts';
import { originOf } from '../support/recorder.ts';
import { PUBLIC_CLASS, SHORT_RUN, type JavaPrograms } from './check-java.ts';

const RUNNER = path.join(import.meta.dirname, 'Run.java');

/** A sample that calls the server `origin` instead of the test host, and writes into the folder `home`. */
function redirected(code: string, origin: string, home: string): string {
  return code
    .replaceAll('Environment.TEST', `Environment.custom("${origin}")`)
    .replaceAll(provider.hosts.test, origin)
    .replaceAll(/\bPath\.of\("(?=[\w-]+\.\w+"\))/g, `Path.of("${home}/`);
}

/**
 * Compiles programs and runs their methods `main`. What is meant for the host of the test environment reaches `origin`
 * instead, with the name of the program in its path. Nothing shortens what they wait for.
 *
 * @param java command
 * @param packages folder of the packages that they import
 * @param programs source by id
 * @returns by id, what each program did
 * @throws Error with what the compiler said when they do not compile
 */
export async function runJava(
  java: string,
  packages: string,
  programs: JavaPrograms,
  origin: string,
): Promise<ReadonlyMap<string, ProgramReport>> {
  if (programs.size === 0) return new Map();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'java-samples-'));
  try {
    const ids = [...programs.keys()];
    const homes = await makeHomes(folder, ids);
    const sources = path.join(folder, 'programs');
    for (const [index, [id, code]] of [...programs].entries()) {
      const name = `program${String(index)}`;
      await mkdir(path.join(sources, name), { recursive: true });
      await writeFile(
        path.join(sources, name, `${PUBLIC_CLASS.exec(code)?.[1] ?? 'Main'}.java`),
        `package ${name};${redirected(code, originOf(origin, id), homes.get(id) ?? folder)}`,
      );
    }
    for (const upload of ['agreement.pdf', 'contract.pdf'])
      await writeFile(path.join(folder, upload), '%PDF-1.4');
    const output = await printed(java, [...SHORT_RUN, RUNNER, packages, sources], folder);
    const reports = lines(output).map((line) => reportOf(line, ids));
    return await withFiles(reports, homes);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function reportOf(line: string, ids: readonly string[]): ProgramReport {
  const [program = '', ...texts] = line.split('\t');
  const [output = '', said = '', failure = ''] = texts.map((text) => Buffer.from(text, 'base64').toString());
  return {
    name: ids[Number(program.replace('program', ''))] ?? '',
    printed: lines(output),
    complaints: lines(said),
    waits: [],
    ...(failure !== '' && { failure }),
  };
}

function lines(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { makeHomes, withFiles } from './homes.ts';
import type { ProgramReport } from './program-report.ts';

/**
 * Runs Node.js samples in one process, each as a separate module, in its own folder below the project's packages, with
 * the files that samples upload. What is meant for the test environment's host reaches `origin` instead.
 *
 * @param programs TypeScript by the name of the program, which is a file name without extension
 * @param origin of a server, e.g. `http://127.0.0.1:40123`
 * @param hurry by how much time-outs are shortened
 * @returns by name, what each program did; a program that ended the process has no report
 */
export async function runPrograms(
  programs: ReadonlyMap<string, string>,
  origin: string,
  hurry = 1,
): Promise<ReadonlyMap<string, ProgramReport>> {
  if (programs.size === 0) return new Map();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'node-samples-'));
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  const homes = await makeHomes(folder, programs.keys());
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const files = await Promise.all(
    [...programs].map(async ([name, code]) => {
      const file = path.join(folder, `${name}.js`);
      await writeFile(file, ts.transpileModule(code, { compilerOptions }).outputText);
      return [homes.get(name) ?? folder, file] as const;
    }),
  );
  const child = fork(
    path.join(import.meta.dirname, 'run-modules.ts'),
    [...[origin, String(hurry)], ...files.flatMap(([home, file]) => [home, file])],
    {
      cwd: folder,
      execArgv: ['--import', import.meta.resolve('tsx')],
    },
  );
  const reports = new Map<string, ProgramReport>();
  child.on('message', (report: ProgramReport) => reports.set(report.name, report));
  await once(child, 'exit');
  const all = await withFiles(reports.values(), homes);
  await rm(folder, { recursive: true });
  return all;
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import type { ModuleReport } from './run-modules.ts';

/**
 * Runs Node.js programs in one process, each as a separate module, in a folder that holds the packages of the project and
 * the file that samples upload. What is meant for the host of the test environment reaches `origin` instead.
 *
 * @param programs TypeScript by the name of the program, which is a file name without extension
 * @param origin of a server, e.g. `http://127.0.0.1:40123`
 * @returns by name, what each program did; a program that ended the process has no report
 */
export async function runPrograms(
  programs: ReadonlyMap<string, string>,
  origin: string,
): Promise<ReadonlyMap<string, ModuleReport>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'node-samples-'));
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(folder, 'agreement.pdf'), '%PDF-1.4');
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  const files = await Promise.all(
    [...programs].map(async ([name, code]) => {
      const file = path.join(folder, `${name}.js`);
      await writeFile(file, ts.transpileModule(code, { compilerOptions }).outputText);
      return file;
    }),
  );
  const child = fork(path.join(import.meta.dirname, 'run-modules.ts'), [origin, ...files], {
    cwd: folder,
    execArgv: ['--import', import.meta.resolve('tsx')],
  });
  const reports = new Map<string, ModuleReport>();
  child.on('message', (report: ModuleReport) => reports.set(report.name, report));
  await once(child, 'exit');
  await rm(folder, { recursive: true });
  return reports;
}

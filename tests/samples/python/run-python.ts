/** Type-checks and runs Python programs, all of them in one process each. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { provider } from '../../../content/site/provider.ts';
import { SAMPLE_HEADER } from '../support/recorder.ts';
import { makeHomes, withFiles } from '../support/homes.ts';
import type { ProgramReport } from '../support/program-report.ts';

/** The oldest Python that the SDK supports: what a newer one added is a mistake in a sample. */
const OLDEST_PYTHON = '3.10';

/** What pins the packages that programs run with, from the project's folder. */
export const REQUIREMENTS = 'tests/samples/python/requirements.txt';

/** A name that Python can import, for `tokens.create/card`. */
const moduleName = (id: string): string => `sample_${id.replaceAll(/\W/g, '_')}`;

/** Puts samples into their own folder. */
async function inFolder<Result>(
  programs: ReadonlyMap<string, string>,
  nameOf: (id: string) => string,
  use: (folder: string, files: ReadonlyMap<string, string>) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'python-samples-'));
  try {
    const files = new Map([...programs.keys()].map((id) => [`${nameOf(id)}.py`, id]));
    if (files.size < programs.size) throw new Error('Two samples have the same name as a module.');
    await Promise.all(
      [...files].map(([file, id]) => writeFile(path.join(folder, file), programs.get(id) ?? '')),
    );
    return await use(folder, files);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What is read of the report that pyright prints. */
const pyrightReport = z.object({
  generalDiagnostics: z.array(
    z.object({
      file: z.string(),
      severity: z.string(),
      message: z.string(),
      range: z.object({ start: z.object({ line: z.number() }) }),
    }),
  ),
  summary: z.object({ filesAnalyzed: z.number() }),
});

/**
 * Type-checks programs strictly.
 *
 * @param python interpreter that has the packages that they import
 * @param programs source by id
 * @param nameOf the module that a program is, for programs that import each other
 * @returns by id, the messages with their lines; a program without messages is absent
 * @throws Error with what the checker said when it did not check every program
 */
export async function typeCheck(
  python: string,
  programs: ReadonlyMap<string, string>,
  nameOf: (id: string) => string = moduleName,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (programs.size === 0) return new Map();
  return inFolder(programs, nameOf, async (folder, files) => {
    const settings = { typeCheckingMode: 'strict', pythonVersion: OLDEST_PYTHON, include: ['*.py'] };
    await writeFile(path.join(folder, 'pyrightconfig.json'), JSON.stringify(settings));
    const checker = fileURLToPath(import.meta.resolve('pyright/index.js'));
    const output = await execute(
      process.execPath,
      [checker, '--outputjson', '--pythonpath', python, '--project', folder],
      folder,
    );
    const report = pyrightReport.safeParse(parseJson(output));
    if (report.data?.summary.filesAnalyzed !== programs.size)
      throw new Error(`pyright did not check the ${programs.size} samples. It said:\n${output}`);
    const messages = new Map<string, string[]>();
    for (const { file, severity, message, range } of report.data.generalDiagnostics) {
      const id = files.get(path.basename(file));
      if (id === undefined || severity !== 'error') continue;
      messages.set(id, [...(messages.get(id) ?? []), `Line ${range.start.line + 1}: ${message}`]);
    }
    return messages;
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a command prints, whatever its exit code is. */
async function execute(file: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(file, args, { cwd, maxBuffer: 64_000_000 }, (_, stdout, stderr) => {
      resolve(stdout || stderr);
    });
  });
}

/**
 * Runs programs in one process, each as a separate module. What is meant for the host of the test environment reaches
 * `origin` instead.
 *
 * @param python interpreter that has the SDK
 * @param programs source by id, which names the program to the server
 * @param hurry by how much time-outs are shortened
 * @returns by id, what each program did
 * @throws Error with what Python said when it ended before the last program
 */
export async function runPython(
  python: string,
  programs: ReadonlyMap<string, string>,
  origin: string,
  hurry = 1,
): Promise<ReadonlyMap<string, ProgramReport>> {
  if (programs.size === 0) return new Map();
  return inFolder(programs, moduleName, async (folder, files) => {
    const runner = path.join(import.meta.dirname, 'run_programs.py');
    const env = { ...process.env, NO_PROXY: '*', PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' };
    const child = spawn(python, [runner], { cwd: folder, env });
    const homes = await makeHomes(folder, programs.keys());
    const listed = [...files].map(([file, name]) => ({
      name,
      file: path.join(folder, file),
      home: homes.get(name) ?? folder,
    }));
    const job = { origin, host: provider.hosts.test, header: SAMPLE_HEADER, hurry, programs: listed };
    child.stdin.end(JSON.stringify(job));
    const [printed, said] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    const lines = printed.split('\n').filter((line) => line !== '');
    if (lines.length < programs.size)
      throw new Error(`Python ended after ${lines.length} of ${programs.size} programs. It said:\n${said}`);
    const reports = lines.map((line) => JSON.parse(line) as ProgramReport);
    return withFiles(reports, homes);
  });
}

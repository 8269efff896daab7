/** Runs Go programs, each as a process of one binary that holds all of them. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { provider } from '../../../content/site/provider.ts';
import { makeHomes, withFiles } from '../support/homes.ts';
import { printed } from '../support/printed.ts';
import type { ProgramReport } from '../support/program-report.ts';
import { SAMPLE_HEADER } from '../support/recorder.ts';

const RUNNER = path.join(import.meta.dirname, 'run/runner.go');
/** Most of them wait for an answer or for the next attempt. */
const CONCURRENCY = 8;
/** After this many milliseconds a program counts as one that never ends. */
const PATIENCE = 60_000;

/** A package of its own for each code, so that Go builds what it has not built before. */
const packageOf = (code: string): string =>
  `p${createHash('sha256').update(code).digest('hex').slice(0, 16)}`;

/** A program as a package that exports what it does; what only declares something does nothing. */
function asPackage(code: string, name: string): string {
  const packaged = code.replace(/^package \w+$/m, `package ${name}`);
  const exported = packaged.replace(/^func main\(\)/m, 'func Main()');
  return /^func Main\(\)/m.test(exported) ? exported : `${exported}\nfunc Main() {}\n`;
}

/** Puts the module of the proofs into a folder of its own. */
async function inModule<Result>(module: string, use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'go-samples-'));
  try {
    for (const file of ['go.mod', 'go.sum']) await copyFile(path.join(module, file), path.join(folder, file));
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Compiles programs into one binary and runs each in a process. What is meant for the host of the test environment
 * reaches `origin` instead. Nothing shortens what they wait for.
 *
 * @param go command
 * @param module folder of a module that requires what they import
 * @param programs source by id
 * @returns by id, what each program did
 * @throws Error with what Go said when they do not compile
 */
export async function runGo(
  go: string,
  module: string,
  programs: ReadonlyMap<string, string>,
  origin: string,
): Promise<ReadonlyMap<string, ProgramReport>> {
  if (programs.size === 0) return new Map();
  return inModule(module, async (folder) => {
    const packages = new Map([...programs].map(([id, code]) => [id, packageOf(code)]));
    for (const [id, code] of programs) {
      const name = packages.get(id) ?? '';
      await mkdir(path.join(folder, name), { recursive: true });
      await writeFile(path.join(folder, name, 'main.go'), asPackage(code, name));
    }
    await mkdir(path.join(folder, 'runner'));
    await writeFile(path.join(folder, 'runner/runner.go'), await readFile(RUNNER));
    await writeFile(path.join(folder, 'main.go'), dispatcher(packages));
    const homes = await makeHomes(folder, programs.keys());
    await printed(go, ['build', '-trimpath', '-o', 'samples', '.'], folder);
    const limit = pLimit(CONCURRENCY);
    const reports = [...programs.keys()].map((id) =>
      limit(() => run(folder, homes.get(id) ?? folder, id, origin)),
    );
    return withFiles(await Promise.all(reports), homes);
  });
}

function dispatcher(packages: ReadonlyMap<string, string>): string {
  const imports = [...new Set(packages.values())].map((name) => `\t"samples/${name}"\n`).join('');
  const entries = [...packages].map(([id, name]) => `\t\t${JSON.stringify(id)}: ${name}.Main,\n`).join('');
  return `package main\n\nimport (\n\t"samples/runner"\n${imports})\n\nfunc main() {\n\trunner.Run(map[string]func(){\n${entries}\t})\n}\n`;
}

async function run(folder: string, cwd: string, name: string, origin: string): Promise<ProgramReport> {
  const args = [name, provider.hosts.test, origin, SAMPLE_HEADER];
  const options = { cwd, timeout: PATIENCE, maxBuffer: 64_000_000 };
  return new Promise((resolve) => {
    execFile(path.join(folder, 'samples'), args, options, (error, output, said) => {
      const failure = error === null ? undefined : said.trim() || error.message;
      resolve({
        name,
        printed: lines(output),
        complaints: error === null ? lines(said) : [],
        waits: [],
        ...(failure !== undefined && { failure }),
      });
    });
  });
}

function lines(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

/** Runs the tests of a program with `go test`, and gives what Go says about each. */
export async function testGo(
  go: string,
  module: string,
  code: string,
): Promise<{ readonly passed: boolean; readonly said: string }> {
  return inModule(module, async (cwd) => {
    await writeFile(path.join(cwd, 'sample_test.go'), code);
    const env = { ...process.env, GOTOOLCHAIN: 'local' };
    return new Promise((resolve) => {
      execFile(go, ['test', '-v', '-count=1', '.'], { cwd, env }, (error, output, said) => {
        resolve({ passed: error === null, said: output + said });
      });
    });
  });
}

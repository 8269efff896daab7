import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { loadApiDescription } from '../../../pipeline/content/api-description/index.ts';
import { emitProgram } from '../../../pipeline/code-samples/requests/index.ts';
import type { SampleLanguage } from '../../../pipeline/code-samples/lists.ts';
import { workflowCalls, type Workflow } from '../../../pipeline/code-samples/workflows/index.ts';
import { provider } from '../../../content/site/provider.ts';
import type { ProgramReport } from '../../samples/support/program-report.ts';
import { SAMPLE_HEADER } from '../../samples/support/recorder.ts';

const CONCURRENCY = 4;

/** How a program ended. */
export interface End {
  /** What it said when it failed; absent when it went well. */
  readonly failure?: string;
  /** All that it wrote to its output and its error output. */
  readonly printed: string;
}

/** By the name of the run. */
export type Ends = ReadonlyMap<string, End>;

/** The ends of programs whose runner reports what each of them did. */
export function endsOf(reports: ReadonlyMap<string, ProgramReport>): Ends {
  return new Map(
    [...reports].map(([name, { failure, printed, complaints }]) => [
      name,
      { printed: [...printed, ...complaints].join('\n'), ...(failure === undefined ? {} : { failure }) },
    ]),
  );
}

/** The program of a workflow, with values instead of the placeholders that aren't keys. */
export async function workflowProgram(workflow: Workflow, language: SampleLanguage): Promise<string> {
  const program = emitProgram(language, workflowCalls(workflow, await loadApiDescription(), 'test'));
  return withExamples(workflow, program);
}

/** Code of a workflow with values instead of the placeholders that aren't keys. */
export function withExamples({ inputs }: Workflow, program: string): string {
  return inputs
    .filter(({ isKey }) => !isKey)
    .reduce((code, { inCode, example }) => {
      const isPlaceholder = typeof inCode === 'string' && /^<\w+>$/.test(inCode);
      if (!isPlaceholder || typeof example !== 'string') return code;
      // Placeholders stand in quotes, and an example can be code with quotes and line breaks of its own.
      return code.replaceAll(inCode, () => JSON.stringify(example).slice(1, -1));
    }, program);
}

/** Runs cURL programs, each in a shell of its own. */
export async function runShellPrograms(programs: ReadonlyMap<string, string>, origin: string): Promise<Ends> {
  const limit = pLimit(CONCURRENCY);
  const ends = await Promise.all(
    [...programs].map(([name, code]) =>
      limit(async () => [name, await inShell(name, origin, (run) => run(code))] as const),
    ),
  );
  return new Map(ends);
}

/**
 * Runs cURL code in a folder of its own; only the host differs, and a cURL configuration file adds the name of the run.
 *
 * @param use runs one script after the other
 */
export async function inShell<Result>(
  name: string,
  origin: string,
  use: (run: (code: string) => Promise<End>) => Promise<Result>,
): Promise<Result> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'workflow-program-'));
  const configuration = ['silent', 'show-error', `header = "${SAMPLE_HEADER}: ${name}"`];
  await writeFile(path.join(home, '.curlrc'), `${configuration.join('\n')}\n`);
  const env = { PATH: process.env.PATH, CURL_HOME: home, HOME: home };
  try {
    return await use((code) =>
      runShell(code.replaceAll(`https://${new URL(provider.hosts.test).host}`, origin), home, env),
    );
  } finally {
    await rm(home, { recursive: true });
  }
}

function runShell(script: string, cwd: string, env: NodeJS.ProcessEnv): Promise<End> {
  return new Promise((resolve) => {
    execFile('sh', ['-c', script], { cwd, env }, (error, stdout, stderr) => {
      const printed = stdout + stderr;
      resolve(error === null ? { printed } : { printed, failure: printed });
    });
  });
}

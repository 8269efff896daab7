/** The cURL programs of guides do what their scenarios say. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, assert, beforeAll, describe, it } from 'vitest';
import { provider } from '../../content/site/provider.ts';
import type { ProgramReport } from './support/program-report.ts';
import { SAMPLE_HEADER, type Recorder } from './support/recorder.ts';
import { expectScenario, runScenarios, scenariosIn } from './support/run-scenarios.ts';

const run = promisify(execFile);

/** Programs read responses with jq, as readers do; the rest of the project does without it. */
const hasJq = spawnSync('jq', ['--version']).status === 0;
const programs = scenariosIn('curl').filter(({ code }) => hasJq || !code.includes('jq '));

interface Ending {
  readonly stdout: string;
  readonly stderr: string;
  readonly failure?: string;
}

/** What a script printed, and the status that it failed with. */
async function ended(script: string, options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<Ending> {
  try {
    return await run('sh', ['-eu', '-c', script], options);
  } catch (error) {
    const { stdout, stderr, code } = error as Ending & { readonly code: unknown };
    return { stdout, stderr, failure: `It ended with ${String(code)}.` };
  }
}

/** Runs scripts in a shell; a cURL configuration file identifies the program to the server. */
async function runScripts(
  scripts: ReadonlyMap<string, string>,
  origin: string,
): Promise<ReadonlyMap<string, ProgramReport>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'curl-scenarios-'));
  const reports = new Map<string, ProgramReport>();
  for (const [name, code] of scripts) {
    const home = path.join(folder, name);
    await mkdir(home);
    await writeFile(path.join(home, '.curlrc'), `silent\nheader = "${SAMPLE_HEADER}: ${name}"\n`);
    const script = code.replaceAll(`"${provider.hosts.test}/`, `"${origin}/`);
    const env = { PATH: process.env.PATH, CURL_HOME: home, TMPDIR: home };
    const { stdout, stderr, failure } = await ended(script, { cwd: home, env });
    const complaints = stderr ? [stderr.trimEnd()] : [];
    reports.set(name, { name, printed: stdout ? [stdout.trimEnd()] : [], complaints, waits: [], failure });
  }
  await rm(folder, { recursive: true });
  return reports;
}

describe('the cURL programs of guides run', () => {
  let server: Recorder;
  let reports: ReadonlyMap<string, ProgramReport>;

  beforeAll(async () => {
    ({ server, reports } = await runScenarios(programs, runScripts));
  });

  afterAll(async () => {
    await server.close();
  });

  it.each(programs)('$sample, when $when', (program) => {
    const report = reports.get(program.id);
    assert(report, 'it runs');
    expectScenario('curl', program, report, server);
  });
});

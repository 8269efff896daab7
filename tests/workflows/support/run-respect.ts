import type { Json } from '../../../engines/json/index.ts';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { bundleApiDescription } from '../../../pipeline/content/api-description/index.ts';
import {
  PROXY_CALLS,
  workflowFile,
  workflowText,
  type Workflow,
} from '../../../pipeline/code-samples/workflows/index.ts';
import { withInputs } from '../../../pipeline/code-samples/workflows/inputs.ts';
import type { Run } from './workflow-server.ts';
import { SAMPLE_HEADER } from '../../samples/support/recorder.ts';

interface ArazzoFile {
  sourceDescriptions: { name: string; url: string }[];
  workflows: {
    inputs?: object;
    steps: { parameters?: object[]; successCriteria: { condition: string }[] }[];
  }[];
}

const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));

function execute(args: readonly string[], cwd: string): Promise<string> {
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [redocly, ...args],
      { cwd, env, maxBuffer: 64_000_000 },
      (_, stdout, stderr) => {
        resolve(stdout + stderr);
      },
    );
  });
}

/** What Redocly says about the files of workflows; nothing when they are valid Arazzo. */
export async function lintProblems(workflows: readonly Workflow[]): Promise<string> {
  const said = await execute(
    ['lint', '--format=json', ...workflows.map(({ name }) => workflowFile(name))],
    process.cwd(),
  );
  // It prints a report for each file, one after the other.
  const reports = [...said.matchAll(/\{\n {2}"totals".*?^\}/gms)].map(
    ([report]) =>
      JSON.parse(report) as { readonly problems: readonly { message: string; location: unknown }[] },
  );
  if (reports.length !== workflows.length)
    throw new Error(`Redocly did not check each of ${String(workflows.length)} workflows. It said:\n${said}`);
  return reports
    .flatMap(({ problems }) => problems)
    .map(({ message, location }) => `${message} ${JSON.stringify(location)}`)
    .join('\n');
}

/**
 * Runs workflows with `respect`, all of them in one process; each calls itself by the name of its run.
 *
 * @param origin of the server that they call
 * @returns what it printed, which has a check for each step and its criteria
 */
export async function runRespect(runs: readonly Run[], origin: string): Promise<string> {
  if (runs.length === 0) return '';
  const folder = await mkdtemp(path.join(os.tmpdir(), 'workflows-'));
  await writeFile(path.join(folder, 'api.json'), JSON.stringify(await bundleApiDescription()));
  const proxyCalls = path.resolve(PROXY_CALLS);
  const files = await Promise.all(
    runs.map(async (run) => {
      const file = parse(workflowText(run.workflow.name)) as ArazzoFile;
      const name = `${run.name}.arazzo.json`;
      await writeFile(path.join(folder, name), JSON.stringify(prepared(file, run, proxyCalls)));
      return name;
    }),
  );
  const said = await execute(
    ['respect', ...files, '--server', `api=${origin}`, '--server', `proxy=${origin}`, '--no-secrets-masking'],
    folder,
  );
  await rm(folder, { recursive: true });
  return said;
}

/** The workflow with the values of its inputs, and a header that names the run. */
function prepared(file: ArazzoFile, { name, workflow: { inputs } }: Run, proxyCalls: string): unknown {
  const values = new Map(inputs.map((input) => [input.name, input.isKey ? input.inCode : input.example]));
  for (const source of file.sourceDescriptions) source.url = source.name === 'api' ? 'api.json' : proxyCalls;
  for (const workflow of file.workflows) {
    delete workflow.inputs;
    for (const step of workflow.steps) {
      step.parameters = [...(step.parameters ?? []), { name: SAMPLE_HEADER, in: 'header', value: name }];
      for (const criterion of step.successCriteria)
        criterion.condition = criterion.condition.replace(
          /\$inputs\.([\w-]+)/,
          (_, input: string) => `'${values.get(input) as string}'`,
        );
    }
  }
  return withoutExpressions(withInputs(file as unknown as Json, (input) => values.get(input) ?? ''));
}

/**
 * `respect` 2.77 does not look for values of steps inside the braces of an expression of the platform, so it gets
 * these.
 */
const BRACES = { open: '<<', close: '>>' } as const;

function withoutExpressions(value: Json): Json {
  if (typeof value === 'string') return value.replaceAll('{{', BRACES.open).replaceAll('}}', BRACES.close);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((item: Json) => withoutExpressions(item));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withoutExpressions(item)]));
}

/** The body of a request with the braces that `respect` did not get. */
export function withExpressions(body: string): string {
  return body.replaceAll(BRACES.open, '{{').replaceAll(BRACES.close, '}}');
}

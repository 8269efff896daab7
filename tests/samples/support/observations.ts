/** What the SDKs were seen to do with answers that are no success: the rows of `data/sdk-observations.yaml`. */
import type { ProgramReport } from './program-report.ts';
import type { Answer } from './recorder.ts';
import { json, startScriptedServer } from './scripted-answers.ts';

/** Languages whose clocks can be made to run fast; the others are in `compiled-observations.ts`. */
type RunLanguage = 'node' | 'python';

interface Observation {
  readonly id: string;
  /** What the platform does, for the reader. */
  readonly answer: string;
  readonly call: keyof typeof CALLS;
  readonly given: Answer;
}

/** How each language makes a call. */
const CALLS = {
  'tokens.get': { node: 'tokens.get("id")', python: 'tokens.get("id")' },
  'tokens.create': {
    node: 'tokens.create({ type: "token", data: "x" })',
    python: 'tokens.create(type="token", data="x")',
  },
  'tokens.detokenize': {
    node: 'tokens.detokenize({ x: "{{ id }}" })',
    python: 'tokens.detokenize(request={"x": "{{ id }}"})',
  },
} as const satisfies Record<string, Record<RunLanguage, string>>;

const problem = (status: number): Answer => json(status, { title: 'A problem', status });

export const OBSERVATIONS: readonly Observation[] = [
  { id: '401', answer: '401 without a body', call: 'tokens.get', given: { status: 401 } },
  {
    id: '401-any-json',
    answer: '401 without a body, where the result is any JSON',
    call: 'tokens.detokenize',
    given: { status: 401 },
  },
  { id: '404', answer: '404', call: 'tokens.get', given: problem(404) },
  { id: '404-empty', answer: '404 without a body', call: 'tokens.get', given: { status: 404 } },
  { id: '409', answer: '409', call: 'tokens.create', given: problem(409) },
  { id: '422', answer: '422', call: 'tokens.create', given: problem(422) },
  { id: '429', answer: '429', call: 'tokens.get', given: problem(429) },
  {
    id: '429-retry-after',
    answer: '429 with `Retry-After: 7`',
    call: 'tokens.get',
    given: json(429, {}, { 'retry-after': '7' }),
  },
  { id: '500', answer: '500', call: 'tokens.get', given: problem(500) },
  { id: 'dropped', answer: 'The connection drops', call: 'tokens.get', given: 'dropped' },
  { id: 'silence', answer: 'No answer', call: 'tokens.get', given: 'silence' },
];

const PROGRAMS: Readonly<Record<RunLanguage, (call: string) => string>> = {
  node: (call) => `import { BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";
const client = new BasisTheoryClient({ apiKey: "<API_KEY>", environment: BasisTheoryEnvironment.Test });
try {
  const result = await client.${call};
  console.log(JSON.stringify({ returned: String(result) }));
} catch (error) {
  console.log(JSON.stringify({ raised: error.constructor.name, status: error.statusCode ?? null }));
}
`,
  python: (call) => `import json
from basis_theory import BasisTheory
from basis_theory.environment import BasisTheoryEnvironment
client = BasisTheory(api_key="<API_KEY>", environment=BasisTheoryEnvironment.TEST)
try:
    print(json.dumps({"returned": str(client.${call})}))
except Exception as error:
    module = "httpx." if type(error).__module__.startswith("httpx") else ""
    print(json.dumps({"raised": module + type(error).__name__, "status": getattr(error, "status_code", None)}))
`,
};

interface Seen {
  readonly returned?: string;
  readonly raised?: string;
  readonly status?: number | null;
}

/** By how much time-outs are shortened: one of a minute is then long enough for an answer that comes at once. */
const HURRY = 50;

/**
 * Gives each answer to the SDK of a language.
 *
 * @param run runs programs of that language, by id, with time-outs that are shortened
 * @returns by id of the observation, what the SDK did, as a cell of the table
 */
export async function observe(
  language: RunLanguage,
  run: (
    programs: ReadonlyMap<string, string>,
    origin: string,
    hurry: number,
  ) => Promise<ReadonlyMap<string, ProgramReport>>,
): Promise<ReadonlyMap<string, string>> {
  const server = await startScriptedServer(new Map(OBSERVATIONS.map(({ id, given }) => [id, [given]])));
  const programs = new Map(
    OBSERVATIONS.map(({ id, call }) => [id, PROGRAMS[language](CALLS[call][language])]),
  );
  const reports = await run(programs, server.origin, HURRY);
  const cells = OBSERVATIONS.map(({ id, given }): [string, string] => {
    const report = reports.get(id);
    if (!report?.printed[0])
      throw new Error(`The program ${id} in ${language} ended with ${report?.failure ?? 'no report'}.`);
    const seen = JSON.parse(report.printed[0]) as Seen;
    return [id, cell(seen, server.exchangesOf(id).length, report, given)];
  });
  await server.close();
  return new Map(cells);
}

function cell(
  { returned, raised, status }: Seen,
  attempts: number,
  report: ProgramReport,
  given: Answer,
): string {
  const outcome =
    raised === undefined
      ? `Returns \`${returned ?? ''}\`, no error`
      : `\`${raised}\`, ${status === null || status === undefined ? 'no status' : `status ${String(status)}`}`;
  const waits =
    report.waits.length > 0 ? `, ${report.waits.map((wait) => `${String(wait)} s`).join(' and ')} apart` : '';
  const limit = given === 'silence' ? `, given up after ${String(report.timeOut ?? 0)} s` : '';
  return `${outcome}; ${String(attempts)} ${attempts === 1 ? 'attempt' : 'attempts'}${waits}${limit}`;
}

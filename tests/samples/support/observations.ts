/** What the SDKs were seen to do with each answer: the cells of `records/sdk-observations.yaml`. */
import { OBSERVATIONS, type ObservedCall, type ObservedSetting } from './observed-answers.ts';
import type { ProgramReport } from './program-report.ts';
import type { Answer } from './recorder.ts';
import { startScriptedServer } from './scripted-answers.ts';

/** Languages whose clocks can be made to run fast; the others are in `compiled-observations.ts`. */
export type ClockedLanguage = 'node' | 'python';

/** How a language makes a call, and what prints what comes of it. */
interface Speech {
  readonly calls: Readonly<Record<ObservedCall, (options: string) => string>>;
  readonly client: Partial<Record<ObservedSetting, string>>;
  readonly options: Partial<Record<ObservedSetting, string>>;
  readonly program: (client: string, call: string, setting?: ObservedSetting) => string;
}

/** Another language joins with an entry, and a runner for `observe`. */
const SPEECH: Readonly<Record<ClockedLanguage, Speech>> = {
  node: {
    calls: {
      'tokens.get': (options) => `tokens.get("id"${options})`,
      'tokens.create': (options) => `tokens.create({ type: "token", data: "x" }${options})`,
      'tokens.detokenize': (options) => `tokens.detokenize({ x: "{{ id }}" }${options})`,
    },
    client: {
      'retries off on the client': ', maxRetries: 0',
      'a time limit on the client': ', timeoutInSeconds: 5',
    },
    options: {
      'retries off on the call': ', { maxRetries: 0 }',
      'a time limit on the call': ', { timeoutInSeconds: 5 }',
      'a deadline that passes during the wait': ', { abortSignal: deadline.signal }',
    },
    // The signal fires after the first response: the time of the wait itself is skipped.
    program: (
      client,
      call,
      setting,
    ) => `import { BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";
const client = new BasisTheoryClient({ apiKey: "<API_KEY>", environment: BasisTheoryEnvironment.Test${client} });
const deadline = new AbortController();
const send = globalThis.fetch;
${setting === 'a deadline that passes during the wait' ? 'globalThis.fetch = async (...request) => { const response = await send(...request); queueMicrotask(() => deadline.abort()); return response; };' : ''}
const waiting = new Promise((resolve) => setTimeout(resolve, 2500, "waiting"));
try {
  const result = await Promise.race([client.${call}, waiting]);
  console.log(JSON.stringify(result === "waiting" ? { waits: true } : { returned: JSON.stringify(result) ?? String(result) }));
} catch (error) {
  console.log(JSON.stringify({ raised: error.constructor.name, status: error.statusCode ?? null, message: error.message }));
} finally {
  globalThis.fetch = send;
}
`,
  },
  python: {
    calls: {
      'tokens.get': (options) => `tokens.get("id"${options})`,
      'tokens.create': (options) => `tokens.create(type="token", data="x"${options})`,
      'tokens.detokenize': (options) => `tokens.detokenize(request={"x": "{{ id }}"}${options})`,
    },
    client: {
      'retries off on the client': ', max_retries=0',
      'a time limit on the client': ', timeout=5',
    },
    options: {
      'retries off on the call': ', request_options={"max_retries": 0}',
      'a time limit on the call': ', request_options={"timeout_in_seconds": 5}',
    },
    program: (client, call, setting) => `import asyncio, asyncio.tasks
import json
from basis_theory import AsyncBasisTheory, BasisTheory
from basis_theory.environment import BasisTheoryEnvironment

settings = dict(api_key="<API_KEY>", environment=BasisTheoryEnvironment.TEST${client})
skipped = asyncio.sleep

async def within_deadline():
    # This wait is a real one: what ends it is the clock.
    asyncio.sleep = asyncio.tasks.sleep
    return await asyncio.wait_for(AsyncBasisTheory(**settings).${call}, 0.5)

try:
    result = ${setting === 'a deadline that passes during the wait' ? 'asyncio.run(within_deadline())' : `BasisTheory(**settings).${call}`}
    print(json.dumps({"returned": str(result)}))
except Exception as error:
    module = "httpx." if type(error).__module__.startswith("httpx") else ""
    print(json.dumps({"raised": module + type(error).__name__, "status": getattr(error, "status_code", None)}))
finally:
    asyncio.sleep = skipped
`,
  },
};

interface Seen {
  readonly returned?: string;
  readonly raised?: string;
  readonly status?: number | null;
  /** Shown where there is no status to tell errors apart by. */
  readonly message?: string;
  /** The call had not ended long after its time limit. */
  readonly waits?: true;
}

/** By how much timeouts are shortened: one of a minute is then long enough for a response that comes right away. */
const HURRY = 50;

/**
 * Gives each answer to the SDK of a language.
 *
 * @param run runs programs of that language, by id, with timeouts that are shortened
 * @returns by id of the observation, what the SDK did, as a cell of the table
 * @throws Error with what a program ended with, when it did not print what came of its call
 */
export async function observe(
  language: ClockedLanguage,
  run: (
    programs: ReadonlyMap<string, string>,
    origin: string,
    hurry: number,
  ) => Promise<ReadonlyMap<string, ProgramReport>>,
): Promise<ReadonlyMap<string, string>> {
  const server = await startScriptedServer(new Map(OBSERVATIONS.map(({ id, given }) => [id, [given]])));
  const { calls, client, options, program } = SPEECH[language];
  const programs = new Map(
    OBSERVATIONS.map(({ id, call, setting }) => [
      id,
      program((setting && client[setting]) ?? '', calls[call]((setting && options[setting]) ?? ''), setting),
    ]),
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

function cell(seen: Seen, attempts: number, report: ProgramReport, given: Answer): string {
  const pauses = report.waits.map((wait) => `${String(Math.round(wait))} s`).join(' and ');
  const ending = report.waits.length < attempts ? 'apart' : 'of waiting';
  const waits = pauses === '' ? '' : `, ${pauses} ${ending}`;
  const hasLimit = given === 'silence' || (typeof given === 'object' && given.stalls);
  const limit = hasLimit && !seen.waits ? `, given up after ${String(report.timeOut ?? 0)} s` : '';
  return `${outcome(seen)}; ${String(attempts)} ${attempts === 1 ? 'attempt' : 'attempts'}${waits}${limit}`;
}

function outcome({ returned, raised, status, message, waits }: Seen): string {
  if (waits) return 'Still waits when the time limit has passed';
  if (raised === undefined) return `Returns \`${returned ?? ''}\`, no error`;
  if (typeof status === 'number') return `\`${raised}\`, status ${String(status)}`;
  return `\`${raised}\`, no status${message === undefined ? '' : `, message \`${message}\``}`;
}

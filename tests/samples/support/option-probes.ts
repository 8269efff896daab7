/**
 * What each option of `data/sdks/server-side/server-sdk-options.yaml` changes, in the scope of its row: a program with
 * the option and one without it run, and what they did is compared. Go and Java can join with rows and a runner of
 * their own.
 */
import { provider } from '../../../site/provider.ts';
import type { ProgramReport } from './program-report.ts';
import type { Answer, Exchange } from './recorder.ts';
import type { ClockedLanguage } from './observations.ts';
import { json } from './scripted-answers.ts';

/** What a program did. */
export interface Run {
  readonly exchanges: readonly Exchange[];
  readonly report: ProgramReport;
}

export interface OptionProbe {
  /** The option as an argument of the client or of the call, whichever the scope of its row is. */
  readonly option: string;
  /** Code that the option refers to. */
  readonly setup?: string;
  /** Instead of reading a token. */
  readonly call?: string;
  readonly answers?: readonly Answer[];
  /** What the option changes. */
  readonly effect: (run: Run) => unknown;
  readonly expected: unknown;
}

const token = json(200, { id: 'token-1', type: 'token' });
const failure = json(500, {});
const header =
  (name: string) =>
  ({ exchanges }: Run) =>
    exchanges[0]?.headers[name];
const query = ({ exchanges }: Run): string | undefined => exchanges[0]?.url.split('?')[1];
const attempts = ({ exchanges }: Run): number => exchanges.length;
const timeLimit = ({ report }: Run): number | undefined => report.timeOut;
const said = ({ report }: Run): string => [...report.printed, ...report.complaints].join('\n');
/** The harness names the host of a request that would leave the test host. */
const host = (run: Run): string | undefined => /asks for https:\/\/([\w.-]+)/.exec(said(run))?.[1];
const PRODUCTION = 'api.basistheory.com';

const node: Readonly<Record<string, OptionProbe>> = {
  'node-client-apiKey': { option: 'apiKey: "key-1"', effect: header('bt-api-key'), expected: 'key-1' },
  'node-client-environment': {
    option: 'environment: BasisTheoryEnvironment.Eu',
    effect: host,
    expected: PRODUCTION,
  },
  'node-client-baseUrl': {
    option: 'baseUrl: "https://stub.example.com"',
    effect: host,
    expected: 'stub.example.com',
  },
  'node-client-correlationId': {
    option: 'correlationId: "order-42"',
    effect: header('bt-trace-id'),
    expected: 'order-42',
  },
  'node-client-headers': { option: 'headers: { "X-Shop": "1" }', effect: header('x-shop'), expected: '1' },
  'node-client-timeoutInSeconds': { option: 'timeoutInSeconds: 5', effect: timeLimit, expected: 5 },
  'node-client-maxRetries': { option: 'maxRetries: 1', answers: [failure], effect: attempts, expected: 2 },
  'node-client-fetcher': {
    setup: 'const own = async () => ({ ok: true, body: { id: "own" }, headers: {}, rawResponse: {} });',
    option: 'fetcher: own',
    effect: (run) => [attempts(run), said(run)],
    expected: [0, 'own'],
  },
  'node-request-timeoutInSeconds': { option: 'timeoutInSeconds: 5', effect: timeLimit, expected: 5 },
  'node-request-maxRetries': { option: 'maxRetries: 1', answers: [failure], effect: attempts, expected: 2 },
  'node-request-abortSignal': { option: 'abortSignal: AbortSignal.abort()', effect: attempts, expected: 0 },
  'node-request-correlationId': {
    option: 'correlationId: "order-42"',
    effect: header('bt-trace-id'),
    expected: 'order-42',
  },
  'node-request-queryParams': { option: 'queryParams: { size: "3" }', effect: query, expected: 'size=3' },
  'node-request-headers': { option: 'headers: { "X-Shop": "1" }', effect: header('x-shop'), expected: '1' },
  'node-request-idempotencyKey': {
    option: 'idempotencyKey: "attempt-1"',
    call: 'tokens.create({ type: "token", data: "x" }',
    effect: header('bt-idempotency-key'),
    expected: 'attempt-1',
  },
};

const moved: Answer = { status: 302, headers: { location: `${provider.hosts.test}/tokens/other` } };

const python: Readonly<Record<string, OptionProbe>> = {
  'python-client-base_url': {
    option: 'base_url="https://stub.example.com"',
    effect: host,
    expected: 'stub.example.com',
  },
  'python-client-environment': {
    option: 'environment=BasisTheoryEnvironment.DEFAULT',
    effect: host,
    expected: PRODUCTION,
  },
  'python-client-correlation_id': {
    option: 'correlation_id="order-42"',
    effect: header('bt-trace-id'),
    expected: 'order-42',
  },
  'python-client-api_key': { option: 'api_key="key-1"', effect: header('bt-api-key'), expected: 'key-1' },
  'python-client-headers': { option: 'headers={"X-Shop": "1"}', effect: header('x-shop'), expected: '1' },
  'python-client-timeout': { option: 'timeout=5', effect: timeLimit, expected: 5 },
  'python-client-max_retries': { option: 'max_retries=1', answers: [failure], effect: attempts, expected: 2 },
  'python-client-follow_redirects': {
    option: 'follow_redirects=False',
    answers: [moved, token],
    effect: attempts,
    expected: 1,
  },
  'python-client-httpx_client': {
    setup: 'import httpx\nown = httpx.Client(headers={"X-Own": "1"})',
    option: 'httpx_client=own',
    // The client waits 5 seconds by default, and the SDK takes that over.
    effect: (run) => [header('x-own')(run), timeLimit(run)],
    expected: ['1', 5],
  },
  'python-client-logging': {
    setup: `class Printed:
    def debug(self, message, **fields): print(message, fields.get("url"))
    info = warn = error = debug`,
    option: 'logging={"level": "debug", "logger": Printed(), "silent": False}',
    effect: (run) => said(run).includes('/tokens/id'),
    expected: true,
  },
  'python-request-timeout_in_seconds': { option: '"timeout_in_seconds": 5', effect: timeLimit, expected: 5 },
  'python-request-max_retries': {
    option: '"max_retries": 1',
    answers: [failure],
    effect: attempts,
    expected: 2,
  },
  'python-request-additional_headers': {
    option: '"additional_headers": {"X-Shop": "1"}',
    effect: header('x-shop'),
    expected: '1',
  },
  'python-request-additional_query_parameters': {
    option: '"additional_query_parameters": {"size": "3"}',
    effect: query,
    expected: 'size=3',
  },
  'python-request-additional_body_parameters': {
    option: '"additional_body_parameters": {"extra": True}',
    call: 'tokens.create(type="token", data="x"',
    effect: ({ exchanges }) => exchanges[0]?.body.toString().includes('"extra":true'),
    expected: true,
  },
  'python-request-chunk_size': {
    option: '"chunk_size": 4',
    call: 'documents.data.get("id"',
    answers: [{ status: 200, body: '0123456789' }],
    effect: said,
    expected: '[4, 4, 2]',
  },
};

export const OPTION_PROBES: Readonly<Record<ClockedLanguage, Readonly<Record<string, OptionProbe>>>> = {
  node,
  python,
};

type Write = (probe: OptionProbe, client: string, call: string) => string;

const WRITERS: Readonly<Record<ClockedLanguage, Write>> = {
  node: ({ setup = '', call = 'tokens.get("id"' }, client, options) => `
import { BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";
${setup}
const client = new BasisTheoryClient({ apiKey: "<API_KEY>", environment: BasisTheoryEnvironment.Test, ${client} });
try {
  console.log((await client.${call}, { ${options} })).id);
} catch (error) {
  console.log(error.message);
}
`,
  python: ({ setup = '', call = 'tokens.get("id"' }, client, options) => `
from basis_theory import BasisTheory
from basis_theory.environment import BasisTheoryEnvironment
${setup}
settings = dict(api_key="<API_KEY>", environment=BasisTheoryEnvironment.TEST)
try:
    result = BasisTheory(**{**settings, **dict(${client})}).${call}, request_options={${options}})
    print(getattr(result, "id", None) or [len(chunk) for chunk in result])
except Exception as error:
    print(error)
`,
};

/** The program of a probe with its option, and the same program without it. */
export function probePrograms(
  language: ClockedLanguage,
  scope: string,
  probe: OptionProbe,
): { readonly given: string; readonly without: string } {
  const write = WRITERS[language];
  const given = scope === 'client' ? write(probe, probe.option, '') : write(probe, '', probe.option);
  return { given, without: write(probe, '', '') };
}

/** The answers of a probe; a token unless it needs others. */
export const probeAnswers = ({ answers }: OptionProbe): readonly Answer[] => answers ?? [token];

import {
  failure,
  header,
  query,
  attempts,
  timeLimit,
  said,
  host,
  PRODUCTION,
  type OptionProbes,
} from '../support/option-probes.ts';

const probes: OptionProbes['probes'] = {
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

/** What each option changes. */
export const OPTION_PROBES: OptionProbes = {
  probes,
  write: ({ setup = '', call = 'tokens.get("id"' }, client, options) => `
import { BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";
${setup}
const client = new BasisTheoryClient({ apiKey: "<API_KEY>", environment: BasisTheoryEnvironment.Test, ${client} });
try {
  console.log((await client.${call}, { ${options} })).id);
} catch (error) {
  console.log(error.message);
}
`,
};

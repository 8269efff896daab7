import { provider } from '../../../content/site/provider.ts';
import type { Answer } from '../support/recorder.ts';
import {
  token,
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

const moved: Answer = { status: 302, headers: { location: `${provider.hosts.test}/tokens/other` } };

const probes: OptionProbes['probes'] = {
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

/** What each option changes. */
export const OPTION_PROBES: OptionProbes = {
  probes,
  write: ({ setup = '', call = 'tokens.get("id"' }, client, options) => `
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

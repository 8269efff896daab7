/** The reactors of the double. It can't run the code of a reader, so there's a fixed set whose code it knows. */
import { type Json, isObject } from '../../expressions';
import type { JsonObject, World } from '../types';

/** What code returned, or how it failed. */
export type RunResult =
  | { readonly ok: true; readonly body: Json }
  | { readonly ok: false; readonly status: number; readonly detail: string; readonly message: string };

export interface FixedReactor {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly configuration: Readonly<Record<string, string>>;
  /** Absent for `node-bt`. */
  readonly runtime?: JsonObject;
  /** What the code does, given the detokenized body. */
  readonly run: (body: Json, world: World) => RunResult;
}

/** Statuses and details of the error classes that code can throw. */
export const ERROR_CLASSES: ReadonlyMap<string, readonly [status: number, detail: string]> = new Map([
  ['BadRequestError', [400, 'Bad Request']],
  ['InvalidReactorConfigurationError', [400, 'Invalid Reactor Configuration']],
  ['AuthenticationError', [401, 'Authentication Failed']],
  ['InvalidPaymentMethodError', [402, 'Invalid Payment Method']],
  ['AuthorizationError', [403, 'Forbidden']],
  ['RateLimitError', [429, 'Rate Limit Exceeded']],
  ['ReactorRuntimeError', [500, 'Reactor Runtime Error']],
  ['ServiceUnavailableError', [503, 'Service Unavailable']],
]);

function thrown(name: string, message: string): RunResult {
  const [status, detail] = ERROR_CLASSES.get(name) ?? [500, 'Reactor Runtime Error'];
  return { ok: false, status, detail, message };
}

/** The number of the card in the request, which code reads without looking whether it's there. */
function cardNumber(request: Json | undefined): string | undefined {
  const card = isObject(request) ? request.card : undefined;
  const number = isObject(card) ? card.number : undefined;
  return typeof number === 'string' ? number : undefined;
}

function ofCard(request: Json | undefined, read: (number: string) => Json): RunResult {
  const number = cardNumber(request);
  return number === undefined
    ? thrown('ReactorRuntimeError', 'The code read card.number, and the request has none.')
    : { ok: true, body: read(number) };
}

const argsOf = (body: Json): Json | undefined => (isObject(body) ? body.args : undefined);

export const REACTORS: readonly FixedReactor[] = [
  {
    id: 'f65a7d24-1238-4ed2-8de3-d1ea802a4d87',
    name: 'Read a card',
    code: 'module.exports = async (req) => ({ raw: { last4: req.args.card.number.slice(-4) } });\n',
    configuration: { PROCESSOR_KEY: 'processor-test-key' },
    run: (body) => ofCard(argsOf(body), (number) => ({ raw: { last4: number.slice(-4) } })),
  },
  {
    id: '9d1b6c62-2c3b-4f2e-9d59-7a4c0f2c6f0e',
    name: 'Read a card, on node22',
    code: `const { v4: uuid } = require("uuid");

module.exports = async (event) => ({
  res: {
    statusCode: 200,
    headers: {},
    body: { id: uuid(), last4: event.req.card.number.slice(-4) },
  },
});
`,
    configuration: {},
    runtime: { image: 'node22', timeout: 20, dependencies: { uuid: '11.1.0' } },
    run: (body, world) => ofCard(body, (number) => ({ id: world.uuid(), last4: number.slice(-4) })),
  },
  {
    id: '2b8f4f8e-54d1-4f0e-8c52-6f0a4c1f7e11',
    name: 'Echo',
    code: 'module.exports = async (req) => ({ raw: req.args });\n',
    configuration: {},
    run: (body) => ({ ok: true, body: { raw: argsOf(body) ?? null } }),
  },
  {
    id: '6c0d9d3a-9d0b-4a53-9a6f-3f1f6c4e2d22',
    name: 'Read the BIN of a card',
    code: 'module.exports = async (req) => ({ raw: { bin: req.args.card.number.slice(0, 8) } });\n',
    configuration: {},
    run: (body) => ofCard(argsOf(body), (number) => ({ raw: { bin: number.slice(0, 8) } })),
  },
  {
    id: 'd3a7e1c5-1f7c-4b61-8e0d-8b2e5c9f3a33',
    name: 'Throw an error',
    code: `const errors = require("@basis-theory/basis-theory-reactor-formulas-sdk-js");

module.exports = async (req) => {
  throw new errors[req.args.error](req.args.message);
};
`,
    configuration: {},
    run: (body: Json): RunResult => {
      const args = argsOf(body);
      const { error, message } = isObject(args) ? args : {};
      const name = typeof error === 'string' ? error : '';
      if (!ERROR_CLASSES.has(name))
        return thrown('ReactorRuntimeError', `${name === '' ? 'undefined' : name} is not a constructor`);
      return thrown(name, typeof message === 'string' ? message : 'The code threw this error.');
    },
  },
];

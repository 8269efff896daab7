/** The reactors that the simulator has from the start, whose code it knows. */
import type { Json, JsonObject } from '../../json';
import { property } from '../json';
import { ERROR_CLASSES, thrown, type CodeInput, type KnownCode, type RunResult } from '../code-runs';

export interface FixedReactor {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly configuration: Readonly<Record<string, string>>;
  /** Absent for `node-bt`. */
  readonly runtime?: JsonObject;
  readonly run: KnownCode;
}

/** What code returns that reads a card number without a look whether there is one. */
export function ofCard(args: Json, read: (number: string) => Json): RunResult {
  const number = property(property(args, 'card'), 'number');
  return typeof number === 'string'
    ? { ok: true, body: read(number) }
    : thrown('ReactorRuntimeError', 'The code read card.number, and the request has none.');
}

export const REACTORS: readonly FixedReactor[] = [
  {
    id: 'f65a7d24-1238-4ed2-8de3-d1ea802a4d87',
    name: 'Read a card',
    code: 'module.exports = async (req) => ({ raw: { last4: req.args.card.number.slice(-4) } });\n',
    configuration: { PROCESSOR_KEY: 'processor-test-key' },
    run: ({ args }) => ofCard(args, (number) => ({ raw: { last4: number.slice(-4) } })),
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
    run: ({ args, environment }) =>
      ofCard(args, (number) => ({ id: environment.uuid(), last4: number.slice(-4) })),
  },
  {
    id: '2b8f4f8e-54d1-4f0e-8c52-6f0a4c1f7e11',
    name: 'Echo',
    code: 'module.exports = async (req) => ({ raw: req.args });\n',
    configuration: {},
    run: ({ args }) => ({ ok: true, body: { raw: args } }),
  },
  {
    id: '6c0d9d3a-9d0b-4a53-9a6f-3f1f6c4e2d22',
    name: 'Read the BIN of a card',
    code: 'module.exports = async (req) => ({ raw: { bin: req.args.card.number.slice(0, 8) } });\n',
    configuration: {},
    run: ({ args }) => ofCard(args, (number) => ({ raw: { bin: number.slice(0, 8) } })),
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
    run: ({ args }: CodeInput): RunResult => {
      const [error, message] = [property(args, 'error'), property(args, 'message')];
      const name = typeof error === 'string' ? error : '';
      if (!ERROR_CLASSES.has(name))
        return thrown('ReactorRuntimeError', `${name === '' ? 'undefined' : name} is not a constructor`);
      return thrown(name, typeof message === 'string' ? message : 'The code threw this error.');
    },
  },
];

/** What code receives, and what comes of it. The simulator runs no code of a reader. It knows what some code does. */
import type { Json, JsonObject } from '../json';
import { callerOf } from './applications/access';
import { computeHmac } from '../expressions';
import type { Call } from './call';
import { Problem } from './problems';
import { createToken } from './tokens/create-token';
import type { PlatformEvent, PlatformState, Environment } from './types';

/** What code returned, or how it failed. */
export type RunResult =
  | { readonly ok: true; readonly body: Json }
  | {
      readonly ok: false;
      readonly status: number;
      readonly detail: string;
      /** Messages by the property that the code names. */
      readonly errors: Readonly<Record<string, string[]>>;
    };

export interface CodeInput {
  /** What the code reads as `req.args`, or as `event.req` on `node22`. */
  readonly args: Json;
  readonly configuration: Readonly<Record<string, string>>;
  readonly environment: Environment;
  /** `bt.tokens.create`, with the request as the API has it. Absent where the code has no application. */
  readonly createToken?: (request: JsonObject) => JsonObject;
}

export type KnownCode = (input: CodeInput) => RunResult;

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

/**
 * What code that throws leads to.
 *
 * @param name of the error class
 * @param property of `errors` that has the message
 */
export function thrown(name: string, message: string, property = 'error'): RunResult {
  const [status, detail] = ERROR_CLASSES.get(name) ?? [500, 'Reactor Runtime Error'];
  return { ok: false, status, detail, errors: { [property]: [message] } };
}

/** What code without an application leads to that uses one. */
export const WITHOUT_APPLICATION = thrown(
  'ReactorRuntimeError',
  'The code has no application, so bt is null.',
);

/** A short name for code, the same for code with other line breaks, or with space around it. */
export function digestOf(code: string): string {
  const encoder = new TextEncoder();
  const text = encoder.encode(code.replaceAll('\r\n', '\n').trim());
  const hash = computeHmac('sha-256', encoder.encode('platform-double'), text);
  return Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a run leads to beside its result. */
export interface CodeRun {
  readonly result: RunResult;
  readonly state: PlatformState;
  readonly events: readonly PlatformEvent[];
}

/**
 * Runs code that is known. A failure of the vault is an error that the code doesn't catch.
 *
 * @param applicationId of the application that the code acts as
 */
export function runCode(
  call: Pick<Call, 'state' | 'environment'>,
  code: KnownCode,
  input: Pick<CodeInput, 'args' | 'configuration'>,
  applicationId: string | undefined,
): CodeRun {
  const { environment } = call;
  let { state } = call;
  const events: PlatformEvent[] = [];
  const application = state.applications.get(applicationId ?? '');
  const bound = application && {
    createToken: (request: JsonObject): JsonObject => {
      const created = createToken(state, request, callerOf(application), environment);
      const actor = { id: application.id, type: 'application', name: application.name };
      ({ state } = created);
      events.push(...created.events.map((event) => ({ ...event, actor })));
      return created.view;
    },
  };
  try {
    const result = code({ ...input, environment, ...bound });
    return { result, state, events };
  } catch (error) {
    if (!(error instanceof Problem) || error.status === 501) throw error;
    return { result: thrown('ReactorRuntimeError', error.message), state, events };
  }
}

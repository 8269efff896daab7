import type { Json } from '../../../engines/json/index.ts';
import type { Outcome, Thrown } from './invocation.ts';

/** What a caller of the platform receives. */
export interface PlatformAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Json;
}

/** What the platform makes of a thrown value, without what a proxy puts around it. */
function errorBody(thrown: Exclude<Thrown, { kind: 'custom' }>): {
  status: number;
  detail: string;
  errors: unknown;
} {
  if (thrown.kind === 'other')
    return { status: 500, detail: 'Reactor Runtime Error', errors: { error: [thrown.message] } };
  const { status, detail, errors } = thrown;
  return { status, detail, errors };
}

function customAnswer({ status, headers, body }: Extract<Thrown, { kind: 'custom' }>): PlatformAnswer {
  return { status, headers, body: body as Json };
}

/** The answer to whoever invoked a reactor whose code threw. */
function reactorError(thrown: Thrown): PlatformAnswer {
  if (thrown.kind === 'custom') return customAnswer(thrown);
  const body = errorBody(thrown);
  return { status: body.status, body: body as Json };
}

/** The answer to whoever called a proxy whose transform threw. */
function proxyError(thrown: Thrown): PlatformAnswer {
  if (thrown.kind === 'custom') return customAnswer(thrown);
  const { status, detail, errors } = errorBody(thrown);
  const title = 'One or more validation errors occurred.';
  return { status, body: { proxy_error: { errors, title, status, detail } } as Json };
}

/**
 * What code has to do: return a value, or throw one that becomes an answer for the caller of a reactor or of a proxy.
 */
export type Result =
  | { readonly returns: unknown }
  | { readonly reactorError: PlatformAnswer }
  | { readonly proxyError: PlatformAnswer };

/** What code did, in the form in which it is expected. */
export function resultOf({ returned, thrown }: Outcome, expected: Result): Result {
  if (thrown === undefined) return { returns: returned };
  return 'reactorError' in expected
    ? { reactorError: reactorError(thrown) }
    : { proxyError: proxyError(thrown) };
}

/** The double of the platform for tests, which send requests to it by hand. */
import { randomUUID } from 'node:crypto';
import {
  initialState,
  respond,
  type Outcome,
  type PlatformResponse,
  type PlatformState,
  type Environment,
} from '../../engines/simulator/index.ts';

/** A moment at which no seeded token has expired. */
export const NOW = Date.parse('2026-11-22T12:00:00Z');

export interface GivenRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  /** `<API_KEY>` by default; `null` sends none. */
  readonly key?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The environment at a moment, with no chance in it but IDs. */
export function environmentAt(now: number): Environment {
  return { now: () => now, uuid: randomUUID, random: () => 0.5 };
}

/** Sends one request to a state. */
export function send(state: PlatformState, request: GivenRequest, now = NOW): Outcome {
  const { method, url, key = '<API_KEY>', headers = {}, body } = request;
  const { pathname, searchParams } = new URL(url, 'http://double');
  const isPatch = method === 'PATCH';
  const contentType = `application/${isPatch ? 'merge-patch+json' : 'json'}`;
  return respond(
    state,
    {
      method,
      path: pathname,
      query: searchParams,
      headers: {
        ...(body === undefined ? {} : { 'content-type': contentType }),
        ...(key === null ? {} : { 'bt-api-key': key }),
        ...headers,
      },
      body: body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body),
    },
    environmentAt(now),
  );
}

/** Status and body of a response; status 0 where the connection broke. */
export function read(response: PlatformResponse): { readonly status: number; readonly body: unknown } {
  if (response.kind !== 'response') return { status: 0, body: undefined };
  return {
    status: response.status,
    body: response.body === undefined ? undefined : JSON.parse(response.body),
  };
}

/** A double that keeps its state, for several requests after each other. */
export function session(now = NOW): {
  readonly ask: (request: GivenRequest, at?: number) => ReturnType<typeof read>;
  readonly outcome: (request: GivenRequest, at?: number) => Outcome;
} {
  let state = initialState();
  const outcome = (request: GivenRequest, at = now): Outcome => {
    const result = send(state, request, at);
    state = result.state;
    return result;
  };
  return { outcome, ask: (request, at) => read(outcome(request, at).response) };
}

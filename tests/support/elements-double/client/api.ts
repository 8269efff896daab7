import { ApiError } from './errors.ts';
import { problem, type Start } from './problem.ts';

/** Where the package sends requests: through the host of the Elements unless told otherwise. */
const SAME_ORIGIN_API = 'https://js.basistheory.com/api';
const HOSTS: Readonly<Record<string, string>> = {
  test: 'https://api.test.basistheory.com',
  production: 'https://api.basistheory.com',
};

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

export interface CallOptions {
  readonly apiKey?: string;
  readonly correlationId?: string;
  readonly idempotencyKey?: string;
}

const given = (record: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/**
 * Sends a request to the platform.
 *
 * @returns the body of the answer
 * @throws ApiError when the platform refuses
 */
export async function send(
  { apiKey, environment, useSameOriginApi }: Start,
  { method, path, query = {}, headers = {}, body }: ApiRequest,
  options: CallOptions = {},
): Promise<unknown> {
  if (options.apiKey === '') problem(`${method} ${path} is called with an empty apiKey.`);
  const base = useSameOriginApi ? SAME_ORIGIN_API : (HOSTS[environment] ?? '');
  const search = new URLSearchParams(given(query)).toString();
  const response = await fetch(`${base}/${path}${search && `?${search}`}`, {
    method,
    headers: given({
      ...headers,
      'BT-API-KEY': options.apiKey ?? apiKey,
      'BT-TRACE-ID': options.correlationId,
      'BT-IDEMPOTENCY-KEY': options.idempotencyKey,
      'Content-Type': body === undefined ? undefined : 'application/json',
    }),
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? undefined : JSON.parse(text);
  if (!response.ok) throw new ApiError(response.status, answer);
  return answer;
}

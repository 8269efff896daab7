import type { Json } from '../json';
import type { PlatformResponse } from './types';

/** A response that ends a request, thrown where the request cannot go on. */
export class Problem extends Error {
  readonly status: number;
  readonly body: Json | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, body?: Json, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** `400`, with the messages by the property that they are about. */
export function invalid(errors: Readonly<Record<string, string>>): Problem {
  const detail = 'The request isn\'t valid. Read "errors".';
  return new Problem(400, Object.values(errors).join(' '), {
    title: 'One or more validation errors occurred.',
    status: 400,
    detail,
    errors: Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, [message]])),
  });
}

/** `401`, which has no body. */
export function unauthorized(): Problem {
  return new Problem(401, 'The key is missing or unknown.');
}

/** `403`: a permission, a rule or the type of the application is missing. */
export function forbidden(detail: string): Problem {
  return new Problem(403, detail, { title: 'Forbidden', status: 403, detail });
}

/** `404` for whatever has no such ID. */
export function notFound(detail: string): Problem {
  return new Problem(404, detail, { title: 'Not Found', status: 404, detail });
}

/** `409`: the request conflicts with what is there. */
export function conflict(detail: string): Problem {
  return new Problem(409, detail, { title: 'Conflict', status: 409, detail });
}

/** `501`, which the platform never returns: this simulator does not do what the platform would. */
export function unsupported(detail: string): Problem {
  return new Problem(501, detail, { title: 'Not supported by the mock platform', status: 501, detail });
}

/** A platform error on the way through a proxy. */
export function proxyProblem(status: number, title: string, detail?: string): Problem {
  const error = { errors: {}, title, status, ...(detail === undefined ? {} : { detail }) };
  return new Problem(status, detail ?? title, { proxy_error: error });
}

/** `429`: too many requests in a period. Whether the platform sends `Retry-After` isn't known; the simulator does. */
export function tooManyRequests(waitSeconds: number, isProxied: boolean): Problem {
  const error = { title: 'Too Many Requests', status: 429 };
  const body = isProxied ? { proxy_error: { errors: {}, ...error } } : error;
  return new Problem(429, error.title, body, { 'retry-after': String(waitSeconds) });
}

/** A JSON response; without a body, an empty one. */
export function respondWith(
  status: number,
  body?: Json,
  headers: Readonly<Record<string, string>> = {},
): PlatformResponse {
  return body === undefined
    ? { kind: 'response', status, headers }
    : {
        kind: 'response',
        status,
        headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
        body: JSON.stringify(body),
      };
}

import type { SentRequest } from './recorder.ts';

/** A request with its body read. */
export interface ReadRequest extends Omit<SentRequest, 'body'> {
  /**
   * A form by its fields, in which JSON objects are read too; text as it is; other bodies as JSON; absent when there is
   * none.
   */
  readonly body?: unknown;
}

/**
 * Reads the body of a request: a form, text or JSON.
 *
 * @throws SyntaxError when a body that is neither form nor text is no JSON either
 */
export function readRequest({ method, url, headers, body }: SentRequest): ReadRequest {
  const text = body.toString();
  const request = { method, url, headers };
  if (text === '') return request;
  if (headers['content-type']?.startsWith('text/') === true) return { ...request, body: text };
  if (headers['content-type']?.startsWith('application/x-www-form-urlencoded') !== true)
    return { ...request, body: JSON.parse(text) };
  const fields = [...new URLSearchParams(text)].map(([name, value]): [string, unknown] => [
    name,
    value.startsWith('{') ? JSON.parse(value) : value,
  ]);
  return { ...request, body: Object.fromEntries(fields) };
}

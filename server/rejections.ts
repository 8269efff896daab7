import { LIMITS } from './limits.ts';

/** What a client is told whose request is rejected, by status. */
export const REJECTIONS = {
  400: "This isn't a request of HTTP/1.1.",
  405: 'This site is read-only. Use GET or HEAD.',
  408: 'This request took too long.',
  413: 'This site takes no uploads.',
  414: `The URL of this request is longer than ${LIMITS.url} characters.`,
  431: `The headers of this request are longer than ${LIMITS.headers} bytes.`,
} as const;

export type Rejection = keyof typeof REJECTIONS;

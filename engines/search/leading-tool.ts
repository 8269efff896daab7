/** Which tool a query asks for, in the tool's own words or with a pasted response. It comes before all other results. */
import { addressWithState } from '../addresses';
import { findSecrets } from '../secrets';
import type { SearchDoc } from './documents';

/** The tool for pasted text, and its name in fragments. */
const ERROR_FINDER = { url: '/docs/tools/errors', name: 'errors' };

/** The longest text in a fragment, in UTF-16 units. The error finder has the same limit. */
const LONGEST_TEXT = 2_000;

const STATUS_LINE = /^\s*(?:<\s*)?HTTP\/[0-9.]{1,3}\s+[1-5]\d\d\b/;
const JSON_BODY = /^\s*[[{]/;
const ERROR_PROPERTY = /"(?:proxy_error|errors?|status|title|detail)"\s*:/;

/** A tool as a result. */
export interface LeadingTool {
  /** Number of its page. */
  readonly page: number;
  /** Route, for pasted text with the text in its fragment. */
  readonly url: string;
}

/** A query as a tool's keywords are compared, in lower case, with one space between words. */
export function asAsked(query: string): string {
  return query
    .toLowerCase()
    .replaceAll(/[?!.,\s]+/g, ' ')
    .trim();
}

/** Whether a query is a pasted HTTP response or a JSON error body, or what's left of one. */
function isPasted(query: string): boolean {
  if (STATUS_LINE.test(query)) return true;
  if (JSON_BODY.test(query)) return ERROR_PROPERTY.test(query);
  return /\bproxy_error\b/.test(query) && /\b[45]\d\d\b/.test(query);
}

/** The URL that opens the error finder with what was pasted, or without it if it's a log or seems to have a secret. */
function errorFinderWith(text: string): string {
  const isShareable = text.length <= LONGEST_TEXT && findSecrets(text).length === 0;
  return addressWithState(ERROR_FINDER.url, ERROR_FINDER.name, { text: isShareable ? text : '' });
}

/**
 * The tool that a query asks for.
 *
 * @returns undefined for most queries
 */
export function leadingTool(query: string, docs: readonly SearchDoc[]): LeadingTool | undefined {
  const pasted = isPasted(query);
  const asked = asAsked(query);
  const page = docs.findIndex(({ url, askedFor }) =>
    pasted ? url === ERROR_FINDER.url : askedFor?.includes(asked) === true,
  );
  const url = docs[page]?.url;
  return url === undefined ? undefined : { page, url: pasted ? errorFinderWith(query) : url };
}

/** The query language of the search. */
import { invalid } from '../problems';

const FIELDS = ['container', 'type', 'fingerprint', 'metadata', 'data'] as const;

export interface Term {
  readonly field: (typeof FIELDS)[number];
  /** Of a term for metadata. */
  readonly key?: string;
  readonly value: string;
}

const LONGEST = 200;
const TERM = /^(?<name>[\w.-]+):(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<plain>[^\s"]+))$/;

function readTerm(text: string): Term {
  const { name = '', quoted, plain = '' } = TERM.exec(text.trim())?.groups ?? {};
  const [field = '', ...rest] = name.split('.');
  const isKnown = (FIELDS as readonly string[]).includes(field) && (field === 'metadata') === rest.length > 0;
  if (!isKnown)
    throw invalid({ query: `"${text}" is not a term such as type:card or metadata.order_id:A-10017.` });
  const value = quoted?.replaceAll(/\\(.)/g, '$1') ?? plain;
  return {
    field: field as Term['field'],
    ...(rest.length === 0 ? {} : { key: rest.join('.') }),
    value,
  };
}

/**
 * The terms of a query: one, or a container joined with one other.
 *
 * @throws Problem 400 for everything else
 */
export function readQuery(query: string): readonly Term[] {
  if (query.length > LONGEST) throw invalid({ query: `The query can have at most ${LONGEST} characters.` });
  if (query.trim() === '') throw invalid({ query: 'The query is required.' });
  const terms = query.split(/\s+AND\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/).map(readTerm);
  const others = terms.filter(({ field }) => field !== 'container');
  if (others.length > 1 || terms.length - others.length > 1)
    throw invalid({ query: 'You can join a container with at most one other field.' });
  return terms;
}

import type { ExpressionContext } from '../expressions';

/** The ID of a token that has none of its own here; the examples of the API description have it too. */
export const DEFAULT_ID = '30973af6-93f0-4d2e-b4b3-15a136a33945';

interface ContextFacts {
  /** The field or request that has the expression, as a reader chooses it. */
  readonly label: string;
  /** What an expression there reads, as the hint of its field. */
  readonly reads: string;
}

const TOKEN_FIELD = 'Use "data" for the token\'s data, for example {{ data | reveal: 0, 4 }}.';
const BY_ID = "Start with the token's ID, for example {{ <id> }} or {{ token: <id> }}.";

const FACTS: Readonly<Record<ExpressionContext, ContextFacts>> = {
  alias: { label: "A token's id (alias)", reads: TOKEN_FIELD },
  mask: {
    label: "A token's mask",
    reads: `${TOKEN_FIELD} To mask several properties, write a JSON object whose values are expressions.`,
  },
  fingerprint: {
    label: "A token's fingerprint_expression",
    reads: 'Use "data" for the token\'s data, and "metadata" for its metadata.',
  },
  search_index: { label: "A token's search_indexes", reads: TOKEN_FIELD },
  detokenize: { label: 'The body of POST /detokenize', reads: BY_ID },
  proxy_body: { label: 'The body of a proxy request', reads: BY_ID },
  proxy_header: { label: 'A header of a proxy request', reads: BY_ID },
  reactor: { label: "A reactor's args", reads: BY_ID },
};

/** What the page says of a context. */
export function contextFacts(where: ExpressionContext): ContextFacts {
  return FACTS[where];
}

/** Whether a word is a context: anyone can write one into an address. */
export function isContext(word: string): word is ExpressionContext {
  return Object.hasOwn(FACTS, word);
}

/** Every context, in the order of the menu. */
export const WHERE = Object.keys(FACTS) as readonly ExpressionContext[];

import type { Json } from '../../../engines/json/index.ts';
import { DEFAULT_ID, readsById, type Attempt } from '../../../engines/expression-playground/index.ts';
import type { ExpressionContext } from '../../../engines/expressions/index.ts';
import type { ExampleSets, StatedExample } from './example-sets.ts';

interface ExampleParts {
  readonly source: string;
  readonly where: ExpressionContext;
  readonly stated: StatedExample;
  readonly sets: ExampleSets;
}

type Found = Readonly<Record<string, Readonly<Record<string, Json>>>>;

function json(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value, null, 2);
}

/** What the IDs and variables in an expression lead to; the rest of a file's isn't read. */
function readBy(source: string, finds: ExampleSets['finds']): Found {
  const kinds = Object.entries(finds).map(([kind, entries]) => [
    kind,
    Object.fromEntries(Object.entries(entries).filter(([id]) => source.includes(id))),
  ]);
  return Object.fromEntries(
    kinds.filter(([, entries]) => Object.keys(entries as object).length > 0),
  ) as Found;
}

/** Without the data of a token: the reader edits that in a field of its own. */
function withoutData(found: Found, id: string): Found {
  const { token = {}, ...others } = found;
  const { [id]: own, ...otherTokens } = token;
  const rest = Object.fromEntries(
    Object.entries(own ?? {}).filter(([name]) => name !== 'data' && name !== 'id'),
  );
  const tokens = { ...(Object.keys(rest).length > 0 ? { [id]: rest } : {}), ...otherTokens };
  return { ...(Object.keys(tokens).length > 0 ? { token: tokens } : {}), ...others };
}

/** A worked example as the playground has it: where tokens are read by their ID, the reader edits the data of the first. */
export function attemptOf({ source, where, stated, sets }: ExampleParts): Attempt {
  const { data = sets.data, metadata } = stated;
  if (!readsById(where)) {
    const sources = json(metadata && { metadata });
    return { where, expression: source, data: json(data), id: DEFAULT_ID, sources };
  }
  const found = readBy(source, sets.finds);
  const [id = DEFAULT_ID, token] = Object.entries(found.token ?? {})[0] ?? [];
  const others = withoutData(found, id);
  return {
    where,
    expression: source,
    data: json((token as Record<string, Json> | undefined)?.data),
    id,
    sources: Object.keys(others).length > 0 ? json(others) : '',
  };
}

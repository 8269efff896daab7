import { readsById, sourceNames } from '../../lib/expression-playground/context-rules.ts';
import { DEFAULT_ID, WHERE } from '../../lib/expression-playground/contexts.ts';
import { inspectAttempt } from '../../lib/expression-playground/inspect.ts';
import type { Attempt, Inspection } from '../../lib/expression-playground/types.ts';
import type { ExpressionContext, Json } from '../../lib/expressions/index.ts';
import { findSecrets } from '../../lib/tools/secrets.ts';
import { sitePages } from '../../../site/site-map.ts';
import { loadApiDescription } from '../../../pipeline/material/api-description/index.ts';
import { cellText, loadDataTable } from '../../../pipeline/material/tables/index.ts';
import {
  attemptOf,
  exampleSetNames,
  loadExampleSets,
  workedExamples,
} from '../../../pipeline/material/worked-expressions/index.ts';

/** An example of the menu, which a link to the playground has by its ID. */
export interface PlaygroundExample {
  readonly id: string;
  /** The page that shows it. */
  readonly group: string;
  readonly label: string;
  readonly attempt: Attempt;
}

/** What the reader chooses from. */
export interface PlaygroundChoices {
  readonly examples: readonly PlaygroundExample[];
  /** Test data of each token type, as indented JSON. */
  readonly types: readonly { readonly type: string; readonly data: string }[];
  /** Numbers and keys that are published for tests: an address can have them. */
  readonly harmless: readonly string[];
}

/** Shown to developers only, on the pages of the gallery. */
const GALLERY = 'gallery';

function indented(value: Json): string {
  return JSON.stringify(value, null, 2);
}

/** The label of the page of expressions that a file of worked examples is for. */
function pageOf(name: string): string {
  const route = name === 'language' ? '/docs/expressions' : `/docs/expressions/${name}`;
  const page = sitePages.find((one) => one.route === route);
  if (page === undefined)
    throw new Error(`No page shows data/worked-expressions/${name}.yaml: there's no ${route}.`);
  return page.label;
}

function labelOf(set: string, goal: string | undefined, source: string): string {
  const line = source.replaceAll(/\s+/g, ' ');
  const what = goal?.replaceAll('`', '') ?? (line.length > 60 ? `${line.slice(0, 59)}…` : line);
  return `${set.replaceAll('_', ' ')}: ${what}`;
}

/** Every worked example of the pages of expressions, in the order of the pages. */
function playgroundExamples(): PlaygroundExample[] {
  return exampleSetNames()
    .filter((name) => name !== GALLERY)
    .flatMap((name) => {
      const sets = loadExampleSets(name);
      return Object.keys(sets.sets).flatMap((set) =>
        workedExamples(sets, set).map(({ id, goal, source, contexts, stated }) => ({
          id,
          group: pageOf(name),
          label: name === 'filters' ? `${set}: ${source}` : labelOf(set, goal, source),
          attempt: attemptOf({ source, where: contexts[0] ?? 'mask', stated, sets }),
        })),
      );
    });
}

/** Puts a value at a path such as `data.number`, whose object begins empty. */
function withValue(data: Json | undefined, path: string, value: Json): Json {
  const [, name] = path.split('.');
  return name === undefined ? value : { ...(data as Record<string, Json> | undefined), [name]: value };
}

/** Test data of each token type: of its table, or else of an example. */
async function typeData(): Promise<PlaygroundChoices['types']> {
  const { operations } = await loadApiDescription();
  const created = (operations.get('tokens.create')?.requestExamples ?? []).map(
    ({ body }) => body as { readonly type?: string; readonly data?: Json } | undefined,
  );
  const networkToken = loadExampleSets('detokenization').finds.network_token?.nt_1 as
    { readonly data: Json } | undefined;
  const values = loadDataTable('token-type-values').rows;
  return loadDataTable('token-types').rows.flatMap((row) => {
    const type = cellText(row.type);
    const data = values
      .filter((one) => one.type === type)
      .reduce<Json | undefined>(
        (made, { value, example }) => withValue(made, cellText(value), example as Json),
        undefined,
      );
    const example = type === 'network_token' ? networkToken : created.find((body) => body?.type === type);
    const shown = data ?? example?.data;
    return shown === undefined ? [] : [{ type, data: indented(shown) }];
  });
}

/** What the page asks for in a context beside the expression and the data. */
export interface ContextFields {
  readonly readsById: boolean;
  /** The names that other sources can have; none where there are no others. */
  readonly sourceNames: readonly string[];
}

/** What the playground begins with. */
export interface PlaygroundStart {
  readonly attempt: Attempt;
  readonly inspection: Inspection;
  readonly fields: Readonly<Record<ExpressionContext, ContextFields>>;
}

const START = '{{ data.number | reveal_last: 4 }}';

/** What the playground begins with, and what the reader chooses from, which is fetched. */
export async function data(): Promise<{
  readonly start: PlaygroundStart;
  readonly choices: PlaygroundChoices;
}> {
  const [examples, types] = [playgroundExamples(), await typeData()];
  const card = types.find(({ type }) => type === 'card');
  if (card === undefined)
    throw new Error('data/api/tokens/token-type-values.yaml has no values of the type card.');
  const attempt: Attempt = { where: 'mask', expression: START, data: card.data, id: DEFAULT_ID, sources: '' };
  const texts = [
    ...examples.map((one) => Object.values(one.attempt).join('\n')),
    ...types.map((one) => one.data),
  ];
  const harmless = new Set(
    texts.flatMap((text) => findSecrets(text).map(({ start, end }) => text.slice(start, end))),
  );
  const fields = WHERE.map((where) => [
    where,
    { readsById: readsById(where), sourceNames: sourceNames(where) },
  ]);
  return {
    start: {
      attempt,
      inspection: inspectAttempt(attempt),
      fields: Object.fromEntries(fields) as PlaygroundStart['fields'],
    },
    choices: { examples, types, harmless: [...harmless] },
  };
}

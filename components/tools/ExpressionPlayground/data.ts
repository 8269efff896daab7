import type { Json } from '../../../engines/json/index.ts';
import {
  DEFAULT_ID,
  inspectAttempt,
  readsById,
  sourceNames,
  WHERE,
  type Attempt,
  type Inspection,
} from '../../../engines/expression-playground/index.ts';
import type { ExpressionContext } from '../../../engines/expressions/index.ts';
import { findSecrets } from '../../../engines/secrets/index.ts';
import { siteMap } from '../../../pipeline/content/site/site-map.ts';
import { loadApiDescription } from '../../../pipeline/content/api-description/index.ts';
import { cellText, loadDataTable } from '../../../pipeline/content/tables/index.ts';
import {
  attemptOf,
  exampleSetNames,
  loadExampleSets,
  workedExamples,
} from '../../../pipeline/content/worked-expressions/index.ts';

import { exampleSections } from '../../builders/example-sections.ts';
import { readPage } from '../../pages.ts';
import { fileExists } from '../../../pipeline/cache/index.ts';

/** An example of the menu, which a link to the playground has by its ID. */
export interface PlaygroundExample {
  readonly id: string;
  /** The page and the section that show it. */
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

/** Files of worked examples by their pages, the pages that most readers come from first. */
const FILES = ['masks', 'detokenization', 'proxy', 'aliasing', 'fingerprints', 'search-indexes'];

/** What most readers come for, before everything else. */
const COMMON = [
  'masks.values.5',
  'masks.values.8',
  'masks.values.10',
  'aliasing.patterns.2',
  'detokenization.sources.2',
  'configuration.headers.2',
  'fingerprints.texts.2',
];
const COMMON_GROUP = 'Common';

/** The page of expressions that a file of worked examples is for. */
function pageOf(name: string): { readonly route: string; readonly label: string } {
  const route = name === 'language' ? '/docs/expressions' : `/docs/expressions/${name}`;
  const page = siteMap.find((one) => one.route === route);
  if (page === undefined)
    throw new Error(`No page shows content/data/worked-expressions/${name}.yaml: there's no ${route}.`);
  return page;
}

/** The titles above each example. The gallery is built without the page, so there are none. */
async function sectionsOf(name: string): Promise<ReturnType<typeof exampleSections>> {
  const file = `content/docs/expressions/${name === 'language' ? 'index' : name}.mdx`;
  return fileExists(file) ? exampleSections((await readPage(file)).tree) : new Map();
}

function labelOf(goal: string | undefined, source: string): string {
  const line = source.replaceAll(/\s+/g, ' ');
  return goal?.replaceAll('`', '') ?? (line.length > 60 ? `${line.slice(0, 59)}…` : line);
}

async function examplesOf(name: string): Promise<PlaygroundExample[]> {
  const [sets, sections, page] = [loadExampleSets(name), await sectionsOf(name), pageOf(name)];
  return Object.keys(sets.sets).flatMap((set) =>
    workedExamples(sets, set).map(({ id, goal, source, contexts, stated }) => {
      const { section = '', subsection = '' } = sections.get(id) ?? {};
      // The filters' own headings would make a group of each.
      const title = name === 'filters' || subsection === '' ? section : subsection;
      const label = name === 'filters' ? `${set}: ${labelOf(undefined, source)}` : labelOf(goal, source);
      const isCommon = COMMON.includes(id);
      return {
        id,
        group: isCommon ? COMMON_GROUP : [page.label, title].filter((part) => part !== '').join(': '),
        label: isCommon ? `${page.label}: ${label}` : label,
        attempt: attemptOf({ source, where: contexts[0] ?? 'mask', stated, sets }),
      };
    }),
  );
}

/** Every worked example of the expression pages in menu order, which begins with the common ones. */
async function playgroundExamples(): Promise<PlaygroundExample[]> {
  const others = exampleSetNames().filter((name) => name !== GALLERY && !FILES.includes(name));
  const examples = (await Promise.all([...FILES, ...others.reverse()].map(examplesOf))).flat();
  const isCommon = ({ group }: PlaygroundExample): boolean => group === COMMON_GROUP;
  return [...examples.filter(isCommon), ...examples.filter((one) => !isCommon(one))];
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
    | { readonly data: Json }
    | undefined;
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

const START = "{{ data.number | card_mask: 'false', 'true' }}";

/** What the playground begins with, and what the reader chooses from, which is fetched. */
export async function data(): Promise<{
  readonly start: PlaygroundStart;
  readonly choices: PlaygroundChoices;
}> {
  const [examples, types] = await Promise.all([playgroundExamples(), typeData()]);
  const card = types.find(({ type }) => type === 'card');
  if (card === undefined)
    throw new Error('content/data/api/tokens/token-type-values.yaml has no values of the type card.');
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

/** Worked examples of expressions as a table. */
import type { PhrasingContent, Table } from 'mdast';
import type { ExpressionContext } from '../../engines/expressions/index.ts';
import type { WorkedExample } from '../../pipeline/content/worked-expressions/index.ts';
import { inlineCode, link, markdownPhrase, text } from '../../pipeline/pages/tree/build.ts';
import { tableOf } from './table.ts';

/** In these contexts every result is text, so its type needs no showing. */
const TEXT_CONTEXTS: ReadonlySet<ExpressionContext> = new Set([
  'alias',
  'fingerprint',
  'search_index',
  'proxy_header',
]);

/** A result as the page writes it: JSON, or plain text where every result is text. */
export function writtenResult(value: unknown, { contexts, isDocument }: WorkedExample): string {
  const isText = contexts.every(
    (context) => TEXT_CONTEXTS.has(context) || (context === 'proxy_body' && !isDocument),
  );
  if (typeof value === 'string' && isText && value !== '') return value;
  return JSON.stringify(value);
}

function resultCell(example: WorkedExample): PhrasingContent[] {
  const { result, fails, note } = example;
  const outcome =
    result === undefined
      ? [text('Error: '), ...markdownPhrase(fails ?? '')]
      : [
          ...(result.isRandom ? [text('for example ')] : []),
          inlineCode(writtenResult(result.value, example)),
        ];
  return note === undefined ? outcome : [...outcome, text('. '), ...markdownPhrase(note)];
}

function inputCell({ inputs, source }: WorkedExample): PhrasingContent[] {
  const isNamed = inputs.length > 1 || (inputs.length === 1 && !/\{\{\s*data\b/.test(source));
  return inputs.flatMap(({ name, value }, index) => [
    ...(index === 0 ? [] : [text('; ')]),
    ...(isNamed ? [inlineCode(name), text(': ')] : []),
    inlineCode(JSON.stringify(value)),
  ]);
}

/** The playground's route. Its URL takes the ID of an example. */
const PLAYGROUND = '/docs/tools/expressions';

/** Opens an example in the playground. */
export function playgroundLink({ id }: WorkedExample, children: PhrasingContent[]): PhrasingContent {
  return { ...link(`${PLAYGROUND}#expressions?example=${id}`, children), title: 'Open in the playground' };
}

/** Examples as rows, with a column for what they are for and one for what they read where any says so. */
export function exampleTable(examples: readonly WorkedExample[]): Table {
  const hasGoals = examples.some(({ goal }) => goal !== undefined);
  const hasInputs = examples.some(({ inputs }) => inputs.length > 0);
  return tableOf(
    [...(hasGoals ? ['Goal'] : []), 'Expression', ...(hasInputs ? ['Input'] : []), 'Result'],
    examples.map((example) => [
      ...(hasGoals ? [markdownPhrase(example.goal ?? '')] : []),
      [playgroundLink(example, [inlineCode(example.source)])],
      ...(hasInputs ? [inputCell(example)] : []),
      resultCell(example),
    ]),
  );
}

import type { PhrasingContent, Table } from 'mdast';
import * as z from 'zod';
import type { ExpressionContext } from '../../../src/lib/expressions/index.ts';
import { givenInput, workedExamples, type WorkedExample } from '../../material/worked-expressions/index.ts';
import { readAttributes } from '../tree/attributes.ts';
import { failPage } from '../tree/author-error.ts';
import { codeBlock, inlineCode, markdownPhrase, paragraph, text, type FlowContent } from '../tree/build.ts';
import type { Expansion } from '../page-context.ts';
import { tableOf } from './table.ts';

const attributes = z.strictObject({
  /** A file of `data/worked-expressions/`. */
  name: z.string(),
  /** The examples to show. */
  set: z.string().optional(),
  /** In place of a set: what an id or a variable of the examples leads to. */
  given: z.string().optional(),
  /** Above what is given. */
  title: z.string().optional(),
});

/** In these contexts every result is text, so its type needs no showing. */
const TEXT_CONTEXTS: ReadonlySet<ExpressionContext> = new Set([
  'alias',
  'fingerprint',
  'search_index',
  'proxy_header',
]);

/** What readers write and get, in each context. */
const TITLES: Readonly<Record<ExpressionContext, readonly [written: string, gives: string]>> = {
  alias: ['id', 'The id of the token'],
  mask: ['mask', 'What a masked reader gets'],
  fingerprint: ['fingerprint_expression', 'The text that is fingerprinted'],
  search_index: ['search_indexes', 'The index'],
  detokenize: ['Request body', 'Response body'],
  proxy_body: ['Body that you send', 'Body that the destination gets'],
  proxy_header: ['Header that you send', 'Header that the destination gets'],
  reactor: ['args that you send', 'args that the code gets'],
};

function writtenResult(value: unknown, { contexts, isDocument }: WorkedExample): string {
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

/** Examples as rows, with a column for what they are for and one for what they read where any says so. */
export function exampleTable(examples: readonly WorkedExample[]): Table {
  const hasGoals = examples.some(({ goal }) => goal !== undefined);
  const hasInputs = examples.some(({ inputs }) => inputs.length > 0);
  return tableOf(
    [...(hasGoals ? ['Goal'] : []), 'Expression', ...(hasInputs ? ['Input'] : []), 'Result'],
    examples.map((example) => [
      ...(hasGoals ? [markdownPhrase(example.goal ?? '')] : []),
      [inlineCode(example.source)],
      ...(hasInputs ? [inputCell(example)] : []),
      resultCell(example),
    ]),
  );
}

function block(title: string, value: string, isJson: boolean): FlowContent {
  return codeBlock(isJson ? 'json' : 'text', value, { title });
}

/** An example as blocks: what is read, what is written, what comes back. */
function exampleBlocks(example: WorkedExample): FlowContent[] {
  const { goal, inputs, source, isDocument, contexts, result, fails, note } = example;
  const [context = 'mask'] = contexts;
  const [written, gives] = TITLES[context];
  return [
    ...(goal === undefined ? [] : [paragraph(markdownPhrase(`${goal}:`))]),
    ...inputs.map(({ name, value }) => block(name, JSON.stringify(value, null, 2), true)),
    block(written, source, isDocument),
    ...(result === undefined
      ? [paragraph([text('Error: '), ...markdownPhrase(`${fails ?? ''}.`)])]
      : [
          block(
            gives,
            isDocument ? JSON.stringify(result.value, null, 2) : writtenResult(result.value, example),
            isDocument,
          ),
        ]),
    ...(note === undefined ? [] : [paragraph(markdownPhrase(`${note}.`))]),
  ];
}

function exampleSet(examples: readonly WorkedExample[]): FlowContent[] {
  const needBlocks = examples.some(({ isDocument, source }) => isDocument || source.includes('\n'));
  return needBlocks ? examples.flatMap(exampleBlocks) : [exampleTable(examples)];
}

/**
 * `<Expressions name="masks" set="cards" />`: worked examples of `data/worked-expressions/masks.yaml`, evaluated.
 * `<Expressions name="proxy" given="variable proxy" title="…" />`: what they read.
 */
export const expandExpressions: Expansion = (element, context) => {
  const { name, set, given, title } = readAttributes(context.file, element, attributes);
  if ((set === undefined) === (given === undefined))
    failPage(context.file, element, '<Expressions> needs either "set" or "given". Write one of them.');
  try {
    const sets = context.expressions(name);
    if (given !== undefined) return [codeBlock('json', givenInput(sets, given), { title })];
    return exampleSet(workedExamples(sets, set ?? ''));
  } catch (error) {
    failPage(context.file, element, error instanceof Error ? error.message : String(error));
  }
};

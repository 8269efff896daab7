import type { ExpressionContext } from '../../../engines/expressions/index.ts';
import {
  givenInput,
  workedExamples,
  type WorkedExample,
} from '../../../pipeline/content/worked-expressions/index.ts';
import {
  codeBlock,
  markdownPhrase,
  paragraph,
  text,
  type FlowContent,
} from '../../../pipeline/pages/tree/build.ts';
import type { Expand } from '../../../pipeline/pages/index.ts';
import { exampleTable, playgroundLink, writtenResult } from '../../builders/example-table.ts';
import type { expressions } from './definition.ts';

/** What readers write and get, in each context. */
const TITLES: Readonly<Record<ExpressionContext, readonly [written: string, gives: string]>> = {
  alias: ['id', 'The ID of the token'],
  mask: ['mask', 'What a caller with masked access receives'],
  fingerprint: ['fingerprint_expression', 'The fingerprinted string'],
  search_index: ['search_indexes', 'The index'],
  detokenize: ['Request body', 'Response body'],
  proxy_body: ['Body you send', 'Body the destination receives'],
  proxy_header: ['Header you send', 'Header the destination receives'],
  reactor: ['args that you send', 'args that the code gets'],
};

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
    paragraph([
      ...(note === undefined ? [] : [...markdownPhrase(`${note}.`), text(' ')]),
      playgroundLink(example, [text('Open in the playground')]),
    ]),
  ];
}

function exampleSet(examples: readonly WorkedExample[]): FlowContent[] {
  const needBlocks = examples.some(({ isDocument, source }) => isDocument || source.includes('\n'));
  return needBlocks ? examples.flatMap(exampleBlocks) : [exampleTable(examples)];
}

/**
 * `<Expressions name="masks" set="cards" />`: worked examples of `content/data/worked-expressions/masks.yaml`, evaluated.
 * `<Expressions name="proxy" given="variable proxy" title="…" />`: what they read.
 */
export const expand: Expand<typeof expressions> = ({ name, set, given, title }, page) => {
  if ((set === undefined) === (given === undefined))
    throw new Error('It needs either "set" or "given". Write one of them.');
  const sets = page.expressions(name);
  if (given !== undefined) return [codeBlock('json', givenInput(sets, given), { title })];
  return exampleSet(workedExamples(sets, set ?? ''));
};

import type { PhrasingContent } from 'mdast';
import * as z from 'zod';
import {
  allFilters,
  filtersOfGroup,
  workedExamples,
  type FilterArgument,
  type FilterFacts,
} from '../../material/worked-expressions/index.ts';
import { readAttributes } from '../tree/attributes.ts';
import { failPage } from '../tree/author-error.ts';
import {
  codeBlock,
  flowElement,
  heading,
  inlineCode,
  link,
  markdownPhrase,
  paragraph,
  text,
  type FlowContent,
} from '../tree/build.ts';
import type { Expansion, PageContext } from '../page-context.ts';
import { exampleTable } from './expressions.ts';
import { tableOf } from './table.ts';
import { withVerifyNote } from './verify-note.ts';

/** The file of `data/worked-expressions/` with a set for each filter. */
const EXAMPLES = 'filters';

function argumentTable(args: readonly FilterArgument[]): FlowContent {
  return tableOf(
    ['Argument', 'Type', 'Default', 'Meaning'],
    args.map(({ name, type, absent, meaning }) => [
      [inlineCode(name)],
      markdownPhrase(type),
      markdownPhrase(absent ?? 'Required'),
      markdownPhrase(meaning),
    ]),
  );
}

/** What a cell states, with its period; nothing for an empty one. */
function sentences(cell: string): PhrasingContent[] {
  return cell === '' ? [] : markdownPhrase(`${cell}.`);
}

function filterBlocks(filter: FilterFacts, context: PageContext): FlowContent[] {
  const { name, summary, rule, signature, nothing, errors, verify } = filter;
  const summaryAndRule = rule === undefined ? `${summary}.` : `${summary}. ${rule}.`;
  return [
    heading(3, name, name),
    paragraph(withVerifyNote(markdownPhrase(summaryAndRule), verify.rule)),
    codeBlock('text', signature),
    ...(filter.arguments.length === 0 ? [] : [argumentTable(filter.arguments)]),
    exampleTable(workedExamples(context.expressions(EXAMPLES), name)),
    paragraph([
      { type: 'strong', children: [text('Null:')] },
      ...[text(' '), ...withVerifyNote(sentences(nothing), verify.nothing), text(' ')],
      { type: 'strong', children: [text('Errors:')] },
      ...[text(' '), ...withVerifyNote(sentences(errors), verify.errors)],
    ]),
  ];
}

/** What the expansion gives; the mistakes of data files are those of the page that shows them. */
function orFail(
  element: Parameters<Expansion>[0],
  context: PageContext,
  make: () => FlowContent[],
): FlowContent[] {
  try {
    return make();
  } catch (error) {
    failPage(context.file, element, error instanceof Error ? error.message : String(error));
  }
}

/** `<FilterReference group="Masking" />`: the filters of a group, each with signature, rule, worked examples and errors. */
export const expandFilterReference: Expansion = (element, context) => {
  const { group } = readAttributes(context.file, element, z.strictObject({ group: z.string() }));
  return orFail(element, context, () =>
    filtersOfGroup(group, context.table).flatMap((filter) => filterBlocks(filter, context)),
  );
};

/** `<FilterIndex />`: a row for each filter, which leads to its place in the reference on the same page. */
export const expandFilterIndex: Expansion = (element, context) => {
  readAttributes(context.file, element, z.strictObject({}));
  const rows = allFilters(context.table).map(({ name, group, summary }) => [
    [link(`#${name}`, [inlineCode(name)])],
    markdownPhrase(summary),
    [text(group)],
  ]);
  return [
    flowElement('DataRows', { name: 'expression-filters', filter: 'The filters of expressions.' }, [
      tableOf(['Filter', 'What it does', 'Group'], rows),
    ]),
  ];
};

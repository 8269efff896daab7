import type { PhrasingContent } from 'mdast';
import {
  filtersOfGroup,
  workedExamples,
  type FilterArgument,
  type FilterFacts,
} from '../../../pipeline/content/worked-expressions/index.ts';
import {
  heading,
  inlineCode,
  markdownPhrase,
  paragraph,
  text,
  type FlowContent,
} from '../../../pipeline/pages/tree/build.ts';
import type { Expand, PageContext } from '../../../pipeline/pages/index.ts';
import { exampleTable } from '../../builders/example-table.ts';
import { tableOf } from '../../builders/table.ts';
import { withVerifyNote } from '../../builders/with-verify-note.ts';
import type { filterReference } from './definition.ts';

/** The file of `content/data/worked-expressions/` with a set for each filter. */
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

function filterBlocks(filter: FilterFacts, page: PageContext): FlowContent[] {
  const { name, summary, rule, signature, nothing, errors, verify } = filter;
  const summaryAndRule = rule === undefined ? `${summary}.` : `${summary}. ${rule}.`;
  return [
    heading(3, name, name),
    paragraph(withVerifyNote(markdownPhrase(summaryAndRule), verify.rule)),
    paragraph([inlineCode(signature)]),
    ...(filter.arguments.length === 0 ? [] : [argumentTable(filter.arguments)]),
    exampleTable(workedExamples(page.expressions(EXAMPLES), name)),
    paragraph([
      { type: 'strong', children: [text('Null:')] },
      ...[text(' '), ...withVerifyNote(sentences(nothing), verify.nothing), text(' ')],
      { type: 'strong', children: [text('Errors:')] },
      ...[text(' '), ...withVerifyNote(sentences(errors), verify.errors)],
    ]),
  ];
}

/**
 * `<FilterReference group="Masking" />`: the filters of a group, each with signature, rule, worked examples and errors.
 */
export const expand: Expand<typeof filterReference> = ({ group }, page) =>
  filtersOfGroup(group, page.table).flatMap((filter) => filterBlocks(filter, page));

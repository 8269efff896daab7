import { allFilters } from '../../../pipeline/content/worked-expressions/index.ts';
import type { Expand } from '../../../pipeline/pages/index.ts';
import { tableOf } from '../../builders/table.ts';
import { flowElement } from '../../builders/elements.ts';
import { inlineCode, link, markdownPhrase, text } from '../../../pipeline/pages/tree/build.ts';
import type { filterIndex } from './definition.ts';

/** `<FilterIndex />`: a row for each filter, which leads to its place in the reference on the same page. */
export const expand: Expand<typeof filterIndex> = (_attributes, page) => {
  const rows = allFilters(page.table).map(({ name, group, summary }) => [
    [link(`#${name}`, [inlineCode(name)])],
    markdownPhrase(summary),
    [text(group)],
  ]);
  return [
    flowElement('DataRows', { name: 'expression-filters', filter: 'The expression filters.' }, [
      tableOf(['Filter', 'What it does', 'Group'], rows),
    ]),
  ];
};

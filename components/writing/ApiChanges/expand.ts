import type { Expand } from '../../../pipeline/pages/index.ts';
import { changeList, dayTitle } from '../../builders/api-change.ts';
import { heading, markdownBlocks, type FlowContent } from '../../../pipeline/pages/tree/build.ts';
import type { apiChanges } from './definition.ts';

const FEEDS = 'Follow the changes as [RSS](/changelog.xml) or [JSON Feed](/changelog.json).';

function day(date: string, content: readonly FlowContent[]): FlowContent[] {
  return [heading(2, dayTitle(date), date), ...content];
}

/** Writes out what changed in the API description, with a section for each day. */
export const expand: Expand<typeof apiChanges> = (_attributes, page) => {
  const { first, days } = page.changes();
  const start = `The record starts here, when the description had ${String(first.operations)} operations. See the [API reference](/docs/api).`;
  return [
    ...(page.hasUrl() ? markdownBlocks(FEEDS) : []),
    ...days.flatMap(({ date, changes }) => day(date, [changeList(changes, page)])),
    ...day(first.date, markdownBlocks(start)),
  ];
};

import type { Operation, Response } from '../../pipeline/content/api-description/index.ts';
import { rowAnchor } from '../../pipeline/content/tables/index.ts';
import {
  inlineCode,
  link,
  markdownPhrase,
  paragraph,
  text,
  type FlowContent,
} from '../../pipeline/pages/tree/build.ts';
import { statusLabel } from './response-block.ts';

const ERRORS_PAGE = '/docs/api/errors';

function ownErrors(errors: readonly Response[]): FlowContent[] {
  if (errors.length === 0) return [];
  const items = errors.map(({ status, description }) => ({
    type: 'listItem' as const,
    spread: false,
    children: [paragraph([inlineCode(statusLabel(status)), text(': '), ...markdownPhrase(description)])],
  }));
  return [{ type: 'list', ordered: false, spread: false, children: items }];
}

/** The errors that mean the same everywhere, each with a link to what it means. */
function commonErrors(errors: readonly Response[]): FlowContent[] {
  if (errors.length === 0) return [];
  const statuses = errors.flatMap(({ status }, index) => [
    text(index === 0 ? ': ' : ', '),
    link(`${ERRORS_PAGE}#${rowAnchor('api-errors', String(status))}`, [inlineCode(statusLabel(status))]),
  ]);
  return [paragraph([link(`${ERRORS_PAGE}#statuses`, [text('Common errors')]), ...statuses, text('.')])];
}

/** How an operation fails: what is specific to it in words, the rest as links to the page that explains it. */
export function errorBlocks({ responses }: Operation): FlowContent[] {
  const errors = responses.filter(({ status }) => status >= 400);
  return [
    ...ownErrors(errors.filter(({ common }) => !common)),
    ...commonErrors(errors.filter(({ common }) => common)),
  ];
}

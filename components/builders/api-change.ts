import type { List, ListItem, PhrasingContent } from 'mdast';
import type { ApiChange } from '../../pipeline/content/api-changes/index.ts';
import type { ApiDescription } from '../../pipeline/content/api-description/index.ts';
import { inlineCode, link, markdownPhrase, text } from '../../pipeline/pages/tree/build.ts';
import { operationAnchor } from './find-operation.ts';

/** What changes are written out with. */
interface Reference {
  readonly description: Pick<ApiDescription, 'operations'>;
  readonly operationRoutes: () => ReadonlyMap<string, string>;
}

const LABELS: Readonly<Record<ApiChange['kind'], string>> = {
  breaking: 'Breaking',
  deprecated: 'Deprecated',
  new: 'New',
  changed: 'Changed',
};

/** The most operations that a change lists. */
const LISTED = 6;

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as its section has it in its title, e.g. "November 22, 2026". */
export const dayTitle = (date: string): string => DATE.format(new Date(date));

/** An operation as it's called today, with a link to it. One that's gone has only its ID. */
function operationName(id: string, { description, operationRoutes }: Reference): PhrasingContent {
  const operation = description.operations.get(id);
  const route = operationRoutes().get(id);
  if (operation === undefined || route === undefined) return inlineCode(id);
  return link(`${route}#${operationAnchor(id)}`, [text(operation.summary)]);
}

function see(ids: readonly string[], reference: Reference): PhrasingContent[] {
  if (ids.length === 0) return [];
  // What isn't listed is more than one, or it would be.
  const shown = ids.length > LISTED ? ids.slice(0, LISTED - 1) : ids;
  const rest = ids.length - shown.length;
  const names = shown.flatMap((id, index) => [
    ...(index === 0 ? [] : [text(', ')]),
    operationName(id, reference),
  ]);
  return [text(' See '), ...names, text(rest === 0 ? '.' : `, and ${String(rest)} more operations.`)];
}

function changeItem({ kind, says, operations }: ApiChange, reference: Reference): ListItem {
  const label: PhrasingContent = { type: 'strong', children: [text(`${LABELS[kind]}.`)] };
  const children = [label, text(' '), ...markdownPhrase(says), ...see(operations, reference)];
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] };
}

/** Changes as a list, each with the operations that it concerns. */
export function changeList(changes: readonly ApiChange[], reference: Reference): List {
  const children = changes.map((change) => changeItem(change, reference));
  return { type: 'list', ordered: false, spread: false, children };
}

/** How many changes of each kind there are, e.g. "1 breaking, 2 new". */
export function changeCounts(changes: readonly ApiChange[]): string {
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return kinds
    .map((kind) => `${String(changes.filter((change) => change.kind === kind).length)} ${kind}`)
    .join(', ');
}

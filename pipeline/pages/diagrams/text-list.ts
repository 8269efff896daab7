import type { List, ListItem } from 'mdast';
import { paragraph, text } from '../tree/build.ts';

const list = (ordered: boolean, children: readonly ListItem[]): List => ({
  type: 'list',
  ordered,
  spread: false,
  children: [...children],
});

export const orderedList = (children: readonly ListItem[]): List => list(true, children);
export const bulletList = (children: readonly ListItem[]): List => list(false, children);

/** An item of one line, with a list below it where there is one. */
export function listItem(line: string, below?: List): ListItem {
  return { type: 'listItem', spread: false, children: [paragraph([text(line)]), ...(below ? [below] : [])] };
}

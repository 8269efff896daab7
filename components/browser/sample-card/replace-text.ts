import type { CodeEdit } from '../../../engines/test-data';

/** What text nodes held before they were changed. */
export type Originals = Map<Text, string>;

/** Makes the part of each edit that falls into a node, which starts at `from`. All of what's new goes where an edit starts. */
function editedText(data: string, from: number, edits: readonly CodeEdit[]): string {
  let edited = '';
  let kept = 0;
  for (const { start, end, text } of edits) {
    const [first, last] = [Math.max(start - from, 0), Math.min(end - from, data.length)];
    if (first >= data.length || last <= 0) continue;
    edited += data.slice(kept, first) + (start >= from ? text : '');
    kept = last;
  }
  return edited + data.slice(kept);
}

/**
 * Changes the text of an element in places, whatever elements it's split into, as highlighted code is.
 *
 * @param edits places in its `textContent`, in order and without overlaps
 * @param originals where the changed nodes' text is kept
 */
export function replaceText(element: Element, edits: readonly CodeEdit[], originals: Originals): void {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let from = 0;
  while (nodes.nextNode() !== null) {
    const node = nodes.currentNode as Text;
    const { data } = node;
    const edited = editedText(data, from, edits);
    from += data.length;
    if (edited === data) continue;
    originals.set(node, data);
    node.data = edited;
  }
}

import { markdownSections, usualAnchor } from '../../../engines/markdown/index.ts';

const HEADING_MARK = /<!--anchor:([^>]*)-->\n\n(?=#)/g;

/**
 * Writes the anchors of headings, as a line above each that isn't the usual anchor for its text, or that an earlier
 * heading already has. Marks of other anchors stay.
 *
 * @param marked a page with the marks of its anchors
 */
export function writeAnchors(marked: string): string {
  const seen = new Set<string>();
  return marked.replaceAll(HEADING_MARK, (mark: string, id: string, at: number) => {
    const line = marked.slice(at + mark.length).split('\n', 1)[0] ?? '';
    const [section] = markdownSections(line);
    const usual = usualAnchor(section?.heading ?? '');
    const isUsual = usual === id && !seen.has(usual);
    seen.add(usual);
    return isUsual ? '' : `<a id="${id}"></a>\n\n`;
  });
}

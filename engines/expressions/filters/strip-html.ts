/**
 * What is removed with all that is in it, by how it begins and ends; an element of another name only loses its tags.
 */
const BLOCKS = [
  { begin: '<script', end: '</script>' },
  { begin: '<style', end: '</style>' },
  { begin: '<!--', end: '-->' },
  { begin: '<', end: '>' },
];

/**
 * A string without tags, comments, scripts and styles. Reads each character a few times only, where regular expressions
 * would read the rest of the text again for each `<`.
 */
export function stripHtml(text: string): string {
  const unclosed = new Set<string>();
  let kept = '';
  let at = 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    if (next === -1) break;
    kept += text.slice(at, next);
    const block = BLOCKS.find(({ begin, end }) => {
      if (unclosed.has(end) || !text.startsWith(begin, next)) return false;
      if (text.includes(end, next)) return true;
      unclosed.add(end);
      return false;
    });
    if (block === undefined) {
      kept += '<';
      at = next + 1;
    } else {
      at = text.indexOf(block.end, next) + block.end.length;
    }
  }
  return kept + text.slice(at);
}

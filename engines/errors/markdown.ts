/** The Markdown of a line that data tables have: code, bold, links. Anything else is text. */

export type MarkdownPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'bold'; readonly parts: readonly MarkdownPart[] }
  | { readonly kind: 'link'; readonly to: string; readonly parts: readonly MarkdownPart[] };

const MARKED = /`([^`]+)`|\*\*([^*]+)\*\*|\[((?:`[^`]*`|[^\]`])+)\]\(([^)\s]+)\)/g;

function marked([, code, bold, label, to]: RegExpExecArray): MarkdownPart {
  if (code !== undefined) return { kind: 'code', text: code };
  if (bold !== undefined) return { kind: 'bold', parts: markdownParts(bold) };
  return { kind: 'link', to: to ?? '', parts: markdownParts(label ?? '') };
}

/** The parts of a line. */
export function markdownParts(line: string): readonly MarkdownPart[] {
  const parts: MarkdownPart[] = [];
  let from = 0;
  for (const match of line.matchAll(MARKED)) {
    if (match.index > from) parts.push({ kind: 'text', text: line.slice(from, match.index) });
    parts.push(marked(match));
    from = match.index + match[0].length;
  }
  if (from < line.length) parts.push({ kind: 'text', text: line.slice(from) });
  return parts;
}

/** A line without marks. */
export function plainLine(line: string): string {
  const plain = (part: MarkdownPart): string =>
    'parts' in part ? part.parts.map(plain).join('') : part.text;
  return markdownParts(line).map(plain).join('');
}

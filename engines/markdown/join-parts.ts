/** What stands before the text of each file of a page: its front matter, and where the lists of pages and parts are. */
const HEAD = /^---\n[\s\S]*?\n---\n\n(?:>.*\n)*\n*/;

/** Begins the list of parts, which is the end of an index. */
const LIST = /^## Parts of this page\n\nPart 1 of (?<count>\d+): [\s\S]*$/m;

/**
 * The addresses of the parts of a page that is too long for one file; empty for a page that isn't.
 *
 * @param markdown what is at `address`
 */
export function partAddresses(markdown: string, address: string): readonly string[] {
  const count = Number(LIST.exec(markdown)?.groups?.count ?? 0);
  const folder = address.replace(/\.md$/, '');
  return Array.from({ length: count }, (_, index) => `${folder}/part-${String(index + 1)}.md`);
}

/** Puts a page together again: the parts take the place of their list. */
export function joinParts(index: string, parts: readonly string[]): string {
  const texts = parts.map((part) => part.replace(HEAD, '').trimEnd());
  return `${[index.replace(LIST, '').trimEnd(), ...texts].join('\n\n')}\n`;
}

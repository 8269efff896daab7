const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;

/** What front matter says about the file instead of the page. */
const FILE_FACTS = /^(?:language|part|tokens): .*\n/gm;

/** Markdown that's put together from files, without what the front matter says about one of them. */
export function withoutFileFacts(markdown: string): string {
  return markdown.replace(FRONT_MATTER, (front) => front.replaceAll(FILE_FACTS, ''));
}

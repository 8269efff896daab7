import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { failPage } from '../tree/author-error.ts';

/** `#the-id` with what a writer can note after it, as the text of a comment. */
const COMMENT_ID = /^\/\*\s*#(?<id>\S+)(?:\s[^*]*)?\*\/$/;

/** Takes the comment `{/* #the-id *\/}` off the end of a heading. */
function takeWrittenId(heading: Heading, file: VFile): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  const id = COMMENT_ID.exec(last.value.trim())?.groups?.id;
  if (id === undefined)
    failPage(file, heading, 'A comment at the end of a heading is its ID. Write {/* #the-id */}.');
  heading.children.pop();
  const before = heading.children.at(-1);
  if (before?.type === 'text') before.value = before.value.trimEnd();
  return id;
}

/**
 * Gives each heading its id: the one that an expansion has set, the one that the page writes in a comment at the end of
 * the heading, or else one made of its text as GitHub does, with a number where the page has it already. Changes the
 * tree.
 *
 * @throws a sentence that gives the page and the line, for a comment that isn't an ID
 */
export function headingIds(tree: Root, file: VFile): void {
  const slugger = new GithubSlugger();
  visit(tree, 'heading', (heading) => {
    const properties = heading.data?.hProperties ?? {};
    const set = typeof properties.id === 'string' ? slugger.slug(properties.id, true) : undefined;
    const id = set ?? takeWrittenId(heading, file) ?? slugger.slug(toString(heading.children));
    heading.data = { ...heading.data, hProperties: { ...properties, id }, id };
  });
}

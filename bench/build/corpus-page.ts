import path from 'node:path';
import { parse, stringify } from 'yaml';

/** A page that is made from a written one. */
export interface CorpusPage {
  readonly route: string;
  readonly title: string;
  /** Ids that other pages link to. */
  readonly anchors: Iterable<string>;
}

/** A written page: its path from the root of the project, e.g. `docs/api/errors.mdx`, and its text. */
export interface Template {
  readonly file: string;
  readonly source: string;
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const RELATIVE_LINK = /\]\((\.{1,2}\/[^)\s#]*?)\.mdx(?=[)#])/g;
const FENCE = /^( *)```(\w+)([^\n]*)\n([\s\S]*?)\n\1```$/gm;

/** What begins a comment in the languages of code blocks; JSON and plain text have none. */
const COMMENT: Readonly<Record<string, string>> = Object.fromEntries<string>([
  ...['bash', 'sh', 'console', 'python', 'yaml', 'ruby'].map((language) => [language, '#'] as const),
  ...['ts', 'tsx', 'js', 'jsx', 'go', 'java', 'csharp', 'kotlin', 'swift'].map(
    (language) => [language, '//'] as const,
  ),
]);

/** The route of a page by its file: `docs/api/index.mdx` is `/docs/api`. */
export function routeOf(file: string): string {
  return `/${file.replaceAll(path.sep, '/').replace(/(?:\/index)?\.mdx$/, '')}`;
}

/** Reads the front matter of a page. */
export function frontMatterOf(source: string): Readonly<Record<string, unknown>> {
  return (parse(FRONT_MATTER.exec(source)?.[1] ?? '') ?? {}) as Record<string, unknown>;
}

/** A comment in each block of code, so that no two pages have the same one. */
function withOwnCode(body: string, { title }: CorpusPage): string {
  return body.replaceAll(FENCE, (block, indent: string, language: string, meta: string, code: string) => {
    const comment = COMMENT[language];
    if (comment === undefined) return block;
    return `${indent}\`\`\`${language}${meta}\n${code}\n${indent}${comment} ${title}\n${indent}\`\`\``;
  });
}

function withAbsoluteLinks(body: string, file: string): string {
  return body.replaceAll(
    RELATIVE_LINK,
    (_link, target: string) => `](${routeOf(path.posix.join(path.posix.dirname(file), `${target}.mdx`))}`,
  );
}

function missingAnchors(body: string, { anchors }: CorpusPage): string {
  return [...anchors]
    .filter((anchor) => !body.includes(`{/* #${anchor} */}`))
    .map((anchor) => `\n## Section ${anchor} {/* #${anchor} */}\n\nOther pages link here.\n`)
    .join('');
}

/**
 * Writes a page like another one: the same components, tables and code, but text of its own in front matter, first
 * paragraph, first heading and code, and a heading for each anchor that other pages link to.
 *
 * @returns MDX; its links to pages are routes, since the page lies in another folder
 */
export function corpusPage({ file, source }: Template, page: CorpusPage): string {
  const description = `How ${page.title} works, what it does with the data of ${page.route}, and what to do next.`;
  const head = stringify({
    ...frontMatterOf(source),
    title: page.title,
    description: fitDescription(description),
    sidebar_label: undefined,
  });
  const copied = withOwnCode(withAbsoluteLinks(source.replace(FRONT_MATTER, ''), file), page);
  const body = copied.replace(/^## ([^\n{]*)/m, (_heading, text: string) => `## ${page.title}: ${text}`);
  return `---\n${head}---\n\nThis page is about ${page.title}, at ${page.route}.\n${body}${missingAnchors(body, page)}`;
}

/** Brings a description to the 60 to 160 characters that front matter asks for. */
function fitDescription(text: string): string {
  const padded =
    text.length < 60 ? text.replace(/\.$/, ', with every field and every error explained.') : text;
  return padded.length > 160 ? `${padded.slice(0, 159)}.` : padded;
}

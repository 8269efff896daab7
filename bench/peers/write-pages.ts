import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pagesToDraw, sidebarOf } from '../../app/outputs/navigation/index.ts';
import { pageMarkdown, readPage } from '../../components/pages.ts';
import { provider } from '../../content/site/provider.ts';
import { MAIN_ENTRIES } from '../../engines/addresses/index.ts';
import { homeSections } from '../../app/shell/Home/entries.ts';

type FrontMatter = Readonly<Record<string, string | boolean>>;

/** Where a peer looks for a page. */
export interface Places {
  /** The home page, from the peer's folder. */
  readonly home: string;
  /** Front matter of the home page, beside its title. */
  readonly homeFrontMatter?: FrontMatter;
  /** A page of the documentation, from the peer's folder. */
  readonly page: (route: string) => string;
}

const LINK_TO_FILE = /^(?![a-z]+:|\/\/)(?<target>[^?#]+\.mdx)(?<rest>.*)$/;

/** Links between files become links between routes. */
function routeOf(url: string, file: string, routes: ReadonlyMap<string, string>): string {
  const { target, rest = '' } = LINK_TO_FILE.exec(url)?.groups ?? {};
  if (target === undefined) return url;
  const linked = target.startsWith('/')
    ? `content${target}`
    : path.posix.join(path.posix.dirname(file), target);
  return (routes.get(linked) ?? '') + rest;
}

function withFrontMatter(frontMatter: FrontMatter, body: string): string {
  const lines = Object.entries(frontMatter).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', '', body].join('\n');
}

function homeMarkdown(): string {
  return homeSections
    .map(({ title, entries }) =>
      [`## ${title}`, '', ...entries.map(({ title: name, to, text }) => `- [${name}](${to}) ${text}`)].join(
        '\n',
      ),
    )
    .join('\n\n');
}

/**
 * Writes the site's pages for a peer, as plain Markdown with a title and a description, and `site.json` with the
 * site's title and its sections with their sidebars.
 *
 * @param directory the peer's folder
 * @param hasTitleInFrontMatter whether the peer shows the front matter's title as the first heading
 */
export async function writePages(
  directory: string,
  { home, homeFrontMatter = {}, page }: Places,
  hasTitleInFrontMatter: boolean,
): Promise<void> {
  const pages = pagesToDraw();
  const routes = new Map(pages.map(({ file, route }) => [file, route]));
  const write = (file: string, frontMatter: FrontMatter, body: string): void => {
    const heading = hasTitleInFrontMatter ? '' : `# ${String(frontMatter.title)}\n\n`;
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), withFrontMatter(frontMatter, heading + body));
  };
  for (const { file, route } of pages) {
    const written = await readPage(file);
    const { title, description } = written.frontMatter;
    const markdown = pageMarkdown(written, { addressOf: (url) => routeOf(url, file, routes) });
    write(page(route), { title, description }, markdown.replace(/^# .*\n+/, ''));
  }
  write(home, { title: provider.wordmark, ...homeFrontMatter }, homeMarkdown());
  const sections = MAIN_ENTRIES.map(({ sidebar, label, to }) => ({
    name: sidebar,
    label,
    route: to,
    entries: sidebarOf(sidebar),
  }));
  writeFileSync(path.join(directory, 'site.json'), JSON.stringify({ title: provider.wordmark, sections }));
}

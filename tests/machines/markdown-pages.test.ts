/** A page's Markdown has everything that the page has. This is compared for all pages of the built site. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SiteManifest } from '../../engines/serving/index.ts';
import { MARKDOWN_INDEX_FILE, type MarkdownIndex, type MarkdownPage } from '../../engines/markdown/index.ts';
import { contentsOfHtml, contentsOfMarkdown, type PageContents } from './page-contents.ts';

const BUILD = path.resolve(import.meta.dirname, '../../build');
const built = (file: string): string => readFileSync(path.join(BUILD, file), 'utf8');

const index = JSON.parse(built(MARKDOWN_INDEX_FILE)) as MarkdownIndex;

function lacking(kind: keyof PageContents, html: PageContents, markdown: PageContents): readonly string[] {
  const has = new Set(markdown[kind]);
  return html[kind].filter((text) => !has.has(text));
}

const htmlOf = ({ file }: MarkdownPage): string => built(file.replace(/\.md$/, '.html'));

describe.each(index.pages.map((page) => [page.route, page] as const))('%s', (_, page) => {
  const markdown = contentsOfMarkdown([page.file, ...page.parts].map(built).join('\n'));
  const html = contentsOfHtml(htmlOf(page));

  it.each(['headings', 'rows', 'codes'] as const)('has all its %s as Markdown', (kind) => {
    expect(lacking(kind, html, markdown)).toEqual([]);
  });
});

const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll(path.sep, '/'),
);
const markdownPages = files.filter((file) => file.endsWith('.md'));
const LINK = /\]\(<?(\/[^)\s>#?]*)[^)]*\)|<(\/docs\/[^>\s#?]+)[^>]*>/g;

/** URLs that a file links to, apart from its code. */
function linksOf(markdown: string): readonly string[] {
  const text = markdown.replaceAll(/^\s*(`{3,})[^\n]*\n[\s\S]*?^\s*\1$/gm, '').replaceAll(/`[^`\n]*`/g, '');
  return [...text.matchAll(LINK)].map(([, link, inAngles]) => link ?? inAngles ?? '');
}

it('a script reaches every page from llms.txt', () => {
  const seen = new Set<string>();
  const toRead = ['llms.txt'];
  for (let file = toRead.pop(); file !== undefined; file = toRead.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    // The index of a long page leads to its parts.
    if (/\.(?:md|txt)$/.test(file)) toRead.push(...linksOf(built(file)).map((link) => link.slice(1)));
  }
  const missed = index.pages.flatMap(({ file, parts }) => [file, ...parts]).filter((file) => !seen.has(file));
  expect(missed).toEqual([]);
  const listed = new Set(linksOf(built('llms.txt')));
  expect(index.pages.filter(({ file }) => !listed.has(`/${file}`))).toEqual([]);
});

it('each link of Markdown leads to a file or a page of the site', () => {
  const manifest = JSON.parse(built('.site-manifest.json')) as SiteManifest;
  const there = (link: string): boolean => link in manifest.files || link in manifest.pages;
  const broken = markdownPages.flatMap((file) =>
    linksOf(built(file)).flatMap((link) => (there(link) ? [] : [`${file} links to ${link}`])),
  );
  expect(broken).toEqual([]);
  expect(markdownPages.length).toBeGreaterThan(1000);
});

it('a link of Markdown leads to the HTML of a page for the state of a tool alone', () => {
  const { pages } = JSON.parse(built('.site-manifest.json')) as SiteManifest;
  const toHtml = markdownPages.flatMap((file) =>
    [...built(file).matchAll(/\]\((\/[^)\s#]*)(?!#[a-z-]+\?)[^)]*\)/g)].flatMap(([, link = '']) =>
      link in pages ? [`${file} links to ${link}`] : [],
    ),
  );
  expect(toHtml).toEqual([]);
});

it('no file of Markdown is longer than fetchers read, nor is the list', () => {
  expect([...markdownPages, 'llms.txt'].filter((file) => built(file).length >= 50_000)).toEqual([]);
});

it('a page in one language has no other language of its request samples', () => {
  const inPython = index.pages.flatMap(({ languages: { python } }) =>
    python === undefined ? [] : [python.file, ...python.parts],
  );
  expect(inPython.length).toBeGreaterThan(50);
  // The page of an SDK for Java shows the call that it replaces in Java, and in nothing else.
  const others = inPython
    .filter((file) => !file.startsWith('docs/sdks/'))
    .filter((file) => /^```(?:go|java|csharp)$/m.test(built(file)));
  expect(others).toEqual([]);
});

it('front matter counts the tokens that follow, as the server does', () => {
  const wrong = Object.entries(index.tokens).filter(
    ([file, tokens]) => file.endsWith('.md') && !built(file).includes(`\ntokens: ${String(tokens)}\n---`),
  );
  expect(wrong).toEqual([]);
});

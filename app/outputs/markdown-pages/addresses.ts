import { ALL_LANGUAGES } from './page-texts.ts';

/** The file of a page without its ending, e.g. `content/docs/api/tokens`, or `docs/api/tokens.python` in one language. */
function baseOf(route: string, language: string): string {
  const page = route === '/' ? 'index' : route.slice(1);
  return language === ALL_LANGUAGES ? page : `${page}.${language}`;
}

/** The file with a page's Markdown, in full or as the index of its parts. */
export function markdownFile(route: string, language: string = ALL_LANGUAGES): string {
  return `${baseOf(route, language)}.md`;
}

/** The file of a part. Parts are counted from 1. */
export function partFile(route: string, language: string, part: number): string {
  return `${baseOf(route, language)}/part-${String(part)}.md`;
}

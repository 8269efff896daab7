/** Gives the code of a section or page in one language. */
import { mistake, type Answer } from '../answer.ts';
import type { BuiltDocs } from '../built-docs.ts';
import { cutMarkdown } from '../cut-markdown.ts';
import type { MarkdownSection } from '../../engines/markdown/index.ts';
import { findSection, withSubsections } from '../places/find-section.ts';
import { addressOf, bodyOf } from '../places/section-text.ts';
import { pageAnswer, type Asked } from './get-page.ts';

const BLOCK = /^([ \t]*)(`{3,})([^\n`]*)\n[\s\S]*?^\1\2[ \t]*$/gm;

/** Fenced code of a section, with the line above each block, which explains it. */
function codeIn(section: MarkdownSection, route: string): readonly string[] {
  const body = bodyOf(section);
  const blocks = [...body.matchAll(BLOCK)].map(({ 0: code, index }) => {
    const above = body.slice(0, index).trimEnd().split('\n').at(-1) ?? '';
    const caption = above.startsWith('`') || above.startsWith('|') ? '' : `${above}\n\n`;
    return `${caption}${code}`;
  });
  if (blocks.length === 0) return [];
  return [`## ${section.heading}\n${addressOf(route, section)}\n\n${blocks.join('\n\n')}`];
}

/** The samples of a place, without the text between them. */
export function sampleAnswer(asked: Asked, docs: BuiltDocs): Answer {
  const { place, part, budget } = asked;
  const { page, language, anchor } = place;
  const languages = Object.keys(page.languages);
  if (language === undefined)
    return mistake(
      languages.length === 0
        ? `${page.route} has no samples to choose a language for. Get the page instead.`
        : `Give language, too: ${languages.join(', ')}.`,
    );
  if (!(language in page.languages))
    return mistake(
      `${page.route} has no samples in ${language}${languages.length === 0 ? '. Get the page instead.' : `, only in ${languages.join(', ')}.`}`,
    );
  const found = findSection(place, docs);
  // It lists the sections that there are.
  if (found === undefined) return pageAnswer(asked, docs);
  const sections = anchor === '' ? found.sections : withSubsections(found);
  const samples = sections.flatMap((one) => codeIn(one, page.route));
  if (samples.length === 0)
    return mistake(`${page.route}#${anchor} has no sample. Get the whole page's: sample: "${page.route}".`);
  const parts = cutMarkdown(samples.join('\n\n'), budget - 30);
  const chosen = parts[part - 1];
  if (chosen === undefined) return mistake(`There's no part ${part}. The samples have ${parts.length}.`);
  const next = part < parts.length ? ` For the next one, give part: ${part + 1}.` : '';
  return { text: parts.length === 1 ? chosen : `${chosen}\n\n(Part ${part} of ${parts.length}.${next})` };
}

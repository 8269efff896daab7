/** Gives a page, or one of its sections. What's too long begins with an outline. */
import { countTokens, type MarkdownSection } from '../../engines/markdown/index.ts';
import { mistake, type Answer } from '../answer.ts';
import type { BuiltDocs } from '../built-docs.ts';
import { cutMarkdown } from '../cut-markdown.ts';
import type { PlaceOfDocs } from '../places/find-place.ts';
import { closestAnchors, findSection, withSubsections, type FoundSection } from '../places/find-section.ts';
import { addressOf, bodyOf, plainSection, rowIn } from '../places/section-text.ts';

/** What a caller asks for. */
export interface Asked {
  readonly place: PlaceOfDocs;
  /** Counted from 1. */
  readonly part: number;
  readonly budget: number;
}

/** An outline leaves room for the text above it. */
const OUTLINE_SHARE = 0.5;

const joined = (sections: readonly MarkdownSection[]): string => sections.map(plainSection).join('\n\n');

/** The URLs of sections with their sizes, down to the level that fits. */
function outline(sections: readonly MarkdownSection[], route: string, tokens: number): string {
  const levels = [...new Set(sections.map(({ level }) => level))].sort((one, other) => one - other);
  for (const deepest of levels.toReversed()) {
    const lines = sections
      .filter(({ level, anchor }) => level <= deepest && anchor !== '')
      .map((section) => {
        const whole = withSubsections({ sections, at: sections.indexOf(section) });
        const size = whole.reduce((sum, { text }) => sum + countTokens(text), 0);
        return `${'  '.repeat(Math.max(0, section.level - 2))}- ${section.heading}: ${addressOf(route, section)} (${size} tokens)`;
      });
    const list = lines.join('\n');
    if (countTokens(list) <= tokens || deepest === levels[0]) return list;
  }
  return '';
}

/** A part of what's longer than the budget. */
function partOf(text: string, { part, budget }: Asked): Answer {
  const parts = cutMarkdown(text, budget - 40);
  const chosen = parts[part - 1];
  if (chosen === undefined)
    return mistake(
      `There's no part ${part}. With a budget of ${budget} tokens, the text has ${parts.length}.`,
    );
  if (parts.length === 1) return { text: chosen };
  const next = part < parts.length ? ` For the next one, give part: ${part + 1}.` : '';
  return { text: `${chosen}\n\n(Part ${part} of ${parts.length}.${next})` };
}

/** Languages that a caller can ask for, where it asks for none. */
function languageNote({ page, language }: PlaceOfDocs): string {
  const languages = Object.keys(page.languages);
  if (languages.length === 0) return '';
  if (language === undefined) return `\nSamples: ${languages.join(', ')}. For one of them, give language.`;
  return language in page.languages
    ? `\nSamples: ${language}. Also in ${languages.filter((one) => one !== language).join(', ')}.`
    : `\nThere are no samples in ${language} here, only in ${languages.join(', ')}.`;
}

function wholePage(asked: Asked, { sections }: FoundSection): Answer {
  const { place, part, budget } = asked;
  const { route, title, description } = place.page;
  const head = `# ${title}\n${route}\n${description}${languageNote(place)}`;
  const [first, ...others] = sections;
  const begin = first === undefined ? '' : bodyOf(first);
  const whole = [head, begin, joined(others)].filter((block) => block !== '').join('\n\n');
  if (countTokens(whole) <= budget) return { text: whole };
  if (part > 1) return partOf(whole, asked);
  const list = outline(sections, route, Math.floor(budget * OUTLINE_SHARE));
  const note = 'The page is longer than the budget. Its sections, to fetch one by one with page:';
  const room = budget - countTokens(`${head}\n\n${note}\n\n${list}\n\n`);
  const [shown = '', ...rest] = cutMarkdown(begin, Math.max(100, room));
  return { text: [head, shown, ...(rest.length > 0 ? ['…'] : []), note, list].join('\n\n') };
}

function section(asked: Asked, found: FoundSection): Answer {
  const { place, part, budget } = asked;
  const { route, title } = place.page;
  const all = withSubsections(found);
  const [first, ...below] = all;
  if (first === undefined) return mistake(`${route} has no such section.`);
  const row = found.row === undefined ? undefined : rowIn(first.text, found.row);
  const head = [
    `${title}: ${addressOf(route, first)}${languageNote(place)}`,
    ...(row === undefined ? [] : [row]),
  ];
  const whole = [...head, joined(all)].join('\n\n');
  if (countTokens(whole) <= budget || below.length === 0 || part > 1) return partOf(whole, asked);
  const list = outline(below, route, Math.floor(budget * OUTLINE_SHARE));
  const note = 'Below it, each to fetch with page:';
  const own = [...head, plainSection(first)].join('\n\n');
  const room = budget - countTokens(`${note}\n\n${list}\n\n`);
  if (countTokens(own) > room) return partOf(whole, asked);
  return { text: [own, note, list].join('\n\n') };
}

/** A page or section, or its outline where it's longer than the budget. */
export function pageAnswer(asked: Asked, docs: BuiltDocs): Answer {
  const { page, anchor, language } = asked.place;
  const found = findSection(asked.place, docs);
  if (found === undefined) {
    const near = closestAnchors(docs.sections(page, language), anchor);
    return mistake(
      [
        `${page.route} has no section "#${anchor.slice(0, 80)}". Some that it has:`,
        ...near.map((one) => `- ${page.route}#${one}`),
        'For all, get the page without an anchor.',
      ].join('\n'),
    );
  }
  return anchor === '' ? wholePage(asked, found) : section(asked, found);
}

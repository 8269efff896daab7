/** How well machines find the section that answers a question, by the tools for assistants, and by lists of pages. */
import path from 'node:path';
import { root } from '../../scripts/lib/project.mjs';
import { openBuiltDocs } from '../../mcp/built-docs.ts';
import { countTokens } from '../../engines/markdown/index.ts';
import { askTools } from '../../tests/machines/support/ask-tools.ts';
import { QUESTION_SETS, readQuestions } from '../../tests/machines/support/read-questions.ts';
import { rightSections, type RightSections } from '../../tests/machines/support/right-sections.ts';
import { BUDGETS } from '../budgets.ts';
import { reached, table, type Row } from '../report.ts';
import { checkForAgents } from './afdocs.ts';
import { figuresByKind, figuresOf, foundShare, type Asked } from './figures.ts';
import { readList, type Reading } from './list-reader.ts';
import { listSites } from './list-sites.ts';

const SETS = { questions: 'looked at', 'held-out': 'held out' } as const;
const READINGS: readonly Reading[] = ['from the top', 'best sections'];

const METHOD = `Questions that people wrote who had read the pages, and not the search (\`tests/machines/\`), each with the sections that solve it. A section is found when 80 % of it is in the text that the reader gets, or 60 of its runs of four words, which is a paragraph or a few rows. Code doesn't count, nor does what more than three sections say. No language model takes part. All calls for a question can have 4,000 tokens together.`;

function measureTools(right: RightSections): string {
  const docs = openBuiltDocs(path.join(root, 'build'));
  const all: Asked[] = [];
  const rows = QUESTION_SETS.map((set): Row => {
    const asked = readQuestions(set).map((question) => ({
      question,
      attempt: askTools(question, docs, right),
    }));
    all.push(...asked);
    return { set: SETS[set], ...figuresOf(asked) };
  });
  const least = BUDGETS.machines.found;
  const row = {
    set: 'all',
    ...figuresOf(all),
    target: `${String(least)} %: ${reached(foundShare(all), least)}`,
  };
  return [
    "**The tools for assistants.** `search_docs` with the question, and if it has one, its language. If the right section isn't there, `get` with the URL, among those that were cut or only named, that shares most words with the question.",
    table([row, ...rows]),
    table(figuresByKind(all)),
  ].join('\n\n');
}

async function measureLists(right: RightSections, peers: readonly string[]): Promise<string> {
  const questions = QUESTION_SETS.flatMap((set) => readQuestions(set));
  const rows: Row[] = [];
  for (const site of await listSites(peers))
    for (const reading of READINGS) {
      const asked = questions.map((question) => ({
        question,
        attempt: readList(question, site, reading, right),
      }));
      rows.push({
        ...{ site: site.name, reading, ...figuresOf(asked) },
        'tokens of llms.txt': countTokens(site.list),
        offers: site.offers,
      });
    }
  return [
    "**Lists of pages.** A reader without a search and without knowledge reads `llms.txt`, whose tokens are counted apart. It fetches the file of the entry that shares most words with the question, in the question's language where there is such a file. Rare words count more, stems are compared, synonyms aren't known. Of a file it has the first 50,000 characters, as fetchers do. It reads from the top, or only the sections that share most words, until 4,000 tokens. If there are tokens left, it goes on to the best part of a page in parts, or to the second entry. Each site has the same reader, and the same pages.",
    table(rows),
  ].join('\n\n');
}

/**
 * Measures the built site, and peers beside it.
 *
 * @param peers names of folders in `bench/peers/sites`
 * @returns the report, in Markdown
 */
export async function measureMachines(peers: readonly string[]): Promise<string> {
  const right = rightSections(path.join(root, 'build'));
  return [METHOD, measureTools(right), await measureLists(right, peers), await checkForAgents()].join('\n\n');
}

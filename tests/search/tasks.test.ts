/** What readers come to do: one search of a few everyday words, and its first result is the response. */
import { describe, expect, it } from 'vitest';
import { searchFiles } from '../../app/outputs/search/search-files.ts';
import { answerQuery, createSearchEngine } from '../../engines/search/index.ts';
import { readTasks } from './support/read-tasks.ts';
import { searchContentOfSite } from '../support/loaded-pages.ts';

const { documents, index } = searchFiles(await searchContentOfSite());
const source = { documents, engine: createSearchEngine(documents, index), knownTexts: () => undefined };

/** Route, language and anchor of the best result, without the words that its page marks. */
function best(query: string): string {
  const url = new URL(answerQuery(source, query).results[0]?.url ?? '/', 'https://docs.example');
  url.searchParams.delete('highlight');
  return url.pathname + url.search + url.hash;
}

const tasks = readTasks();

it('there are twelve tasks, each with three queries of at most four words', () => {
  expect(tasks).toHaveLength(12);
  for (const { queries } of tasks) {
    expect(new Set(queries).size).toBe(3);
    for (const query of queries) expect(query.split(' ').length).toBeLessThanOrEqual(4);
  }
});

describe.each(tasks)('$task', ({ expect: answers, language, queries }) => {
  const withLanguage = answers.map((answer) => {
    const [route = '', anchor] = answer.split('#');
    return (
      route + (language === undefined ? '' : `?lang=${language}`) + (anchor === undefined ? '' : `#${anchor}`)
    );
  });

  it.each(queries)('%s', (query) => {
    expect(withLanguage).toContain(best(query));
  });
});

describe('a title that holds every word of the query comes first', () => {
  it.each([
    ['delete token', '/docs/api/tokens#tokens-delete'],
    ['list tokens', '/docs/api/tokens#tokens-listv2'],
    ['list applications', '/docs/api/applications#applications-list'],
    ['get token', '/docs/api/tokens#tokens-get'],
    ['first token', '/docs#store-your-first-token'],
  ])('%s', (query, answer) => {
    expect(best(query)).toBe(answer);
  });
});

describe('an endpoint leads to its operation, with or without its version', () => {
  it.each([
    ['POST /tokens', '/docs/api/tokens#tokens-create'],
    ['delete /tokens/{id}', '/docs/api/tokens#tokens-delete'],
    ['/tokens/search', '/docs/api/tokens/search#tokens-searchv2'],
    ['GET /tokens', '/docs/api/tokens#tokens-listv2'],
  ])('%s', (query, answer) => {
    expect(best(query)).toBe(answer);
  });
});

describe('words of a question do not count', () => {
  it.each([
    ['why do I get 403', '/docs/api/errors#api-errors-403'],
    ['how do I delete a token', '/docs/api/tokens#tokens-delete'],
    ['call my processor', '/docs/guides/share/process-card-payments'],
  ])('%s', (query, answer) => {
    expect(best(query)).toBe(answer);
  });
});

describe('a language alone leads to its SDK', () => {
  it.each([
    ['java', '/docs/sdks/server-side/java?lang=java'],
    ['python sdk', '/docs/sdks/server-side/python?lang=python'],
    ['c#', '/docs/sdks/server-side/dotnet?lang=csharp'],
    ['node', '/docs/sdks/server-side/node?lang=node'],
  ])('%s', (query, answer) => {
    expect(best(query).replace(/\?lang=\w+/, '')).toBe(answer.replace(/\?lang=\w+/, ''));
  });

  it('and chooses no language on a page without samples in it', () => {
    expect(best('react to 429')).toBe('/docs/api/rate-limits#react');
  });
});

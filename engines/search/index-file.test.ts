import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { ENGINE_OPTIONS, FIELDS, readIndex, writeIndex, type IndexedSection } from './index-file';
import { indexTerms } from './words';

const section = (id: number, texts: Partial<IndexedSection>): IndexedSection => ({
  id,
  heading: '',
  description: '',
  names: '',
  text: '',
  ...texts,
});

const sections = [
  section(0, { heading: 'Tokens', description: 'Create tokens.', text: 'A token, the token of a card.' }),
  section(1, { heading: 'Create a token', names: 'POST /tokens token:create BT-IDEMPOTENCY-KEY' }),
  section(2, {}),
  section(3, { heading: 'Keys', text: `Rotate "keys" \\ ${'rotate '.repeat(200)}` }),
];

function packed(all: readonly IndexedSection[]) {
  return readIndex(
    JSON.parse(
      JSON.stringify(writeIndex(all, indexTerms, { synonyms: [], languages: { words: [], server: [] } })),
    ) as ReturnType<typeof writeIndex>,
  );
}

it('what was written is read back: the engine finds the same as if it had never been packed', () => {
  const direct = new MiniSearch<IndexedSection>({ ...ENGINE_OPTIONS, tokenize: indexTerms });
  direct.addAll(sections);
  const { engine, terms } = packed(sections);
  expect(terms).toContain('post /tokens');
  for (const term of terms) {
    const options = { fields: [...FIELDS], prefix: true, tokenize: (text: string) => [text] };
    const scores = (from: Pick<MiniSearch, 'search'>) =>
      from.search(term, options).map(({ id, score }) => [id as number, score.toFixed(9)]);
    expect(scores(engine)).toEqual(scores(direct));
    expect(scores(engine)).not.toEqual([]);
  }
});

it('sections far apart stay distinct, whatever their distance', () => {
  const numbers = [57, 58, 0xd800 - 35, 0xe000 - 35, 66_000];
  const ids = new Set(numbers);
  const many = Array.from({ length: 66_001 }, (_, id) =>
    section(id, { text: ids.has(id) ? `near word${String(id)}` : '' }),
  );
  const { engine } = packed(many);
  for (const id of numbers) expect(engine.search(`word${String(id)}`)[0]?.id).toBe(id);
  expect(engine.search('near').map(({ id }) => id as number)).toEqual(numbers);
});

it('a term in very many sections keeps those that it says most about', () => {
  const many = Array.from({ length: 200 }, (_, id) =>
    section(id, {
      text: id >= 190 ? 'key key key' : 'key and much other text that has nothing to do with it',
    }),
  );
  const found = packed(many).engine.search('key', { tokenize: () => ['kei'] });
  expect(found.length).toBeLessThan(100);
  expect(new Set(found.slice(0, 10).map(({ id }) => id as number))).toEqual(
    new Set(Array.from({ length: 10 }, (_, index) => 190 + index)),
  );
});

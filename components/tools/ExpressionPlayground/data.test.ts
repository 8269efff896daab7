import { describe, expect, it } from 'vitest';
import { exampleSetNames, loadExampleSets } from '../../../pipeline/content/worked-expressions/index.ts';
import type { StatedExample } from '../../../pipeline/content/worked-expressions/example-sets.ts';
import { loadDataTable } from '../../../pipeline/content/tables/index.ts';
import { inspectAttempt } from '../../../engines/expression-playground/index.ts';
import { data } from './data.ts';

const { start, choices } = await data();

/** What each worked example states, by its ID. */
const stated: ReadonlyMap<string, StatedExample> = new Map(
  exampleSetNames()
    .filter((name) => name !== 'gallery')
    .flatMap((name) =>
      Object.entries(loadExampleSets(name).sets).flatMap(([set, examples]) =>
        examples.map((example, index) => [`${name}.${set}.${String(index + 1)}`, example] as const),
      ),
    ),
);

describe('the playground', () => {
  it('begins with a mask that works, of a filter that hides short values', () => {
    expect(start.inspection).toMatchObject({ ok: true, value: '"XXXXXXXXXXXX4242"', warnings: [] });
  });

  it('has every worked example, each under an ID of its own', () => {
    expect(choices.examples.map(({ id }) => id).sort()).toEqual([...stated.keys()].sort());
  });

  it('groups them by page and section, the common ones first', () => {
    const groups = [...new Set(choices.examples.map(({ group }) => group))];
    expect(groups.slice(0, 3)).toEqual(['Common', 'Masks: Mask a string', 'Masks: Short values']);
    expect(groups).toContain('Filters: Masking');
    expect(groups.slice(1)).toEqual(groups.slice(1).filter((group) => /^[A-Z][\w ]+: [A-Z]/.test(group)));
    // What was a set's name in a file, such as "refused: ".
    const labels = choices.examples.filter(({ id }) => !id.startsWith('filters.')).map(({ label }) => label);
    expect(labels.filter((label) => /^[a-z_ ]+: /.test(label))).toEqual([]);
  });

  it.each(choices.examples.map(({ id, attempt }) => [id, attempt, stated.get(id)] as const))(
    '%s gives what its page states',
    (_id, attempt, example) => {
      const inspection = inspectAttempt(attempt);
      const isRandom = example?.matches !== undefined;
      expect(
        inspection.ok ? { value: isRandom ? example.result : (JSON.parse(inspection.value) as unknown) } : {},
      ).toEqual(example?.fails === undefined ? { value: example?.result } : {});
    },
  );

  it('has test data of every token type', () => {
    const types = loadDataTable('token-types').rows.map(({ type }) => type);
    expect(choices.types.map(({ type }) => type)).toEqual(types);
    expect(JSON.parse(choices.types.find(({ type }) => type === 'bank')?.data ?? '')).toEqual({
      routing_number: '021000021',
      account_number: '00001',
    });
  });

  it('knows the test cards that an address can have', () => {
    expect(choices.harmless).toContain('4242424242424242');
  });
});

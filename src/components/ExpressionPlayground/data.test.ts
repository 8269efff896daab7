import { describe, expect, it } from 'vitest';
import { exampleSetNames, loadExampleSets } from '../../../pipeline/material/worked-expressions/index.ts';
import { loadDataTable } from '../../../pipeline/material/tables/index.ts';
import { inspectAttempt } from '../../lib/expression-playground/inspect.ts';
import { data } from './data.ts';

const { start, choices } = await data();

/** What each worked example states, in the order of the files. */
const stated = exampleSetNames()
  .filter((name) => name !== 'gallery')
  .flatMap((name) => Object.values(loadExampleSets(name).sets).flat());

describe('the playground', () => {
  it('begins with a mask that works', () => {
    expect(start.inspection).toMatchObject({ ok: true, value: '"XXXXXXXXXXXX4242"', warnings: [] });
  });

  it('has every worked example, each under an ID of its own', () => {
    expect(choices.examples).toHaveLength(stated.length);
    expect(new Set(choices.examples.map(({ id }) => id)).size).toBe(stated.length);
    expect(choices.examples.map(({ id }) => id)).toContain('filters.reveal_last.1');
  });

  it.each(choices.examples.map((example, index) => [example.id, example.attempt, stated[index]] as const))(
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

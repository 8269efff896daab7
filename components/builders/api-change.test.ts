import { toMarkdown } from 'mdast-util-to-markdown';
import { describe, expect, it } from 'vitest';
import type { ApiChange } from '../../pipeline/content/api-changes/index.ts';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { operationRoutes } from '../../pipeline/pages/operation-routes.ts';
import { changeCounts, changeList, dayTitle } from './api-change.ts';

const description = await loadApiDescription();

const change = (operations: readonly string[], kind: ApiChange['kind'] = 'new'): ApiChange => ({
  kind,
  operations: [...operations],
  says: '`a` in `Thing` is new.',
});

const written = (operations: readonly string[]): string =>
  toMarkdown(changeList([change(operations)], { description, operationRoutes })).trim();

describe('a change', () => {
  it('begins with its kind and ends with the operations that it concerns', () => {
    expect(written(['tokens.create', 'tokens.get'])).toBe(
      '* **New.** `a` in `Thing` is new. See [Create a token](/docs/api/tokens#tokens-create), [Get a token](/docs/api/tokens#tokens-get).',
    );
  });

  it('without operations is its sentence alone', () => {
    expect(written([])).toBe('* **New.** `a` in `Thing` is new.');
  });

  it('links no operation that is gone', () => {
    expect(written(['things.create'])).toBe('* **New.** `a` in `Thing` is new. See `things.create`.');
  });

  it('of many operations lists a few, and never leaves out one alone', () => {
    const ids = [...description.operations.keys()];
    expect(written(ids.slice(0, 6)).match(/\]\(/g)).toHaveLength(6);
    expect(written(ids.slice(0, 7)).match(/\]\(/g)).toHaveLength(5);
    expect(written(ids.slice(0, 7))).toMatch(/, and 2 more operations\.$/);
  });
});

describe('a day', () => {
  it('is written as a reader would, in UTC', () => {
    expect(dayTitle('2026-03-01')).toBe('March 1, 2026');
  });

  it('counts its changes by kind', () => {
    const changes = [change([], 'breaking'), change([]), change([])];
    expect(changeCounts(changes)).toBe('1 breaking, 2 new');
  });
});

import { toString } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { loadDataTable } from '../../pipeline/content/tables/index.ts';
import { operationAnchor } from '../../components/builders/find-operation.ts';
import { textAttribute } from '../../pipeline/pages/tree/attributes.ts';
import { elements } from '../support/page-tree.ts';
import { loadedPages } from '../support/loaded-pages.ts';

const { operations } = await loadApiDescription();

/** The text of each operation by anchor, and each page's by route. */
const sections = new Map<string, string>();
const pages = new Map<string, string>();
for (const { place, page } of loadedPages) {
  pages.set(place.route, toString(page.tree));
  for (const section of elements(page.tree, 'OperationSection'))
    sections.set(textAttribute(section, 'anchor') ?? '', toString(section));
}

/** What each operation shows of its errors, next to what the description says about them. */
const failures = [...operations.values()].flatMap(({ id, responses }) => {
  const shown = sections.get(operationAnchor(id)) ?? '';
  const errors = shown.slice(shown.lastIndexOf('Errors'));
  return responses
    .filter(({ status }) => status >= 400)
    .map(({ status, description, common }) => ({
      place: `${id} ${String(status)}`,
      isNamed: errors.includes(String(status)),
      isExplainedAgain: common && errors.includes(description.replaceAll('`', '')),
    }));
});

it('every operation names all statuses that it can fail with', () => {
  expect(failures.filter(({ isNamed }) => !isNamed).map(({ place }) => place)).toEqual([]);
});

it('an operation explains only errors of its own', () => {
  expect(failures.filter(({ isExplainedAgain }) => isExplainedAgain).map(({ place }) => place)).toEqual([]);
});

it('the page of errors explains every status that operations have in common', () => {
  const explained = loadDataTable('api-errors').rows.map(({ status }) => Number(status));
  const common = [...operations.values()].flatMap(({ responses }) =>
    responses.filter((response) => response.common).map(({ status }) => status),
  );
  expect(common.length).toBeGreaterThan(300);
  expect([...new Set(common)].filter((status) => !explained.includes(status))).toEqual([]);
});

it('no other page repeats what a missing key means', () => {
  const repeating = [...pages].filter(([, text]) =>
    text.includes('The key is missing or unknownCheck BT-API-KEY'),
  );
  expect(repeating.map(([route]) => route)).toEqual([]);
});

import { toString } from 'mdast-util-to-string';
import { expect, it } from 'vitest';
import { loadApiDescription } from '../../plugins/api-description/index.ts';
import { loadDataTable } from '../../plugins/data/index.ts';
import { operationAnchor } from '../../plugins/page-pipeline/expansions/find-operation.ts';
import { readWrittenPages } from '../../plugins/page-pipeline/index.ts';
import { textAttribute } from '../../plugins/page-tree/attributes.ts';
import { elements } from '../support/page-tree.ts';

const { operations } = await loadApiDescription();

/** The text of each operation by anchor, and that of each page by route. */
const sections = new Map<string, string>();
const pages = new Map<string, string>();
for await (const { place, page } of readWrittenPages()) {
  pages.set(place.route, toString(page.tree));
  for (const section of elements(page.tree, 'OperationSection'))
    sections.set(textAttribute(section, 'anchor') ?? '', toString(section));
}

it('every operation names all statuses with which it can fail, and explains only its own', () => {
  for (const { id, responses } of operations.values()) {
    const shown = sections.get(operationAnchor(id)) ?? '';
    const errors = shown.slice(shown.lastIndexOf('Errors'));
    for (const { status, description, common } of responses.filter((response) => response.status >= 400)) {
      expect(errors, id).toContain(String(status));
      const said = description.replaceAll('`', '');
      if (common) expect(errors, id).not.toContain(said);
    }
  }
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
  const repeating = [...pages].filter(([, text]) => text.includes('The key is missing or unknownCheck BT-API-KEY'));
  expect(repeating.map(([route]) => route)).toEqual([]);
});

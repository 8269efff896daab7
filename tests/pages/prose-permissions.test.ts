/** What a guide has its reader do is covered by the applications that it has the reader create. */
import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { loadApiDescription, type Operation } from '../../pipeline/content/api-description/index.ts';
import { loadApplication } from '../../pipeline/content/applications/index.ts';
import { calledOperations, componentUses, linkedOperations } from '../support/page-operations.ts';
import { inlineCodes } from '../support/page-tree.ts';
import { loadedPages } from '../support/loaded-pages.ts';

/** Pages to read on with, not things to do. */
const FURTHER_READING = /^(?:next steps|related|see also)$/i;

const TRIES = /^test\b/i;

/** What a numbered step asks for in words, without a link to its operation. */
const ASKS: readonly [RegExp, string][] = [
  [/\b(?:create|store) (?:a|an|another|the) (?:\w+ )?(?:token|card)\b(?! intent)/i, 'tokens.create'],
  [/\bstore [\d ]{15,}/i, 'tokens.create'],
  [/\bread the token\b(?! intent)/i, 'tokens.get'],
];

interface Block {
  readonly text: string;
  readonly operations: readonly Operation[];
  /** Strings in code font: of the block, and of its section where the block asks in words. */
  readonly codes: readonly string[];
}

const description = await loadApiDescription();

function asked(text: string): Operation[] {
  return ASKS.flatMap(([words, id]) => (words.test(text) ? (description.operations.get(id) ?? []) : []));
}

/** Paragraphs and rows of a page that link to an operation, or ask for one where the reader tries what was built. */
function blocksOf(tree: Root): Block[] {
  const blocks: Block[] = [];
  let heading = '';
  let codesOfSection: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 2) {
      heading = toString(node);
      codesOfSection = [];
    }
    if (FURTHER_READING.test(heading)) return undefined;
    if (node.type !== 'paragraph' && node.type !== 'tableRow') return undefined;
    const text = toString(node);
    const codes = inlineCodes(node);
    codesOfSection.push(...codes);
    blocks.push({ text, operations: linkedOperations(node, description), codes });
    if (TRIES.test(heading)) blocks.push({ text, operations: asked(text), codes: codesOfSection });
    return SKIP;
  });
  return blocks;
}

function isCovered({ permissions, permissionsNeeded }: Operation, held: ReadonlySet<string>): boolean {
  if (permissions.length === 0) return true;
  return permissionsNeeded === 'all'
    ? permissions.every((one) => held.has(one))
    : permissions.some((one) => held.has(one));
}

const guides: { route: string; source: string; tree: Root; held: ReadonlySet<string> }[] = [];
for (const { place, page } of loadedPages) {
  const source = readFileSync(page.file, 'utf8');
  const names = componentUses(source, 'Applications').flatMap(({ names = '' }) => names.split(/\s+/));
  if (names.length === 0) continue;
  const held = names
    .map((name) => loadApplication(name))
    .flatMap(({ permissions = [], rules = [] }) => [
      ...permissions,
      ...rules.flatMap((rule) => rule.permissions),
    ]);
  guides.push({ route: place.route, source, tree: page.tree, held: new Set(held) });
}

test('a sentence leads to an operation that an application of its page can call, or names the permission', () => {
  const missing = guides.flatMap(({ route, tree, held }) =>
    blocksOf(tree).flatMap(({ text, operations, codes }) =>
      operations
        .filter((operation) => !isCovered(operation, new Set([...held, ...codes])))
        .map(({ id, permissions }) => `${route}: ${id} needs ${permissions.join(' or ')}: ${text}`),
    ),
  );
  expect(guides.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

test('a request or step is one that an application of its page can call, or the page identifies the permission', () => {
  const missing = guides.flatMap(({ route, source, tree, held }) =>
    calledOperations(source, description)
      .filter((operation) => !isCovered(operation, new Set([...held, ...inlineCodes(tree)])))
      .map(({ id, permissions }) => `${route}: ${id} needs ${permissions.join(' or ')}`),
  );
  expect(missing).toEqual([]);
});

/** Mastercard wants a second ID with later charges. A page about the network transaction ID never forgets it. */
import { expect, it } from 'vitest';
import { docsPages } from './payment-guides.ts';

const FIRST = /network transaction ID|networkTxReference/i;
const SECOND = /transaction link ID/i;
/** The section that explains it. */
const EXPLAINED = /charge-card\.mdx#transaction-link-id|\{\/\* #transaction-link-id \*\/\}/;

const pages = docsPages().filter(({ text }) => FIRST.test(text));

it('pages about the network transaction ID are found', () => {
  expect(pages.length).toBeGreaterThan(8);
});

it.each(pages)('$file has both IDs, and leads to what the second is', ({ text }) => {
  expect(text).toMatch(SECOND);
  expect(text).toMatch(EXPLAINED);
});

it.each(pages)('$file has both wherever a reader stores, keeps or asks for one', ({ text }) => {
  const tells = /\b(store|save|keep|ask for|send|include)\b(?! instead)[^.|]*\bnetwork transaction IDs?\b/i;
  const blocks = text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .split(/\n\s*\n|\n(?=[|-])/)
    .filter((block) => tells.test(block));
  expect(blocks.filter((block) => !SECOND.test(block))).toEqual([]);
});

/** What is said below a sample: what it went through, and never what it did not. */
import { expect, it } from 'vitest';
import { textAttribute } from '../../pipeline/pages/tree/attributes.ts';
import { unprovenSentence } from '../../pipeline/languages/requests/index.ts';
import { elements } from '../support/page-tree.ts';
import { writtenPages } from '../support/written-pages.ts';

const NEGATIVE = /\b(?:not|never|no longer)\b|n't\b/;
/** Requests and workflow steps run in these languages, so a caption that is no proof means a hole in the record. */
const UNPROVEN = [unprovenSentence('curl'), unprovenSentence('node')];

const captions = writtenPages.flatMap(({ place, page }) =>
  elements(page.tree, 'CodePanel').flatMap((panel) => {
    const sentence = textAttribute(panel, 'checked');
    return sentence === undefined ? [] : [`${place.route}, ${textAttribute(panel, 'language')}: ${sentence}`];
  }),
);

it('every request sample in cURL and Node.js has run as it is shown; `npm run proofs` renews the record', () => {
  expect(captions.length).toBeGreaterThan(1000);
  expect(captions.filter((caption) => UNPROVEN.some((sentence) => caption.includes(sentence)))).toEqual([]);
});

it('no caption tells what a sample has not gone through', () => {
  expect(captions.filter((caption) => NEGATIVE.test(caption))).toEqual([]);
});

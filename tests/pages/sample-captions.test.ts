/** What is said below a sample: what it went through, and never what it did not. */
import { expect, it } from 'vitest';
import { textAttribute } from '../../pipeline/pages/tree/attributes.ts';
import { languageById, requestSamples, SAMPLE_LANGUAGES } from '../../pipeline/languages/lists.ts';
import { unprovenSentence } from '../../pipeline/languages/requests/index.ts';
import { elements } from '../support/page-tree.ts';
import { writtenPages } from '../support/written-pages.ts';

const NEGATIVE = /\b(?:not|never|no longer)\b|n't\b/;
/** Their samples run, and nothing else checks them: a caption that isn't a proof means a hole in the record. */
const RUN_ONLY = SAMPLE_LANGUAGES.filter(
  (language) => languageById(language).isProven === true && !requestSamples(language).isCompared,
);
const UNPROVEN = RUN_ONLY.map((language) => `, ${language}: ${unprovenSentence(language)}`);

const captions = writtenPages.flatMap(({ place, page }) =>
  elements(page.tree, 'CodePanel').flatMap((panel) => {
    const sentence = textAttribute(panel, 'checked');
    return sentence === undefined ? [] : [`${place.route}, ${textAttribute(panel, 'language')}: ${sentence}`];
  }),
);

it(`every request sample has run as it is shown in ${RUN_ONLY.join(' and ')}; npm run proofs renews the record`, () => {
  expect(RUN_ONLY).toContain('curl');
  expect(captions.length).toBeGreaterThan(1000);
  expect(captions.filter((caption) => UNPROVEN.some((start) => caption.includes(start)))).toEqual([]);
});

it('no caption tells what a sample has not gone through', () => {
  expect(captions.filter((caption) => NEGATIVE.test(caption))).toEqual([]);
});

/** The mark of a sample: what it went through, and never what it did not. */
import { expect, it } from 'vitest';
import { textAttribute } from '../../pipeline/pages/tree/attributes.ts';
import { languageById, requestSamples, SAMPLE_LANGUAGES } from '../../pipeline/code-samples/lists.ts';
import { loadSample, sampleIds } from '../../pipeline/code-samples/samples/index.ts';
import { codeBlocks, elements } from '../support/page-tree.ts';
import { loadedPages } from '../support/loaded-pages.ts';

const NEGATIVE = /\b(?:not|never|no longer)\b|n't\b/;
/** Their samples run, and nothing else checks them: one without a mark means a hole in the record. */
const RUN_ONLY: readonly string[] = SAMPLE_LANGUAGES.filter(
  (language) => languageById(language).isProven === true && !requestSamples(language).isCompared,
);

interface Panel {
  readonly route: string;
  readonly language: string;
  readonly checked: string | undefined;
  /** Written from the API description, so that it's there in every language. */
  readonly isRequest: boolean;
}

/** Their tests are others, and cURL has no proof of them. */
const handWritten = new Set(sampleIds().flatMap((id) => loadSample(id).files.map(({ code }) => code.trim())));

const panels = loadedPages.flatMap(({ place, page }) =>
  elements(page.tree, 'CodeTabs').flatMap((tabs): Panel[] => {
    const inTabs = elements(tabs, 'CodePanel').map((panel) => ({
      route: place.route,
      language: textAttribute(panel, 'language') ?? '',
      checked: textAttribute(panel, 'checked'),
    }));
    const isEverywhere = SAMPLE_LANGUAGES.every((id) => inTabs.some(({ language }) => language === id));
    const isHandWritten = codeBlocks(tabs).some(({ value }) => handWritten.has(value.trim()));
    return inTabs.map((panel) => ({ ...panel, isRequest: isEverywhere && !isHandWritten }));
  }),
);

it(`every request sample has run as it is shown in ${RUN_ONLY.join(' and ')}; npm run proofs renews the record`, () => {
  expect(RUN_ONLY).toContain('curl');
  const required = panels.filter(({ isRequest, language }) => isRequest && RUN_ONLY.includes(language));
  expect(required.length).toBeGreaterThan(500);
  expect(required.filter(({ checked }) => checked === undefined)).toEqual([]);
});

it('no mark is about what a sample has not gone through', () => {
  const said = panels.flatMap(({ route, language, checked }) =>
    checked === undefined ? [] : [`${route}, ${language}: ${checked}`],
  );
  expect(said.length).toBeGreaterThan(1000);
  expect(said.filter((sentence) => NEGATIVE.test(sentence))).toEqual([]);
});

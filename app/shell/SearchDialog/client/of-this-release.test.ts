import { describe, expect, it } from 'vitest';
import {
  SEARCH_VERSION,
  type SearchDocuments,
  type SearchIndexFile,
  type SearchUrls,
} from '../../../../engines/search';
import { ifTheyFit, ofThisRelease } from './of-this-release';

const SENTENCE =
  /^The search files are from another release of this site\. Reload the page, then search again\.$/;
const URLS: SearchUrls = { version: SEARCH_VERSION, documentsUrl: '/d', indexUrl: '/i', textsUrl: '/t/' };

const documents = (sections: number): SearchDocuments =>
  ({ searchDocs: [{ sections: Array(sections).fill({}) }] }) as unknown as SearchDocuments;
const index = (sections: number): SearchIndexFile =>
  ({ fields: [{ lengths: '𝒳'.repeat(sections) }] }) as unknown as SearchIndexFile;

describe('the list of search files', () => {
  it('of this release is given back', () => {
    expect(ofThisRelease(URLS)).toBe(URLS);
  });

  it.each([null, 7, 'text', [], {}, { ...URLS, version: SEARCH_VERSION + 1 }])('%j is of another', (urls) => {
    expect(() => ofThisRelease(urls as SearchUrls)).toThrow(SENTENCE);
  });
});

describe('search files', () => {
  it('with the same sections go together', () => {
    expect(ifTheyFit(documents(3), index(3), () => 'made')).toBe('made');
  });

  it.each([
    [3, 2],
    [0, 1],
  ])("with %d and %d sections don't", (listed, indexed) => {
    expect(() => ifTheyFit(documents(listed), index(indexed), () => 'made')).toThrow(SENTENCE);
  });

  it.each([null, 7, 'text', [], {}])("of another form don't (%j)", (file) => {
    expect(() => ifTheyFit(file as never, index(1), () => 'made')).toThrow(SENTENCE);
    expect(() => ifTheyFit(documents(1), file as never, () => 'made')).toThrow(SENTENCE);
  });

  it("that the engine can't read don't", () => {
    const fail = (): never => {
      throw new TypeError('terms is undefined');
    };
    expect(() => ifTheyFit(documents(1), index(1), fail)).toThrow(SENTENCE);
  });
});

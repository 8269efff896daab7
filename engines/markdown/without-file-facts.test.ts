import { expect, it } from 'vitest';
import { withoutFileFacts } from './without-file-facts';

it('takes out of the front matter what is about the file, and nothing out of the text', () => {
  const text = '\n# Tokens\n\ntokens: 3\n\n---\n\nlanguage: none\n\n---\n';
  expect(
    withoutFileFacts(
      `---\ntitle: Tokens\ncanonical: /docs/api/tokens\nlanguage: go\npart: 1 of 2\ntokens: 90\n---\n${text}`,
    ),
  ).toBe(`---\ntitle: Tokens\ncanonical: /docs/api/tokens\n---\n${text}`);
});

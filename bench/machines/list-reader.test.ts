import { expect, it } from 'vitest';
import { runsOf } from '../../tests/machines/support/shown-share.ts';
import { readList } from './list-reader.ts';
import type { ListSite } from './list-sites.ts';

const FILES: Readonly<Record<string, string>> = {
  '/tokens.md':
    '# Tokens\n\n- [Delete a token](/tokens/part-1.md#delete)\n- [Create a token](/tokens/part-1.md#create)\n',
  '/tokens/part-1.md': `# Tokens\n\n${'Much that no one has asked for stands here first. '.repeat(600)}\n\n## Delete\n\nSend the request with the ID, and the card is gone for good.\n`,
  '/keys.md':
    '# Keys\n\nRotate a key with two of them.\n\n## Where keys go\n\nA public key can be in a page that anyone reads.\n',
};

const site: ListSite = {
  name: 'site',
  offers: '',
  list: '# Site\n\n- [Tokens](/tokens.md): Store and delete cards.\n- [Keys](/keys.md): Rotate keys.\n\n## Optional\n\n- [Everything about keys](/all.txt): keys\n',
  fetch: (address) => FILES[address.split('#')[0] ?? ''],
};

const ask = (question: string, section: string, reading: 'from the top' | 'best sections') =>
  readList({ question, kind: 'task', sections: ['/x'] }, site, reading, {
    evidenceFor: () => [runsOf(section)],
  });

it("takes the entry with the question's words, and none that's optional", () => {
  const attempt = ask(
    'Which key can be in a page?',
    'A public key can be in a page that anyone reads.',
    'from the top',
  );
  expect(attempt.foundBy).toBe(1);
  expect(attempt.tokens).toBeLessThan(60);
});

it('goes on to the part of a page, where the link leads', () => {
  const section = 'Send the request with the ID, and the card is gone for good.';
  expect(ask('delete a token', section, 'from the top').foundBy).toBe(2);
});

it('finds nothing below what fits into its budget', () => {
  expect(ask('create a token', 'the card is gone for good', 'from the top').foundBy).toBe(0);
});

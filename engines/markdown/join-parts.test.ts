import { expect, it } from 'vitest';
import { joinParts, partAddresses } from './join-parts';

const head = (facts: string): string =>
  `---\ntitle: Tokens\n${facts}\n---\n\n> All pages: /llms.txt\n>\n> All parts: [Tokens](/docs/api/tokens.md)\n\n`;

const INDEX = `${head('tokens: 90')}# Tokens

A token is an ID.

## Parts of this page

Part 1 of 2: </docs/api/tokens/part-1.md>

- [Create](/docs/api/tokens/part-1.md#create)

Part 2 of 2: </docs/api/tokens/part-2.md>

- [Delete](/docs/api/tokens/part-2.md#delete)
`;

it('finds the parts of an index', () => {
  expect(partAddresses(INDEX, '/docs/api/tokens.go.md')).toEqual([
    '/docs/api/tokens.go/part-1.md',
    '/docs/api/tokens.go/part-2.md',
  ]);
  expect(partAddresses('# Tokens\n\n## Create\n', '/docs/api/tokens.md')).toEqual([]);
});

it('puts the page together without what only its files say', () => {
  const part = (number: number, text: string): string => `${head(`part: ${String(number)} of 2`)}${text}\n`;
  expect(joinParts(INDEX, [part(1, '## Create\n\n> Careful.'), part(2, '## Delete\n\n---')])).toBe(
    `${head('tokens: 90')}# Tokens\n\nA token is an ID.\n\n## Create\n\n> Careful.\n\n## Delete\n\n---\n`,
  );
});

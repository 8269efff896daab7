import { expect, it } from 'vitest';
import { fullAnchor, shortenAnchor } from './anchors';

it.each([
  ['Shapes of a payload', 'shapes-of-a-payload', undefined],
  ['token:create', 'permissions-tokencreate', 'permissions-*'],
  ['Create a token', 'tokens-create', 'tokens-create'],
  ['', '', undefined],
])('the anchor of "%s", %s, travels as %s and comes back', (heading, anchor, short) => {
  expect(shortenAnchor(anchor, heading)).toBe(short);
  expect(fullAnchor(short, heading)).toBe(anchor);
});

import { expect, it } from 'vitest';
import { markdownParts, plainLine } from './markdown';

it('reads code, bold text and links, with code in them', () => {
  expect(markdownParts('**Unknown.** Read [`402` docs](/docs/x#y) or `a`')).toEqual([
    { kind: 'bold', parts: [{ kind: 'text', text: 'Unknown.' }] },
    { kind: 'text', text: ' Read ' },
    {
      kind: 'link',
      to: '/docs/x#y',
      parts: [
        { kind: 'code', text: '402' },
        { kind: 'text', text: ' docs' },
      ],
    },
    { kind: 'text', text: ' or ' },
    { kind: 'code', text: 'a' },
  ]);
});

it("keeps what isn't Markdown", () => {
  expect(plainLine('a [b] **c `d')).toBe('a [b] **c `d');
});

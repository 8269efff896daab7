import { describe, expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';

const block = (...lines: readonly string[]): string => lines.join('\n');

describe('the blocks of Markdown', () => {
  it('are between its empty lines, and nothing of nothing', () => {
    expect(blocksOf('# Title\n\n\nText,\nmore text.\n  \n- Item\n')).toEqual([
      '# Title',
      'Text,\nmore text.',
      '- Item',
    ]);
    expect(blocksOf('')).toEqual([]);
  });

  it.each([
    ['three backticks', block('```ts', 'a', '', 'b', '```')],
    ['tildes', block('~~~ts', 'a', '', 'b', '~~~')],
    ['tildes around backticks', block('~~~md', '```', '', 'a', '```', '', 'b', '~~~')],
    ['backticks around tildes', block('```md', '~~~', '', 'a', '~~~', '', 'b', '```')],
    ['four backticks around three', block('````md', '```ts', '', 'a', '```', '', 'b', '````')],
    ['backticks that a longer fence closes', block('```', 'a', '', 'b', '`````')],
    ['the fence of an item', block('- Item:', '  ```', '  a', '', '  b', '  ```')],
    ['a line that only begins like the closing fence', block('```', 'a', '```ts', '', 'b', '```')],
  ])('keep code whole, with %s', (_, code) => {
    expect(blocksOf(`Text.\n\n${code}\n\nMore text.`)).toEqual(['Text.', code, 'More text.']);
  });

  it('go on to the end where nothing closes the code', () => {
    expect(blocksOf('Text.\n\n````\n\na\n\n```\n\nb')).toEqual(['Text.', '````\n\na\n\n```\n\nb']);
  });
});

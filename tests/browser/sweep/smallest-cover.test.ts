import { describe, expect, it } from 'vitest';
import { smallestCover } from './smallest-cover.ts';

const page = (kinds: string, cost: number) => ({ kinds: new Set(kinds.split(' ')), cost });

describe('smallestCover', () => {
  it('shows every kind, and looks at nothing that shows nothing new', () => {
    const chosen = smallestCover(
      new Map([
        ['/all', page('text table note', 3)],
        ['/text', page('text', 2)],
        ['/rare', page('text diagram', 2)],
      ]),
    );
    expect(chosen).toEqual(['/all', '/rare']);
  });

  it('takes the cheaper of two that show the same', () => {
    const chosen = smallestCover(
      new Map([
        ['/long', page('text table', 9)],
        ['/short', page('text table', 1)],
      ]),
    );
    expect(chosen).toEqual(['/short']);
  });

  it('chooses a page for a kind that is nowhere else', () => {
    const pages = new Map([['/old', page('text', 1)]]);
    expect(smallestCover(pages)).toEqual(['/old']);
    expect(smallestCover(new Map([...pages, ['/new', page('text component', 50)]]))).toContain('/new');
  });
});

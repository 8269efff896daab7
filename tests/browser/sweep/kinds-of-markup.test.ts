import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { elementsOf } from './built-page.ts';
import { kindsOfMarkup } from './kinds-of-markup.ts';

const kindsOf = (body: string) => kindsOfMarkup(elementsOf(fromHtml(`<body>${body}</body>`)));

describe('kindsOfMarkup', () => {
  it('names classes, elements with their classes and states, and pairs', () => {
    const { elements, pairs } = kindsOf('<p class="b a" aria-current=page><code>1</code></p>');
    expect([...elements]).toEqual(['p.a.b[ariaCurrent=page]', 'class b', 'class a', 'code']);
    expect([...pairs]).toEqual(['body > p.a.b[ariaCurrent=page]', 'p.a.b[ariaCurrent=page] > code']);
  });

  it.each([
    ['other words', '<p>One</p>', '<p>Two</p><p>Three</p>'],
    ['another ID or address', '<a id=a href="/a">1</a>', '<a id=b href="/b">1</a>'],
  ])('are equal for %s', (_, one, other) => {
    expect(kindsOf(other)).toEqual(kindsOf(one));
  });

  it.each([
    ['a component', '<p>One</p>', '<p class=picker>One</p>'],
    ['a state', '<details>1</details>', '<details open>1</details>'],
    ['a role', '<div>1</div>', '<div role=group>1</div>'],
  ])('differ for %s', (_, one, other) => {
    expect(kindsOf(other)).not.toEqual(kindsOf(one));
  });
});

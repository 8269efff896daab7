import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import { elementsOf } from './built-page.ts';
import { STRUCTURE } from './structure.ts';

const WHOLE = `<!doctype html><html lang=en><head><title>Page</title><meta name=description content="A page."></head>
<body><nav aria-label=Main><a href="/">Home</a></nav><main><h1>Page</h1><h2 id=part>Part</h2>
<ul><li><a href="/a"><svg role=img aria-label=Icon></svg></a></ul><label>Name <input></label>
<label for=mail>Mail</label><input id=mail><table aria-labelledby=part><tr><td>1</table></main></body></html>`;

type Sentence = keyof typeof STRUCTURE;

function problems(html: string): Readonly<Record<string, string[]>> {
  const page = elementsOf(fromHtml(html));
  return Object.fromEntries(
    Object.entries(STRUCTURE).flatMap(([sentence, rule]) => {
      const found = rule(page);
      return found.length === 0 ? [] : [[sentence, found]];
    }),
  );
}

it('finds nothing on a page that has all it needs', () => {
  expect(problems(WHOLE)).toEqual({});
});

it.each<[Sentence, string, string, string]>([
  ['no id is there twice', '<ul>', '<ul id=part>', '#part is there more than once'],
  ['there is one h1, and no heading skips a level', '</h1>', '</h1><h1>Two</h1>', 'the page has 2 h1'],
  ['there is one h1, and no heading skips a level', '<ul>', '<h4>Deep</h4><ul>', 'h4 “Deep” skips a level'],
  [
    'headings, links, buttons, fields, pictures and tables have a name',
    ' aria-label=Icon',
    '',
    '<a id=""> has no name|<svg id=""> has no name',
  ],
  [
    'headings, links, buttons, fields, pictures and tables have a name',
    'for=mail',
    '',
    '<input id="mail"> has no name',
  ],
  [
    'labels and descriptions refer to elements that are there',
    'labelledby=part',
    'labelledby=whole aria-label=Parts',
    '<table> refers to #whole, which is not there',
  ],
  [
    'there is one main part, and landmarks have names that differ',
    '<main>',
    '<nav aria-label=Main></nav><main>',
    'navigation “Main” is there more than once',
  ],
  [
    'there is one main part, and landmarks have names that differ',
    'main>',
    'div>',
    'the page has 0 main parts',
  ],
  [
    'items are in lists, and lists have items only',
    '<ul><li>',
    '<ul>',
    '<a> is outside its list, or no item of it',
  ],
  [
    'items are in lists, and lists have items only',
    '<ul>',
    '<div>',
    '<li> is outside its list, or no item of it',
  ],
  [
    'Tab follows the order of the source',
    '<input ',
    '<input tabindex=2 ',
    '<input> has a place of its own in the order of Tab',
  ],
  ['title, language and description are there', 'lang=en', '', 'no language'],
  ['title, language and description are there', '<title>Page</title>', '', 'no title'],
  ['title, language and description are there', 'content="A page."', '', 'no description'],
])('%s: %s → %s', (sentence, from, to, expected) => {
  expect(problems(WHOLE.replaceAll(from, to))).toEqual({ [sentence]: expected.split('|') });
});

import { expect, it } from 'vitest';
import { pageFile } from '../../pipeline/content/site/site-map.ts';
import { readText } from '../../pipeline/cache/index.ts';
import { SEE } from './see';

const links = Object.values(SEE);

/** The anchors that a page's headings and operations have. */
function anchorsOf(text: string): readonly string[] {
  return [
    ...Array.from(text.matchAll(/\{\/\* #([\w-]+) \*\/\}/g), ([, id = '']) => id),
    ...Array.from(text.matchAll(/^#+ ([^{\n]+)$/gm), ([, title = '']) =>
      title.trim().toLowerCase().replaceAll(' ', '-'),
    ),
    ...Array.from(text.matchAll(/^<Operation id="([\w.]+)"/gm), ([, id = '']) =>
      id.toLowerCase().replaceAll('.', '-'),
    ),
  ];
}

it.each(links)('$page is there', ({ page }) => {
  const [route = '', anchor = ''] = page.split('#');
  expect(anchorsOf(readText(pageFile(route) ?? ''))).toContain(anchor);
});

it('each link has words of its own', () => {
  expect(new Set(links.map(({ about }) => about)).size).toBe(links.length);
});

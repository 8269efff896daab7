import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { expect, it } from 'vitest';
import { measureShapes } from './bounds.ts';

it.each([
  ['<rect x="-5" y="2" width="10" height="20" rx="4" />', { left: -5, top: 2, width: 10, height: 20 }],
  ['<circle cx="10" cy="20" r="3" />', { left: 7, top: 17, width: 6, height: 6 }],
  ['<ellipse cx="10" cy="20" rx="3" ry="1" />', { left: 7, top: 19, width: 6, height: 2 }],
  ['<polyline points="1,2 3.5,-4 0,0" />', { left: 0, top: -4, width: 3.5, height: 6 }],
  [
    '<defs><marker><polygon points="0,0 900,900" /></marker></defs><rect x="1" y="1" width="2" height="2" /><circle cx="9" cy="2" r="1" />',
    { left: 1, top: 1, width: 9, height: 2 },
  ],
])('the shapes %s reach over a rectangle', (svg, bounds) => {
  const [image] = fromHtml(`<svg>${svg}</svg>`, { fragment: true, space: 'svg' }).children as Element[];
  expect(measureShapes(image?.children ?? [])).toEqual(bounds);
});

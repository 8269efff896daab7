import { expect, it } from 'vitest';
import { unwrittenRoutes } from './index.ts';

it('counts the marked links of a page, minified or not', () => {
  const html =
    '<p><span data-unwritten-page=/docs/tools>Tools</span> <span data-unwritten-page="/docs/api/logs">Logs</span></p>';
  expect(unwrittenRoutes(html)).toEqual(['/docs/tools', '/docs/api/logs']);
  expect(unwrittenRoutes('<p>None</p>')).toEqual([]);
});

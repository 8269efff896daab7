import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CodeBlock } from './index.tsx';

const NOTE = 'Illustrative: the wording can differ';

it('a block of code says that its strings are illustrative, outside the code that is copied', () => {
  const markup = renderToStaticMarkup(<CodeBlock html="{}" language="json" illustrative />);
  expect(markup).toContain(NOTE);
  expect(markup.slice(markup.indexOf('<pre'), markup.indexOf('</pre>'))).not.toContain(NOTE);
});

it('other code has no such note', () => {
  expect(renderToStaticMarkup(<CodeBlock html="{}" language="json" />)).not.toContain(NOTE);
});

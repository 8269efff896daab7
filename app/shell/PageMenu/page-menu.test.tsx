import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageMenu } from '.';

const MARKDOWN = '/docs/api/tokens.md';

it('links to the page as Markdown, and to no other host', () => {
  const html = renderToStaticMarkup(<PageMenu markdown={MARKDOWN} assistants={[]} />);
  expect([...html.matchAll(/href="(?<href>[^"]*)"/g)].map(({ groups }) => groups?.href)).toEqual([
    MARKDOWN,
    MARKDOWN,
  ]);
});

it('opens assistants beside the page, and tells them nothing of it', () => {
  const href = 'https://assistant.example/?q=tokens.md';
  const html = renderToStaticMarkup(
    <PageMenu markdown={MARKDOWN} assistants={[{ name: 'Example', href }]} />,
  );
  expect(html).toContain(`<a target="_blank" rel="noopener noreferrer" href="${href}">Open in Example`);
});

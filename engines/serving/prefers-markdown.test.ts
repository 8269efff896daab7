import { expect, it } from 'vitest';
import { prefersMarkdown } from './prefers-markdown.ts';

it.each([
  'text/markdown',
  'text/markdown, text/html, */*',
  'text/markdown,text/html;q=0.9,application/xhtml+xml;q=0.8,*/*;q=0.7',
  'text/markdown;q=1.0, text/x-markdown;q=0.9, text/html;q=0.7, */*;q=0.1',
  'text/html;q=0.8, text/markdown',
  'TEXT/MARKDOWN',
  'text/markdown; q=0.5, */*; q=0.1',
])('%s asks for Markdown', (accept) => {
  expect(prefersMarkdown(accept)).toBe(true);
});

it.each([
  undefined,
  '',
  '*/*',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
  'text/html, text/markdown',
  'text/markdown;q=0, */*',
  'text/markdown; q=0.0, text/html',
  'text/markdown;q=0.2, text/html',
  'text/x-markdown',
])('%s asks for a page', (accept) => {
  expect(prefersMarkdown(accept)).toBe(false);
});

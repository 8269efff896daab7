import { describe, expect, it } from 'vitest';
import { redirectPages } from './redirect-pages.ts';

describe('a page at an old path', () => {
  const linkIn = (file: string, siteUrl?: string): string | undefined =>
    /<link rel="canonical" href="([^"]*)">/.exec(redirectPages(siteUrl).get(file) ?? '')?.[1];

  it('gives the URL that it leads to, without query and fragment', () => {
    expect(linkIn('docs/api/reactors/reactor-errors.html', 'https://docs.example.com')).toBe(
      'https://docs.example.com/docs/api/reactors/invoke-reactors',
    );
    expect(linkIn('docs/api/reactors/reactor-errors.html')).toBe('/docs/api/reactors/invoke-reactors');
  });

  it('leads on from whichever host serves it, and lets search engines read that', () => {
    const page = redirectPages('https://docs.example.com').get('docs/api/reactors/reactor-errors.html');
    expect(page).toContain('<a href="/docs/api/reactors/invoke-reactors#reactor-error-codes">');
    expect(page).toContain('content="0;url=/docs/api/reactors/invoke-reactors#reactor-error-codes"');
    expect(page).not.toContain('noindex');
  });
});

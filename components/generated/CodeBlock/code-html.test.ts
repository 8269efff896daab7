import { describe, expect, it } from 'vitest';
import { codeHtml } from './code-html.ts';

describe('codeHtml', () => {
  it.each([
    'a &lt;b&gt; c',
    '<span class=k>const</span> a',
    '<span data-env=test>x</span><span data-env=production>y</span>',
  ])('passes %s', (html) => {
    expect(codeHtml(html)).toBe(html);
  });

  it.each([
    '<img src=x onerror=go()>',
    '<span class=k onclick=go()>',
    '<span class="k">',
    '<SCRIPT>',
    '<span class=k>a</span><svg/onload=go()>',
    '<!-- -->',
    '</pre>',
  ])('rejects %s', (html) => {
    expect(() => codeHtml(html)).toThrow('none that the highlighter writes');
  });
});

import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { endFirstScreen } from './first-screen.ts';

const block = (tagName: string, text: string): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [{ type: 'text', value: text }],
});

/** Tag names of the blocks, after the end of the first screen was added. */
function namesOf(...children: readonly Element[]): readonly string[] {
  const html: Root = { type: 'root', children: [...children] };
  endFirstScreen(html);
  return html.children.map((node) => (node.type === 'element' ? node.tagName : node.type));
}

const line = block('p', 'A short line.');
const long = block('p', 'word '.repeat(600));

describe('the first screen ends', () => {
  it('after the block that fills a window', () => {
    expect(namesOf(line, line, long, line, line)).toEqual(['p', 'p', 'p', 'script', 'p', 'p']);
    expect(namesOf(...Array.from({ length: 40 }, () => line)).indexOf('script')).toBeGreaterThan(15);
  });

  it('after three blocks at the earliest', () => {
    expect(namesOf(long, line, line, line)).toEqual(['p', 'p', 'p', 'script', 'p']);
  });

  it('after the lines of code, and not within them', () => {
    const code = block('pre', 'line\n'.repeat(50));
    expect(namesOf(line, line, code, line)).toEqual(['p', 'p', 'pre', 'script', 'p']);
  });

  it('before a block of several screens', () => {
    const operation = block('section', 'word '.repeat(3000));
    expect(namesOf(line, line, line, operation, line)).toEqual(['p', 'p', 'p', 'script', 'section', 'p']);
    expect(namesOf(line, operation, line, line)).toEqual(['p', 'section', 'p', 'script', 'p']);
  });

  it('nowhere on a page that ends before', () => {
    expect(namesOf(line, line, line)).toEqual(['p', 'p', 'p']);
    expect(namesOf(line, line, long)).toEqual(['p', 'p', 'p']);
  });
});

import type { Root } from 'hast';
import { describe, expect, it, vi } from 'vitest';
import { renderTree } from './render-tree.ts';

vi.mock('./components.tsx', () => ({ components: { Response: 'output' } }));

/** A tree of one component around a word. */
const treeOf = (name: string): Root => ({
  type: 'root',
  children: [
    {
      type: 'mdxJsxFlowElement',
      name,
      attributes: [],
      children: [{ type: 'text', value: 'inside' }],
    } as never,
  ],
});

describe('drawTree', () => {
  it('renders elements, and components of the registry by their name', () => {
    const link = { type: 'element' as const, tagName: 'a', properties: { href: '/docs' }, children: [] };
    expect(renderTree({ type: 'root', children: [link] })).toBe('<a href="/docs"></a>');
    expect(renderTree(treeOf('Response'))).toBe('<output>inside</output>');
  });

  it('rejects a component that has no view, and names it', () => {
    expect(() => renderTree(treeOf('MoonPhase'))).toThrow(
      'There is no view of <MoonPhase> to render a page with. Run: npm run components',
    );
  });
});

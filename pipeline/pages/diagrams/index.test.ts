// cspell:words labelledby
import { evaluate } from '@mdx-js/mdx';
import { createElement, type ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { remarkDrawDiagrams } from './index.ts';

interface DiagramProps {
  readonly title: string;
  readonly description: string;
  readonly svg: string;
  readonly children: ReactNode;
}

/** The props of every diagram of a page, as its component receives them, and the page's HTML. */
async function renderPage(source: string): Promise<{ diagrams: DiagramProps[]; markup: string }> {
  const diagrams: DiagramProps[] = [];
  const Diagram = (props: DiagramProps): ReactNode => {
    diagrams.push(props);
    return props.children;
  };
  const file = new VFile({ path: 'content/docs/page.mdx', value: source });
  const page = await evaluate(file, { ...runtime, remarkPlugins: [remarkDrawDiagrams] });
  return { markup: renderToStaticMarkup(createElement(page.default, { components: { Diagram } })), diagrams };
}

const fence = (
  lines: string,
  meta = 'title="Who calls whom" description="The browser calls & waits."',
): string => `\`\`\`mermaid ${meta}\n${lines}\n\`\`\``;

describe('a diagram of a page', () => {
  it('becomes an image with a name, and a list that says the same', async () => {
    const { diagrams, markup } = await renderPage(
      `Text.\n\n${fence('flowchart LR\n  a[Browser] -->|token| b[Server]')}`,
    );
    expect(diagrams).toHaveLength(1);
    expect(diagrams[0]).toMatchObject({ title: 'Who calls whom', description: 'The browser calls & waits.' });
    expect(diagrams[0]?.svg).toMatch(
      /^<svg [^>]*role="img" aria-labelledby="diagram-who-calls-whom-title diagram-who-calls-whom-description" viewBox="\d+ \d+ \d+ \d+" width="\d+" height="\d+"><title id="diagram-who-calls-whom-title">Who calls whom<\/title><desc id="diagram-who-calls-whom-description">The browser calls &#x26; waits\.<\/desc>/,
    );
    expect(markup.replace(/\n/g, '')).toBe('<p>Text.</p><ul><li>Browser → Server: token</li></ul>');
  });

  it('numbers what happens in a sequence', async () => {
    const { markup } = await renderPage(
      fence(
        'sequenceDiagram\n  participant a\n  participant b\n  a->>b: one\n  loop daily\n    b-->>a: two\n  end',
      ),
    );
    expect(markup.replace(/\n/g, '')).toBe(
      '<ol><li>a → b: one</li><li>Repeat: daily<ol><li>b → a: two</li></ol></li></ol>',
    );
  });

  it('has different IDs than another one with the same title', async () => {
    const { diagrams } = await renderPage(
      [fence('flowchart LR\n  a --> b'), fence('stateDiagram-v2\n  [*] --> b')].join('\n\n'),
    );
    const ids = diagrams.flatMap(({ svg }) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(8);
  });

  it('leaves other fences alone', async () => {
    const { diagrams, markup } = await renderPage('```text\nflowchart LR\n```');
    expect(diagrams).toEqual([]);
    expect(markup).toContain('flowchart LR');
  });
});

describe('a mistake of an author ends the build', () => {
  it.each([
    ['no title', 'flowchart LR\na --> b', 'description="x"', 3, 'The diagram has no title.'],
    [
      'an empty description',
      'flowchart LR\na --> b',
      'title="x" description=""',
      3,
      'The diagram has no description.',
    ],
    [
      'an unknown attribute',
      'flowchart LR\na --> b',
      'name="x"',
      3,
      '"name="x"" after the fence means nothing.',
    ],
    ['an unknown kind', 'pie\na --> b', undefined, 4, '"pie" is not a kind of diagram that can be drawn.'],
    ['a line of a flowchart', 'flowchart LR\na --> b\nc ~> d', undefined, 6, '"c ~> d" is not understood.'],
    [
      'a line of a sequence',
      'sequenceDiagram\n\nparticipant a\na->>b: x',
      undefined,
      7,
      'The participant "b" is not declared.',
    ],
  ])('%s', async (_name, lines, meta, line, problem) => {
    await expect(renderPage(`Text.\n\n${fence(lines, meta)}`)).rejects.toThrow(
      `content/docs/page.mdx, line ${String(line)}: ${problem}`,
    );
  });
});

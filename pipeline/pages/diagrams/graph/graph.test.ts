import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { writeSvg } from '../svg.ts';
import { describeGraph } from './describe-graph.ts';
import { drawGraph } from './draw-graph.ts';
import { readGraph } from './read-graph.ts';

const words = async (source: string): Promise<string[]> =>
  describeGraph(await readGraph(source)).children.map((item) => toString(item));

const flow = `flowchart TD
  %% shapes
  form[Customer submits the form on the page] --> enrolled{Is it enrolled?}
  enrolled -->|yes| session["Session (new)"]
  enrolled -.->|no| charge((Charge)) & log[(Log)]
  session ==> charge
  charge <--> log
  log --- form
  subgraph pci [Your PCI environment]
    server-one(Server)
    subgraph inner [Inner]
      hook{{Hook}}
    end
  end`;

const states = `stateDiagram-v2
  direction LR
  [*] --> pending : create session
  state "Waiting for the bank" as waiting
  done : All is done
  pending --> waiting
  waiting --> done : the customer passed the challenge
  done --> [*]
  state Retry {
    again --> again2
  }
  waiting --> Retry`;

describe('in words', () => {
  it('a flowchart is its edges, the nodes without one, and its groups', async () => {
    expect(await words(flow)).toEqual([
      'Customer submits the form on the page → Is it enrolled?',
      'Is it enrolled? → Session (new): yes',
      'Is it enrolled? → Charge: no',
      'Is it enrolled? → Log: no',
      'Session (new) → Charge',
      'Charge ↔ Log',
      'Log – Customer submits the form on the page',
      'Server',
      'Hook',
      'Your PCI environment holds: Server, Inner',
      'Inner holds: Hook',
    ]);
  });

  it('a state diagram is its transitions', async () => {
    expect(await words(states)).toEqual([
      'Start → pending: create session',
      'pending → Waiting for the bank',
      'Waiting for the bank → All is done: the customer passed the challenge',
      'All is done → End',
      'again → again2',
      'Waiting for the bank → Retry',
      'Retry holds: again, again2',
    ]);
  });
});

describe('a line that the library would skip is rejected', () => {
  it.each([
    ['flowchart LR\na-->b', 1],
    ['flowchart LR\na --> b ~~~ c', 1],
    ['flowchart LR\na -- yes --> b', 1],
    ['flowchart LR\na[x] --> b[y', 1],
    ['flowchart LR\na --> b\nstyle a fill:#f00', 2],
    ['flowchart LR\na[one <b>bold</b>]', 1],
    ['flowchart LR\na[/slanted\\]', 1],
    ['stateDiagram-v2\na --> b\nnote right of a : text', 2],
    ['stateDiagram-v2\na -> b', 1],
  ])('%s', async (source, line) => {
    await expect(readGraph(source)).rejects.toThrow(
      expect.objectContaining({
        line,
        message: expect.stringMatching(
          /is not understood\. A (?:flowchart|state diagram) accepts/,
        ) as unknown,
      }),
    );
  });

  it.each([
    ['flowchart LR\na --> b\nend', '"end" closes nothing.'],
    ['flowchart LR\nsubgraph g [G]\na --> b', '"subgraph g [G]" is not closed. Write "end"'],
    ['stateDiagram-v2\nstate G {\na --> b', '"state G {" is not closed. Write "}"'],
    ['flowchart LR\na --> b\nsubgraph g [G]\n  c\n  b\nend', '"b" is used above its group. Move the group'],
    ['flowchart LR\na --> b\nsubgraph g [G]\n  a --> b\nend', 'The group "G" holds no node.'],
    ['flowchart LR', 'The diagram is empty.'],
  ])('%s', async (source, problem) => {
    await expect(readGraph(source)).rejects.toThrow(problem);
  });
});

it('a node can be named in its group before it is used', async () => {
  expect(await words('flowchart LR\nsubgraph g [G]\n  a\n  b[Bank]\nend\na --> b')).toEqual([
    'a → Bank',
    'G holds: a, Bank',
  ]);
});

describe.each([
  [
    'flowchart',
    flow,
    ['Customer submits the form', 'on the page', 'Session (new)', 'yes', 'Your PCI environment', 'Hook'],
  ],
  ['state diagram', states, ['pending', 'Waiting for the', 'bank', 'create session', 'Retry']],
])('a drawn %s', async (_kind, source, labels) => {
  const svg = writeSvg(await drawGraph(await readGraph(source), 'd'), 'd', 'Title', 'Description.');

  it('holds its labels, broken where they are long', () => {
    const texts = [...svg.matchAll(/<(?:text|tspan) [^>]*>([^<]+)</g)].map(([, text]) => text);
    for (const label of labels) expect(texts).toContain(label);
  });

  it('contains no style, script or URL', () => {
    expect(svg).not.toMatch(/<style|<script|@import|class=|data-|font-family/);
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toContain('://');
  });

  it('takes every color from the page', () => {
    const colors = new Set([...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color = '']) => color));
    expect(colors.size).toBeGreaterThan(3);
    for (const color of colors) expect(color).toMatch(/^(?:none|var\(--diagram-[a-z]+\))$/);
  });

  it('keeps its boxes inside the image', () => {
    const [, left = NaN, top = NaN, width = NaN, height = NaN] = (
      /viewBox="([-\d]+) ([-\d]+) (\d+) (\d+)"/.exec(svg) ?? []
    ).map(Number);
    const boxes = [...svg.matchAll(/<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)];
    expect(boxes.length).toBeGreaterThan(3);
    for (const [, ...numbers] of boxes) {
      const [x = NaN, y = NaN, boxWidth = NaN, boxHeight = NaN] = numbers.map(Number);
      expect(x).toBeGreaterThan(left);
      expect(y).toBeGreaterThan(top);
      expect(x + boxWidth).toBeLessThan(left + width);
      expect(y + boxHeight).toBeLessThan(top + height);
    }
  });

  it('refers only to its own parts', () => {
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const references = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(references.length).toBeGreaterThan(3);
    for (const id of ids) expect(id).toMatch(/^d-/);
    for (const reference of references) expect(ids).toContain(reference);
  });
});

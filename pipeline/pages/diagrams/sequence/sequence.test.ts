import type { List } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { writeSvg } from '../svg.ts';
import { textWidth } from '../text-width.ts';
import { breakLabel, LABEL_SIZE, layOutColumns } from './columns.ts';
import { describeSequence } from './describe-sequence.ts';
import { drawSequence } from './draw-sequence.ts';
import { parseSequence } from './parse-sequence.ts';

const people = 'participant b as Browser\nparticipant s as Your server\nactor v as The platform\n';
const read = (lines: string): ReturnType<typeof parseSequence> =>
  parseSequence(`sequenceDiagram\n${people}${lines}`);

/** The items of a list in words, the lists' below them indented. */
function outline(list: List, indent = ''): string[] {
  return list.children.flatMap(({ children: [line, below] }) => [
    indent + toString(line),
    ...(below?.type === 'list' ? outline(below, `${indent}  `) : []),
  ]);
}

describe('a sequence diagram is read', () => {
  it('with its participants from left to right and its messages', () => {
    const { actors, statements } = read(
      '  %% a comment\n\n  b->>s: Order<br/>it\n  s-->>b: Reply: yes\n  s-)b: Later',
    );
    expect(actors.map(({ label }) => label)).toEqual(['Browser', 'Your server', 'The platform']);
    expect(statements).toEqual([
      { kind: 'message', from: 'b', to: 's', label: 'Order it', dashed: false, openHead: false },
      { kind: 'message', from: 's', to: 'b', label: 'Reply: yes', dashed: true, openHead: false },
      { kind: 'message', from: 's', to: 'b', label: 'Later', dashed: false, openHead: true },
    ]);
  });

  it('with its participants in the order of their messages where none is declared', () => {
    const { actors } = parseSequence('sequenceDiagram\n  Browser->>Platform: Card\n  Platform->>Bank: Card');
    expect(actors.map(({ label }) => label)).toEqual(['Browser', 'Platform', 'Bank']);
    expect(() => parseSequence('sequenceDiagram\n  a->>b: Card\n  participant c')).toThrow(
      'The participant "c" is declared after the first message.',
    );
  });

  it.each([
    ['b->>s', 4, '"b->>s" is not understood.'],
    ['activate b', 4, '"activate b" is not understood.'],
    ['b->>+s: x', 4, '"b->>+s: x" is not understood.'],
    ['b->>x: hello', 4, 'The participant "x" is not declared. Write "participant x as Name" at the top.'],
    ['participant b as Bank', 4, 'The participant "b" is declared a second time.'],
    ['b->>s: x\nend', 5, '"end" closes nothing.'],
    ['loop daily\nb->>s: x', 4, 'The block "loop" is not closed.'],
    ['loop daily\nb->>s: x\nelse\nb->>s: y\nend', 6, '"else" is not in a block that it can divide.'],
    ['alt a\nb->>s: x\nelse nothing\nend', 0, 'The branch "nothing" is empty.'],
    ['note left of b,s: x', 4, 'A note "left of" goes next to one participant.'],
    ['', 0, 'The sequence has no message.'],
  ])('and rejected when wrong: %s', (lines, line, problem) => {
    expect(() => read(lines)).toThrow(
      expect.objectContaining({ line, message: expect.stringContaining(problem) as unknown }),
    );
  });
});

const everything = `note over b,s: Before
b->>s: Submit the order with the token intent id
alt approved
  loop every minute
    s->>s: Wait
  end
else declined
  s-->>b: 402
end
par
  s->>v: one
and the other
  s-)v: two
end
note right of v: Long text of a note that has to be broken into lines
note left of b: Done`;

it('a sequence diagram is described in words, in order', () => {
  expect(outline(describeSequence(read(everything)))).toEqual([
    'Note over Browser and Your server: Before',
    'Browser → Your server: Submit the order with the token intent id',
    'If: approved',
    '  Repeat: every minute',
    '    Your server → Your server: Wait',
    'Otherwise: declined',
    '  Your server → Browser: 402',
    'At the same time:',
    '  Your server → The platform: one',
    'And: the other',
    '  Your server → The platform: two',
    'Note right of The platform: Long text of a note that has to be broken into lines',
    'Note left of Browser: Done',
  ]);
});

describe('the participants are placed', () => {
  it('as far apart as the label between them needs', () => {
    const label = 'Submit the order with the token intent id';
    const near = layOutColumns(read('b->>s: x'));
    const far = layOutColumns(read(`b->>s: ${label}`));
    expect(far.x('s') - far.x('b')).toBeGreaterThan(near.x('s') - near.x('b'));
    expect(far.x('s') - far.x('b')).toBeGreaterThanOrEqual(breakLabel(label).width);
  });

  it('as far apart as half of a note over one of them needs', () => {
    const text = 'https://api.test.basistheory.com/token-intents';
    const columns = layOutColumns(read(`note over s: ${text}`));
    expect(columns.x('s') - columns.x('b')).toBeGreaterThan(breakLabel(text).width / 2);
    expect(columns.x('v') - columns.x('s')).toBeGreaterThan(breakLabel(text).width / 2);
  });

  it('without room for a label that passes over them twice', () => {
    const label = 'A label that is about as wide as two of them are apart';
    const columns = layOutColumns(read(`b->>v: ${label}`));
    expect(columns.x('v') - columns.x('b')).toBeLessThan(2 * textWidth(label, LABEL_SIZE));
    expect(columns.x('v') - columns.x('b')).toBeGreaterThanOrEqual(breakLabel(label).width);
  });
});

describe('a drawn sequence diagram', () => {
  const drawing = drawSequence(read(everything), 'd');
  const svg = writeSvg(drawing, 'd', 'Title', 'Description.');

  it('holds every word of its source, each on a separate line', () => {
    const words = [...svg.matchAll(/<tspan[^>]*>([^<]+)<\/tspan>/g)].map(([, text = '']) => text).join(' ');
    for (const word of [
      'Browser',
      'Your server',
      'The platform',
      'Before',
      'alt [approved]',
      '[declined]',
      'loop [every minute]',
      'Wait',
      '402',
      'par',
      '[the other]',
      'Done',
    ]) {
      expect(words).toContain(word);
    }
  });

  it('keeps its boxes inside the image', () => {
    const boxes = [
      ...svg.matchAll(/<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"/g),
    ].map(([, ...numbers]) => numbers.map(Number));
    expect(boxes.length).toBeGreaterThan(8);
    for (const [x = NaN, y = NaN, width = NaN, height = NaN] of boxes) {
      expect(x).toBeGreaterThanOrEqual(drawing.left);
      expect(y).toBeGreaterThanOrEqual(drawing.top);
      expect(x + width).toBeLessThanOrEqual(drawing.left + drawing.width);
      expect(y + height).toBeLessThanOrEqual(drawing.top + drawing.height);
    }
  });

  it('draws a reply dashed and a message without waiting with an open head', () => {
    const arrows = [...svg.matchAll(/<polyline [^>]*>/g)].map(([arrow]) => arrow);
    expect(arrows).toHaveLength(5);
    expect(arrows.filter((arrow) => arrow.includes('stroke-dasharray'))).toHaveLength(1);
    expect(arrows.find((arrow) => arrow.includes('stroke-dasharray'))).toContain('url(#d-filled)');
    expect(arrows.filter((arrow) => arrow.includes('url(#d-open)'))).toHaveLength(1);
    expect(arrows.filter((arrow) => arrow.includes('url(#d-filled)'))).toHaveLength(4);
  });

  it('puts notes next to or over their participants', () => {
    const diagram = read('note left of s: one\nnote right of s: two\nnote over s,v: three');
    const { x } = layOutColumns(diagram);
    const notes = writeSvg(drawSequence(diagram, 'd'), 'd', 'Title', 'Description.').matchAll(
      /<rect x="([-\d.]+)" y="[\d.]+" width="([\d.]+)" [^>]*fill="var\(--diagram-note\)"/g,
    );
    const [left, right, over] = [...notes].map(([, start, width]) => ({
      start: Number(start),
      end: Number(start) + Number(width),
    }));
    expect(left?.end).toBeLessThan(x('s'));
    expect(left?.start).toBeGreaterThan(x('b'));
    expect(right?.start).toBeGreaterThan(x('s'));
    expect(right?.end).toBeLessThan(x('v'));
    expect(over?.start).toBeLessThan(x('s'));
    expect(over?.end).toBeGreaterThan(x('v'));
  });

  it('goes down row by row', () => {
    const rows = [...svg.matchAll(/<polyline points="([^"]+)"/g)].map(([, points = '']) =>
      Number(points.split(/[ ,]/)[1]),
    );
    expect(rows).toEqual([...rows].sort((a, b) => a - b));
    expect(new Set(rows).size).toBe(rows.length);
  });
});

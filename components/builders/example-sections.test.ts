import { expect, it } from 'vitest';
import { heading, link, paragraph, text } from '../../pipeline/pages/tree/build.ts';
import { exampleSections } from './example-sections.ts';

const example = (id: string) =>
  paragraph([link(`/docs/tools/expressions#expressions?example=${id}`, [text(id)])]);

it('finds the headings above each example', () => {
  const children = [
    example('a.b.1'),
    heading(2, 'Mask a string', 'mask'),
    example('a.b.2'),
    heading(3, 'Short values', 'short'),
    example('a.b.3'),
    heading(2, 'All', 'all'),
    paragraph([link('/docs/tools/expressions', [text('other')])]),
    example('a.b.4'),
  ];
  expect([...exampleSections({ type: 'root', children })]).toEqual([
    ['a.b.1', { section: '', subsection: '' }],
    ['a.b.2', { section: 'Mask a string', subsection: '' }],
    ['a.b.3', { section: 'Mask a string', subsection: 'Short values' }],
    ['a.b.4', { section: 'All', subsection: '' }],
  ]);
});

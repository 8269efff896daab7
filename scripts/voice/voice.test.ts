import { describe, expect, it } from 'vitest';
import { compareCounts, countFindings, lowerCounts, writeCounts, type Counts } from './counts.ts';
import { findings } from './findings.ts';
import { risenLines } from './report.ts';
import { RULES, type Rule } from './rules/index.ts';
import { markdownPassages, pagePassages } from './texts/markdown.ts';
import type { Passage } from './texts/passage.ts';
import { modulePassages } from './texts/typescript.ts';
import { yamlPassages } from './texts/yaml.ts';

const around = { place: 'docs', firstLine: 1, danger: false } as const;

const found = (passages: readonly Passage[], rules: readonly Rule[] = RULES): string[] =>
  findings(passages, rules).map(({ rule, line }) => `${rule.class}${rule.number} in line ${line}`);

describe('a rule', () => {
  it('has a number of its own', () => {
    expect(new Set(RULES.map(({ number }) => number)).size).toBe(RULES.length);
  });

  const sentences = (kind: 'finds' | 'leaves'): { rule: Rule; name: string; sentence: string }[] =>
    RULES.flatMap((rule) =>
      rule[kind].map((sentence) => ({ rule, name: `${rule.class}${rule.number}`, sentence })),
    );

  it.each(sentences('finds'))('$name finds: $sentence', ({ rule, sentence }) => {
    expect(found(markdownPassages(sentence, around), [rule])).not.toEqual([]);
  });

  it.each(sentences('leaves'))('$name leaves: $sentence', ({ rule, sentence }) => {
    expect(found(markdownPassages(sentence, around), [rule])).toEqual([]);
  });
});

describe('a page', () => {
  it('is read without code, quotations and keywords', () => {
    const page = [
      '---',
      'title: Whoever asks',
      'keywords: [nobody, everybody]',
      '---',
      '',
      'Read `whoever` and "whoever", then whoever',
      'and nobody.',
      '',
      '```js title="In place of a title"',
      'whoever();',
      '```',
    ].join('\n');
    expect(found(pagePassages(page, 'docs'))).toEqual([
      'B4 in line 2',
      'B4 in line 6',
      'B5 in line 7',
      'B3 in line 9',
    ]);
  });

  it('needs no contraction in a danger box', () => {
    const box = (type: string): string => `:::${type}[Keys]\nDo not log it. It may fail.\n:::`;
    expect(found(pagePassages(box('danger'), 'docs'))).toEqual(['B29 in line 2']);
    expect(found(pagePassages(box('note'), 'docs'))).toEqual(['B29 in line 2', 'A39 in line 2']);
  });
});

describe('a file of YAML', () => {
  it('is read with its comments, without columns of code', () => {
    const table = [
      '# Whoever reads it.',
      'columns:',
      '  - { key: name, code: true }',
      'rows:',
      '  - { name: it may be, meaning: it may be }',
    ].join('\n');
    expect(found(yamlPassages(table, 'data', true))).toEqual(['B29 in line 5', 'B4 in line 1']);
  });

  it('is read without examples; a property can have such a name', () => {
    const schema = [
      'properties:',
      '  example:',
      '    description: |',
      '      First line.',
      '      It may be empty.',
      '    example: it may be',
    ].join('\n');
    expect(found(yamlPassages(schema, 'openapi', true))).toEqual(['B29 in line 5']);
  });
});

describe('a module', () => {
  const kind = { comments: 'code', strings: 'interface', toldOnly: false } as const;
  const module = [
    '/**',
    ' * Whoever calls it.',
    ' *',
    ' * @param may not a name to look at',
    ' */',
    'export const label = (may: string) => <p className="it may be">Nobody knows {may} whoever asks</p>;',
    'if (label) throw new Error(`It may ${"fail"} all the same.`); // Once, and at once.',
    'const data = "it may be";',
  ].join('\n');

  it('is read with comments, strings and JSX', () => {
    expect(found(modulePassages(module, 'label.tsx', kind)).toSorted()).toEqual([
      'B19 in line 7',
      'B20 in line 7',
      'B29 in line 7',
      'B29 in line 8',
      'B4 in line 2',
      'B4 in line 6',
      'B5 in line 6',
    ]);
  });

  it('of a test is read without what is tested', () => {
    const places = found(modulePassages(module, 'label.test.tsx', { ...kind, toldOnly: true }));
    expect(places.toSorted()).toEqual(['B19 in line 7', 'B20 in line 7', 'B29 in line 7', 'B4 in line 2']);
  });
});

describe('the counts', () => {
  const counts: Counts = { A: { '8': { data: 3 } }, B: { 'content/docs/a.mdx': { '1': 2 } } };

  it('are of a place for class A and of a file for class B', () => {
    const page = findings(pagePassages('Nobody has the key of the proxy.', 'docs'));
    expect(countFindings(new Map([['content/docs/a.mdx', page]]))).toEqual({
      A: { '8': { docs: 1 } },
      B: { 'content/docs/a.mdx': { '5': 1 } },
    });
  });

  it('differ where they rise, fall or are new', () => {
    const counted: Counts = { A: { '8': { data: 2 } }, B: { 'content/docs/b.mdx': { '1': 1 } } };
    expect(compareCounts(counts, counted)).toEqual([
      { class: 'A', row: '8', column: 'data', kept: 3, counted: 2 },
      { class: 'B', row: 'content/docs/a.mdx', column: '1', kept: 2, counted: 0 },
      { class: 'B', row: 'content/docs/b.mdx', column: '1', kept: 0, counted: 1 },
    ]);
  });

  it('are wrong where there is more than they allow, never where there is less', () => {
    const page = new Map([
      ['content/docs/b.mdx', findings(pagePassages('Nobody has the key of the proxy.', 'docs'))],
    ]);
    const more = compareCounts(counts, countFindings(page));
    expect(more).toHaveLength(4);
    const lines = risenLines(more, page);
    expect(lines.join('\n')).toContain('content/docs/b.mdx:1  B5');
    expect(lines.join('\n')).toContain('1 in docs, 0 until now');
    expect(lines).toHaveLength(2);
    expect(risenLines(compareCounts(counts, { A: {}, B: {} }), new Map())).toEqual([]);
  });

  it('only get lower', () => {
    const counted: Counts = { A: { '8': { data: 2, docs: 1 } }, B: { 'content/docs/b.mdx': { '1': 1 } } };
    expect(writeCounts(lowerCounts(counts, counted))).toBe(
      '{\n  "A": {\n    "8": { "data": 2 }\n  },\n  "B": {\n\n  }\n}\n',
    );
  });
});

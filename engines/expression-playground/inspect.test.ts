import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTEXTS } from '../expressions';
import { answerText } from './answer-text';
import { inspectAttempt } from './inspect';
import { JSON_LIMIT, STEP_LIMIT } from './limits';
import type { Attempt, Inspection } from './types';

const MASK: Attempt = {
  where: 'mask',
  expression: '{{ data | reveal_last: 4 }}',
  data: '"C01X00T47"',
  id: '',
  sources: '',
};
const CALL: Attempt = {
  where: 'proxy_body',
  expression: '{ "number": "{{ tok_1 | json: \'$.number\' }}", "key": "{{ config: key }}" }',
  data: '{ "number": "4242424242424242" }',
  id: 'tok_1',
  sources: '{ "config": { "key": "k-1" }, "token": { "tok_1": { "metadata": { "order": "7" } } } }',
};

function mistakeOf(attempt: Attempt): Extract<Inspection, { ok: false }> {
  const inspection = inspectAttempt(attempt);
  if (inspection.ok) throw new Error(`It gives ${inspection.value}.`);
  return inspection;
}

describe('an attempt', () => {
  it('masks a passport number, step by step', () => {
    expect(inspectAttempt(MASK)).toEqual({
      ok: true,
      type: 'string',
      value: '"XXXXX0T47"',
      steps: [
        {
          text: 'data',
          filter: undefined,
          type: 'string',
          value: '"C01X00T47"',
          place: { offset: 3, length: 4, line: 1, column: 4 },
        },
        {
          text: 'reveal_last: 4',
          filter: 'reveal_last',
          type: 'string',
          value: '"XXXXX0T47"',
          place: { offset: 10, length: 11, line: 1, column: 11 },
        },
      ],
      warnings: [],
    });
  });

  it('reads the edited data under the ID of the token, and more from the other sources', () => {
    expect(inspectAttempt(CALL)).toMatchObject({
      ok: true,
      value: '{\n  "number": "4242424242424242",\n  "key": "k-1"\n}',
    });
    const whole = { ...CALL, expression: "{{ token: tok_1 | json: '$.metadata.order' }}" };
    expect(inspectAttempt(whole)).toMatchObject({ value: '"7"' });
    expect(mistakeOf({ ...CALL, expression: '{{ tok_2 }}' }).title).toBe('Nothing has this ID');
    expect(mistakeOf({ ...whole, data: '', sources: '' }).title).toBe('Nothing has this ID');
  });

  it('reads metadata only in a fingerprint expression', () => {
    const attempt = { ...MASK, expression: '{{ metadata.a }}', sources: '{ "metadata": { "a": "b" } }' };
    expect(inspectAttempt({ ...attempt, where: 'fingerprint' })).toMatchObject({ value: '"b"' });
    expect(inspectAttempt(attempt)).toMatchObject({ value: 'null', warnings: [{ kind: 'inferred' }] });
  });

  it('marks the filter that fails where it is written, in a document too', () => {
    const expression = '{\n  "n": "{{ \\"a\\" | to_number }}"\n}';
    const { place } = mistakeOf({ ...MASK, expression });
    expect(place).toMatchObject({ line: 2, length: 'to_number'.length });
    expect(expression.slice(place?.offset)).toMatch(/^to_number/);
  });

  it.each([
    [{ ...MASK, expression: ' ' }, 'expression', /no expression/],
    [{ ...MASK, data: '' }, 'data', /no data/],
    [{ ...MASK, data: '{' }, 'data', /isn't valid JSON/],
    [{ ...MASK, data: 'x'.repeat(5_000_000) }, 'data', /too large/],
    [{ ...MASK, data: '"'.padEnd(JSON_LIMIT - 1, 'x').concat('"') }, 'expression', /too large/],
    [{ ...MASK, expression: 'x'.repeat(5_000_000) }, 'expression', /too large/],
    [{ ...CALL, sources: '[]' }, 'sources', /don't fit/],
    [{ ...CALL, sources: '{ "secrets": {} }' }, 'sources', /don't fit/],
    [{ ...CALL, sources: '{ "config": 1 }' }, 'sources', /don't fit/],
    [{ ...CALL, sources: '{ "config": }' }, 'sources', /valid JSON/],
  ] as const)('explains its mistake: %#', (attempt, field, title) => {
    const mistake = mistakeOf(attempt);
    expect(mistake.field).toBe(field);
    expect(mistake.title).toMatch(title);
    expect(mistake.detail).toMatch(/\.$/);
  });

  it('suggests the filter that was meant', () => {
    expect(mistakeOf({ ...MASK, expression: '{{ data | reveal_lst: 4 }}' }).detail).toMatch(
      /Did you mean "reveal_last"\?$/,
    );
    expect(mistakeOf({ ...MASK, expression: '{{ data | frobnicate }}' }).detail).not.toContain(
      'Did you mean',
    );
    expect(mistakeOf({ ...MASK, expression: '{{ data | to_number }}' }).detail).not.toContain('Did you mean');
  });

  it('shortens long intermediate values', () => {
    const inspection = inspectAttempt({ ...MASK, data: JSON.stringify('x'.repeat(10_000)) });
    expect(inspection.ok && inspection.steps.map(({ value }) => value.length < STEP_LIMIT + 50)).toEqual([
      true,
      true,
    ]);
  });

  it('has text to copy, without the data', () => {
    const text = answerText(MASK, inspectAttempt(MASK));
    expect(text).toContain('Result (string):\n"XXXXX0T47"');
    expect(text).toContain('Permission: token:create to create the token; token:update');
    expect(answerText(CALL, mistakeOf({ ...CALL, expression: '{{ tok_2 }}' }))).toContain(
      'At: expression, line 1, column 4',
    );
  });

  it('never throws, and marks no place outside of its field', () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom(
        MASK.expression,
        CALL.expression,
        CALL.sources,
        '{{',
        '{% for i in (1..9999999) %}x{% endfor %}',
        '\u0000\uD800',
      ),
    );
    const attempts = fc.record({
      where: fc.constantFrom(...CONTEXTS),
      expression: text,
      data: text,
      id: text,
      sources: text,
    });
    fc.assert(
      fc.property(attempts, (attempt) => {
        const inspection = inspectAttempt(attempt);
        const places = inspection.ok
          ? [...inspection.steps, ...inspection.warnings].map(
              ({ place }) => [attempt.expression, place] as const,
            )
          : [[attempt[inspection.field], inspection.place ?? { offset: 0, length: 0 }] as const];
        for (const [written, { offset, length }] of places)
          expect(offset >= 0 && offset + length <= written.length).toBe(true);
        expect(answerText(attempt, inspection)).not.toBe('');
      }),
      { numRuns: 3_000 },
    );
  });
});

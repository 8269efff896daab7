import type { Json } from '../json';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { filters } from './filters';
import { CONTEXTS, evaluateExpression } from '.';

const HOSTILE = parse(readFileSync(new URL('hostile-inputs.yaml', import.meta.url), 'utf8')) as {
  readonly inputs: readonly { readonly source: string; readonly data?: Json }[];
};

function masked(expression: string, data: Json): string {
  const answer = evaluateExpression(`{{ data | ${expression} }}`, { context: 'mask', data });
  if (!answer.ok || typeof answer.value !== 'string') throw new Error(JSON.stringify(answer));
  return answer.value;
}

const digits = (length: { minLength: number; maxLength: number }): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), ...length });

/** Characters that no mask has, so that a masked one cannot look like one that is shown. */
const text = fc.string({
  unit: fc.constantFrom(...Array.from('abcdefgh0123456789é漢')),
  minLength: 1,
  maxLength: 30,
});

const flag = fc.boolean();

/** How many characters of a mask are the value's. */
function shown(value: string, mask: string): number {
  const after = Array.from(mask);
  return Array.from(value).filter((character, place) => character === after[place]).length;
}

describe('masks never show more than they say', () => {
  it('reveal', () => {
    const count = fc.nat(12);
    fc.assert(
      fc.property(text, count, count, (value, first, last) => {
        const mask = masked(`reveal: ${first}, ${last}, '•'`, value);
        const { length } = Array.from(value);
        expect(Array.from(mask)).toHaveLength(length);
        expect(shown(value, mask)).toBe(length <= first + last ? 0 : first + last);
        expect(mask).not.toBe(value);
      }),
    );
  });

  it('reveal keeps preserved characters only, and never all', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('a', 'ab', '01234', 'abcdefgh'), (value, preserved) => {
        const mask = masked(`reveal: 0, 2, '•', '${preserved}'`, value);
        const hidden = Array.from(value).slice(0, -2);
        Array.from(mask)
          .slice(0, -2)
          .forEach((character, place) => {
            expect([
              character === hidden[place] && preserved.includes(character),
              character === '•',
            ]).toContain(true);
          });
        expect(mask).not.toBe(value);
      }),
    );
  });

  it('card_mask', () => {
    fc.assert(
      fc.property(digits({ minLength: 1, maxLength: 19 }), flag, flag, (value, bin, last4) => {
        const mask = masked(`card_mask: '${String(bin)}', '${String(last4)}'`, value);
        const first = bin ? (value.length < 16 ? 6 : 8) : 0;
        const last = last4 ? 4 : 0;
        const hidesAll = first + last >= value.length;
        expect(mask).toBe(
          hidesAll
            ? 'X'.repeat(value.length)
            : value.slice(0, first) +
                'X'.repeat(value.length - first - last) +
                value.slice(value.length - last),
        );
      }),
    );
  });

  it('reveal_last, but for values that are not longer, of which it warns', () => {
    fc.assert(
      fc.property(text, fc.nat(12), (value, last) => {
        const source = `{{ data | reveal_last: ${last}, '•' }}`;
        const answer = evaluateExpression(source, { context: 'mask', data: value });
        const isShort = Array.from(value).length <= last;
        const mask = answer.ok && typeof answer.value === 'string' ? answer.value : '';
        const isWarned = answer.ok && answer.warnings.some(({ kind }) => kind === 'caution');
        expect([isWarned, shown(value, mask)]).toEqual([isShort, isShort ? Array.from(value).length : last]);
      }),
    );
  });

  it('last4', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(masked('last4', value)).toBe(Array.from(value).slice(-4).join(''));
      }),
    );
  });
});

/** What the characters of a string are, without what they say. */
function formatOf(value: string): string {
  return value.replace(/\p{Nd}/gu, '9').replace(/\p{L}/gu, 'a');
}

describe('aliases keep the format', () => {
  const mixed = fc.string({ unit: fc.constantFrom(...Array.from('abzXYÉ0189 -.@()漢٣')), maxLength: 40 });

  it('alias_preserve_format: every letter a letter, every digit a digit, all else as it was', () => {
    fc.assert(
      fc.property(mixed, fc.nat(5), fc.nat(5), (value, first, last) => {
        const alias = masked(`alias_preserve_format: ${first}, ${last}`, value);
        expect(formatOf(alias)).toBe(formatOf(value));
        expect(alias.slice(0, first)).toBe(value.slice(0, first));
        expect(alias.slice(alias.length - last)).toBe(value.slice(value.length - last));
      }),
    );
  });

  it('nothing that is to be hidden stays: where each random character is the first, every hidden one is "a" or "0"', () => {
    fc.assert(
      fc.property(mixed, fc.nat(3), (value, last) => {
        const random = (): number => 0;
        const source = `{{ data | alias_preserve_format: 0, ${last} }}`;
        const answer = evaluateExpression(source, { context: 'mask', data: value, random });
        const characters = Array.from(value);
        const hidden = Math.max(0, characters.length - last);
        const alias = characters
          .slice(0, hidden)
          .join('')
          .replace(/\p{L}/gu, 'a')
          .replace(/\p{Nd}/gu, '0');
        const isAllShown = last > 0 && hidden === 0;
        expect(answer).toMatchObject({
          value: isAllShown ? value : alias + characters.slice(hidden).join(''),
        });
      }),
    );
  });

  it('alias_preserve_length: as many characters, of a to z and 0 to 9', () => {
    fc.assert(
      fc.property(mixed, (value) => {
        const alias = masked('alias_preserve_length', value);
        expect(Array.from(alias)).toHaveLength(Array.from(value).length);
        expect(alias).toMatch(/^[a-z0-9]*$/);
      }),
    );
  });

  it('alias_card: the digits that are said, delimiters, and digits', () => {
    fc.assert(
      fc.property(digits({ minLength: 13, maxLength: 19 }), flag, flag, (value, bin, last4) => {
        const dashed = value.replace(/(.{4})(?=.)/g, '$1-');
        const alias = masked(`alias_card: '${String(bin)}', '${String(last4)}'`, dashed);
        const plain = alias.replaceAll('-', '');
        expect(formatOf(alias)).toBe(formatOf(dashed));
        const first = bin ? (value.length < 16 ? 6 : 8) : 0;
        expect(plain.slice(0, first)).toBe(value.slice(0, first));
        expect(plain.slice(plain.length - (last4 ? 4 : 0))).toBe(value.slice(value.length - (last4 ? 4 : 0)));
      }),
    );
  });

  it('aliases of a long value differ from it and from each other', () => {
    const value = '5555341244441115';
    const aliases = Array.from({ length: 50 }, () => masked('alias_card', value));
    expect(new Set([value, ...aliases]).size).toBe(51);
  });
});

/** Something that is allowed in an expression, in an order that isn't. */
const piece = fc.oneof(
  fc.constantFrom(
    '{{',
    '}}',
    '{%',
    '%}',
    '|',
    ':',
    ',',
    '.',
    '[',
    ']',
    '(',
    ')',
    "'",
    '"',
    '-',
    ' ',
    '\n',
    '..',
    '*',
    '?',
    '@',
    '$',
    '\\',
    '\u0000',
    '\uD800',
  ),
  fc.constantFrom(
    'data',
    'data.a',
    'metadata',
    'token: ',
    'config: k',
    'tok',
    'proxy',
    'forloop',
    '__proto__',
    'constructor',
    'toString',
  ),
  fc.constantFrom(
    'if',
    'endif',
    'else',
    'for i in data',
    'for i in (1..9)',
    'endfor',
    'assign a = ',
    'case data',
    'when 1',
    'endcase',
    'raw',
    'endraw',
    'capture a',
    'endcapture',
    'tablerow i in data',
    'endtablerow',
    'cycle 1, 2',
    'include "a"',
    'render "a"',
    'layout "a"',
    'liquid',
    'comment',
  ),
  fc.constantFrom(...filters.keys()),
  fc.constantFrom(
    '0',
    '-1',
    '4',
    '1e999',
    '99999999999999999999',
    '0.5',
    'true',
    'nil',
    "'X'",
    "'$..*'",
    "'true'",
    "'sha-256'",
    "'%Y'",
  ),
  fc.string({ maxLength: 4 }),
);

const anySource = fc.oneof(
  fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 8 }).map((pieces) => `{{ data | ${pieces.join(' ')} }}`),
  fc
    .tuple(
      fc.array(fc.tuple(fc.constantFrom(...filters.keys()), fc.array(piece, { maxLength: 3 })), {
        maxLength: 4,
      }),
    )
    .map(
      ([chain]) =>
        `{{ data ${chain.map(([name, args]) => `| ${name}${args.length > 0 ? `: ${args.join(', ')}` : ''}`).join(' ')} }}`,
    ),
);

/** Something between a hundred and a thousand sources for each filter and context. */
const RUNS = 3000;

describe('no input', () => {
  it('throws, or returns something other than a value of JSON or sentences with their place', () => {
    fc.assert(
      fc.property(anySource, fc.constantFrom(...CONTEXTS), fc.anything(), (source, context, data) => {
        const resolve = (): unknown => data;
        const answer = evaluateExpression(source, { context, data, metadata: data, resolve });
        const sentences = answer.ok ? answer.warnings.map((warning) => warning.text) : [answer.error.detail];
        for (const sentence of sentences) expect(sentence).toMatch(/^["A-Z].*\.$/s);
        const result: unknown = answer.ok ? answer.value : null;
        expect(JSON.parse(JSON.stringify(result))).toEqual(result);
        const { offset } = answer.ok ? { offset: 0 } : answer.error.at;
        expect(offset).toBeLessThanOrEqual(source.length);
      }),
      {
        numRuns: RUNS,
        examples: [
          ['{{ data }}', 'mask', -0],
          ['[-0]', 'mask', null],
          ['{{ data | default: -0 }}', 'mask', null],
        ],
      },
    );
  });

  it('of the kind that once broke something does so again', () => {
    for (const { source, data } of HOSTILE.inputs)
      for (const context of CONTEXTS) {
        const answer = evaluateExpression(source, { context, data, resolve: () => ({ data }) });
        expect(answer.ok || /^["A-Z].*\.$/s.test(answer.error.detail), `${context}: ${source}`).toBe(true);
      }
  });

  it('reads what objects inherit', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'])
      for (const data of [{}, [], 'text', 5])
        expect(evaluateExpression(`{{ data.${name} }}`, { context: 'mask', data })).toMatchObject({
          value: null,
        });
  });

  it('reaches a function that throws', () => {
    const resolve = (): never => {
      throw new Error('no network');
    };
    const answer = evaluateExpression('{{ tok_a }}', { context: 'detokenize', resolve });
    expect(answer).toMatchObject({ ok: false, error: { title: 'The lookup failed' } });
  });
});

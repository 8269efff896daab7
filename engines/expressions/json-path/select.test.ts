import type { Json } from '../../json';
import { describe, expect, it } from 'vitest';
import { ExpressionFailure } from '../errors';
import { Meter } from '../limits';
import { selectByJsonPath } from './select';

const selected = (document: Json, path: string): readonly Json[] =>
  selectByJsonPath(document, path, new Meter());

function failure(path: string, document: Json = [{ a: 1 }]): ExpressionFailure {
  try {
    selected(document, path);
  } catch (thrown) {
    if (thrown instanceof ExpressionFailure) return thrown;
    throw thrown;
  }
  throw new Error(`${path} is accepted`);
}

const nested = (levels: number): Json => JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`) as Json;

describe('conditions', () => {
  const items: Json[] = [{ a: 1, b: 2, c: 3 }, { a: 1 }, { a: 1, b: 2 }, { a: 1, c: 3 }, { b: 2, c: 3 }];

  it("that are joined must all be true, and aren't read as a && (b || c)", () => {
    expect(selected(items, '$[?@.a && @.b && @.c]')).toEqual([items[0]]);
    expect(selected(items, '$[?@.a && @.b || @.c]')).toEqual([items[0], items[2], items[3], items[4]]);
    expect(selected(items, '$[?@.c || @.a && @.b]')).toEqual([items[0], items[2], items[3], items[4]]);
  });

  it('read the whole document from $, in a path of a condition too', () => {
    const document = { id: 1, orders: [{ id: 2, lines: [{ id: 1 }, { id: 2 }] }] };
    expect(selected(document, '$.orders[?@.lines[?@.id == $.id]].id')).toEqual([2]);
    expect(selected({ ...document, id: 3 }, '$.orders[?@.lines[?@.id == $.id]].id')).toEqual([]);
  });

  it.each(['0.5', '0.50', '5e-1', '0.5e0', '0.05E1', '50.0e-2'])('compare with the number %s', (number) => {
    expect(selected([0.25, 0.5, -0.5], `$[?@ == ${number}]`)).toEqual([0.5]);
    expect(selected([0.25, 0.5, -0.5], `$[?@ == -${number}]`)).toEqual([-0.5]);
  });

  it.each(['0', '0.0', '-0.0', '0e1', '0.00e9'])('compare with the zero %s', (number) => {
    expect(selected([0, 0.5], `$[?@ == ${number}]`)).toEqual([0]);
  });

  it('compare properties of a value, and not what it inherits', () => {
    const others: Json = [{ toString: {} }, { x: {} }, JSON.parse('{"__proto__":{}}') as Json];
    others.forEach((other, index) => {
      expect(selected({ items: others, other }, '$.items[?@ == $.other]')).toEqual([others[index]]);
    });
  });
});

describe("Goessner's paths", () => {
  const document = { 'a-b': 1, '-a': 2, 1: 3, $x: 4, a$: 5, '1.5': 6, in: { 1: 7 } };

  it.each([
    ['$.a-b', [1]],
    ['$.-a', [2]],
    ['$.1', [3]],
    ['$.$x', [4]],
    ['$.a$', [5]],
    ["$['1.5']", [6]],
    ['$..1', [3, 7]],
    ['$.in.1', [7]],
    ['$[?(@.1 === 7)].1', [7]],
    ['$[?(@.1 !== 7)].1', []],
    ['$[?@.1 > 1.5].1', [7]],
  ])('have names and operators that RFC 9535 lacks (%s)', (path, values) => {
    expect(selected(document, path)).toEqual(values);
  });

  it('keep their strings', () => {
    expect(
      selected(['===', '.1', '"', "'.1"], `$[?@ === '===' || @ == ".1" || @ == '"' || @ == "'.1"]`),
    ).toEqual(['===', '.1', '"', "'.1"]);
  });
});

describe('a path that is wrong', () => {
  it.each([
    ['', 1],
    ['a', 1],
    ['$.', 3],
    ['$.a[', 5],
    ['$.1.$x[a]', 8],
    ['$[?@.1 === 5 === 5]', 14],
    ['$[?@.a === length(@)]', 12],
    ['$[?!@.a == 1]', 9],
    ['$[?!1]', 6],
    ['$[1:5 2]', 7],
    ['$[0.5]', 4],
    ['$[0.0]', 4],
  ])('%s says at which character: %i', (path, character) => {
    const { title, message, inferred } = failure(path);
    expect({ title, inferred }).toEqual({ title: 'The "json" path isn\'t valid', inferred: true });
    expect(message).toContain(`at character ${character}. Write a JSONPath such as "$.card.number"`);
  });
});

describe('levels', () => {
  it('of a document can be a hundred', () => {
    expect(selected(nested(100), '$..*')).toHaveLength(100);
    expect(selected({ a: nested(100), b: nested(100) }, '$[?$.a == $.b]')).toHaveLength(2);
  });

  it('of parentheses and conditions can be twenty-eight', () => {
    expect(selected([{ a: 1 }], `$[?${'('.repeat(28)}@.a${')'.repeat(28)}]`)).toEqual([{ a: 1 }]);
    expect(selected(nested(40), `$${'[?@'.repeat(15)}[0]${']'.repeat(15)}`)).toEqual([nested(39)]);
  });
});

it("selects the document's own values, and leaves it alone", () => {
  const document = { items: [{ a: { b: [1] } }] };
  const [value] = selected(document, '$.items[?@.a == @.a]');
  expect(value).toBe(document.items[0]);
  expect(document).toEqual({ items: [{ a: { b: [1] } }] });
});

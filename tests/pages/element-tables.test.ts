import { beforeAll, describe, expect, it } from 'vitest';
import * as webElements from '@basis-theory/web-elements';
import { claimsHead, eventType, typeClaims } from './element-tables/claims.ts';
import { codeSpans, nameProblems } from '../support/table-names.ts';
import { resolveTypes, type DeclaredTypes } from './element-tables/declared-types.ts';
import {
  elementExceptions,
  optionExceptions,
  propExceptions,
  type Exception,
} from './element-tables/exceptions.ts';
import { reactName, tables, type ElementRow } from './element-tables/tables.ts';

const stringsOf = (type: string): string => '`${' + type + '}`';
const optionsOf = ({ component }: ElementRow): string => `Create${component}Options`;
const updatesOf = ({ component }: ElementRow): string => `Update${component}Options`;
const propsOf = ({ component }: ElementRow): string => `react.${component}Props`;
const eventsOf = ({ component }: ElementRow): string => `${component}Events['type']`;

function forElement(exceptions: readonly Exception[], { element }: ElementRow): readonly Exception[] {
  return exceptions.filter((exception) => exception.element === element);
}

let declared: DeclaredTypes;

beforeAll(() => {
  const { elements, events, values } = tables;
  declared = resolveTypes(
    [
      'ElementType',
      ...values.map(({ type }) => stringsOf(type)),
      ...elements.flatMap((row) => [optionsOf(row), updatesOf(row), propsOf(row), eventsOf(row)]),
      ...elements.flatMap((row) => events.map(({ event }) => eventType(row.component, event))),
      ...typeClaims().map(({ expression }) => expression),
    ],
    claimsHead,
  );
}, 60_000);

describe('the tables of the Elements', () => {
  it('name every Element', () => {
    const problems = nameProblems({
      kind: 'an Element',
      table: 'elements',
      documented: tables.elements.map(({ element }) => element),
      declared: declared.literals('ElementType'),
      exceptions: elementExceptions,
    });
    expect(problems).toEqual([]);
  });

  it('state the types that the packages declare', () => {
    const problems = typeClaims().filter(({ expression }) => !declared.holds(expression));
    expect(problems.map(({ problem }) => problem)).toEqual([]);
  });

  it.each(tables.values)('list every value of $type', ({ type, values }) => {
    const problems = nameProblems({
      kind: `a value of ${type}`,
      table: 'element-values',
      documented: values,
      declared: declared.literals(stringsOf(type)),
    });
    expect(problems).toEqual([]);
  });

  it('describe every field of the events', () => {
    const problems = nameProblems({
      kind: 'a field of an event',
      table: 'element-event-fields',
      documented: tables.eventFields.map(({ field }) => field),
      declared: tables.events.flatMap(({ fields }) => fields.map((field) => field.replace('?', ''))),
    });
    expect(problems).toEqual([]);
  });

  it('give the card brands that the package matches', () => {
    const list = (values: readonly (number | readonly number[])[]): string =>
      values.map((value) => (typeof value === 'number' ? String(value) : value.join('–'))).join(', ');
    const brands = webElements.DEFAULT_CARD_TYPES.map((card, index) => ({
      constant: tables.brands[index]?.constant,
      brand: card.niceType,
      type: card.type,
      lengths: list(card.lengths),
      gaps: list(card.gaps),
      code: `${card.code.name}, ${String(card.code.size)} digits`,
      patterns: list(card.patterns),
    }));
    expect(tables.brands).toEqual(brands);
    expect(tables.brands.map(({ constant }) => Reflect.get(webElements, constant) as unknown)).toEqual(
      webElements.DEFAULT_CARD_TYPES,
    );
  });
});

describe.each(tables.elements)('the tables of the Element $element', (row) => {
  const options = tables.options.filter(({ element }) => element === row.element);
  const events = tables.events.filter(({ elements }) => elements.includes(row.element));

  it('name every option', () => {
    const problems = nameProblems({
      kind: `an option of the Element ${row.element}`,
      table: 'element-options',
      documented: options.map(({ option }) => option),
      declared: declared.properties(optionsOf(row)).keys(),
      exceptions: forElement(optionExceptions, row),
    });
    expect(problems).toEqual([]);
  });

  it('say which options are required', () => {
    const required = [...declared.properties(optionsOf(row))]
      .filter(([, isOptional]) => !isOptional)
      .map(([name]) => name);
    expect(options.filter((option) => option.default === 'Required').map(({ option }) => option)).toEqual(
      required,
    );
  });

  it('say which options cannot be changed later', () => {
    const updates = declared.properties(updatesOf(row));
    const fixed = options.filter(({ meaning }) => meaning.includes("You can't change it later"));
    expect(fixed.map(({ option }) => option)).toEqual(
      options.map(({ option }) => option).filter((option) => !updates.has(option)),
    );
  });

  it('name every prop of the React component', () => {
    const problems = nameProblems({
      kind: `a prop of ${row.component}`,
      table: 'element-options, element-props or element-events',
      documented: [
        ...options.map(reactName).filter((name) => name !== undefined),
        ...tables.props
          .filter(({ components }) => components.includes(row.component))
          .map(({ prop }) => prop),
        ...events.filter(({ react }) => !react.includes(row.component)).map(({ react }) => react[0] ?? ''),
      ],
      declared: declared.properties(propsOf(row)).keys(),
      exceptions: forElement(propExceptions, row),
    });
    expect(problems).toEqual([]);
  });

  it('say which props are required', () => {
    const required = [...declared.properties(propsOf(row))]
      .filter(([, isOptional]) => !isOptional)
      .map(([name]) => name);
    const props = tables.props.filter(({ components }) => components.includes(row.component));
    expect(props.filter((prop) => prop.required === 'Yes').map(({ prop }) => prop)).toEqual(required);
  });

  it('name every event', () => {
    const problems = nameProblems({
      kind: `an event of the Element ${row.element}`,
      table: 'element-events',
      documented: events.map(({ event }) => event),
      declared: declared.literals(eventsOf(row)),
    });
    expect(problems).toEqual([]);
  });

  it.each(events)('name every field of the event $event', ({ event, fields }) => {
    const properties = [...declared.properties(eventType(row.component, event))].filter(
      ([name]) => name !== 'type',
    );
    const problems = nameProblems({
      kind: `a field of the event ${event} of the Element ${row.element}`,
      table: 'element-events',
      documented: fields,
      declared: properties.map(([name, isOptional]) => (isOptional ? `${name}?` : name)),
    });
    expect(problems).toEqual([]);
  });
});

describe('nameProblems', () => {
  const comparison = { kind: 'an option of the Element card', table: 'element-options' };
  const exceptions = [{ element: 'card', name: 'value', reason: 'for this test' }];

  it('identifies a documented option that does not exist', () => {
    expect(nameProblems({ ...comparison, documented: ['style', 'cardBrands'], declared: ['style'] })).toEqual(
      [
        'content/data/sdks/web/web-elements/element-options.yaml documents "cardBrands" as an option of the Element card, but the package declares none. Remove the row.',
      ],
    );
  });

  it('identifies an option that is not documented', () => {
    expect(nameProblems({ ...comparison, documented: ['style'], declared: ['style', 'title'] })).toEqual([
      'The package declares "title" as an option of the Element card, but content/data/sdks/web/web-elements/element-options.yaml has no row. Add one, or an exception with its reason.',
    ]);
  });

  it('accepts an exception', () => {
    expect(
      nameProblems({ ...comparison, documented: ['style'], declared: ['style', 'value'], exceptions }),
    ).toEqual([]);
  });

  it.each([
    { documented: ['value'], declared: ['value'] },
    { documented: [], declared: [] },
  ])('calls an exception stale for $documented against $declared', ({ documented, declared: known }) => {
    expect(nameProblems({ ...comparison, documented, declared: known, exceptions })).toEqual([
      'The exception for "value" as an option of the Element card is stale: the name is documented, or the package no longer declares it. Remove the exception.',
    ]);
  });
});

describe('resolveTypes', () => {
  it('identifies an expression that the packages do not know', () => {
    expect(() => resolveTypes(['Same<CardStyles, string>'])).toThrow(
      /The packages do not know "export type Answer0 = Same<CardStyles, string>;": Cannot find name 'CardStyles'/,
    );
  }, 60_000);
});

it('extracts the code spans of a cell', () => {
  expect(codeSpans('`onBlur`, not on `CopyButtonElement`')).toEqual(['onBlur', 'CopyButtonElement']);
});

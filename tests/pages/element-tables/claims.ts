import { reactName, tables, type ElementRow, type EventRow, type OptionRow } from './tables.ts';

/** A type expression that must come out as `true`, and what is wrong when it does not. */
export interface Claim {
  readonly expression: string;
  readonly problem: string;
}

const property = (type: string, name: string): string => `Property<${type}, ${JSON.stringify(name)}>`;

/** The type of one event of an Element. */
export function eventType(component: string, event: string): string {
  return `Extract<${component}Events, { type: ${JSON.stringify(event)} }>`;
}

const created = (element: string): string => `created_${element}`;

/** One call of createElement() for each Element; the claims refer to what it returns. */
export const claimsHead: readonly string[] = [
  'declare const elements: BasisTheoryElements;',
  ...tables.elements.map(
    ({ element }) => `const ${created(element)} = elements.createElement('${element}', undefined as never);`,
  ),
];

/** The row's React component. */
function componentOf(element: string): string {
  const row = tables.elements.find((candidate) => candidate.element === element);
  if (row === undefined)
    throw new Error(
      `content/data/sdks/web/web-elements/elements.yaml has no Element "${element}". Add it, or correct the row that identifies it.`,
    );
  return row.component;
}

/** An Element is created under its name, and both packages give the same handle. */
function elementClaims({ element, component, handle }: ElementRow): Claim[] {
  return [
    {
      expression: `Same<typeof ${created(element)}, ${handle}>`,
      problem: `content/data/sdks/web/web-elements/elements.yaml: createElement('${element}') does not return ${handle}.`,
    },
    {
      expression: `Same<ComponentRef<typeof react.${component}>, react.${handle}>`,
      problem: `content/data/sdks/web/web-elements/elements.yaml: the ref of ${component} (${element}) is not ${handle}.`,
    },
  ];
}

/** An option has the documented type, and the React prop fits it. */
function optionClaims(row: OptionRow): Claim[] {
  const component = componentOf(row.element);
  const prop = reactName(row);
  const place = `content/data/sdks/web/web-elements/element-options.yaml: option "${row.option}" of the Element ${row.element}`;
  const ofType: Claim = {
    expression: `Same<${row.type}, ${property(`Create${component}Options`, row.option)}>`,
    problem: `${place} is not of the type ${row.type}. Write the type that Create${component}Options declares.`,
  };
  if (prop === undefined) return [ofType];
  const fits: Claim = {
    expression: `Assignable<${property(`react.${component}Props`, prop)}, ${row.type}>`,
    problem: `${place}: the prop "${prop}" of ${component} accepts more than ${row.type}.`,
  };
  return [ofType, fits];
}

function propClaims(): Claim[] {
  return tables.props.flatMap(({ prop, type, components }) =>
    components.map((component) => {
      const handle = tables.elements.find((row) => row.component === component)?.handle ?? 'never';
      const declared = property(`react.${component}Props`, prop);
      const documented = type.replace(/\bHandle\b/, handle);
      const inReact = documented.replaceAll(/\b(?:BasisTheoryElements|I[A-Z]\w*Element)\b/g, 'react.$&');
      return {
        expression: `Same<${inReact}, ${declared}>`,
        problem: `content/data/sdks/web/web-elements/element-props.yaml: prop "${prop}" of ${component} is not of the type ${documented}.`,
      };
    }),
  );
}

function fieldClaims({ event, elements, fields }: EventRow): Claim[] {
  return elements.flatMap((element) =>
    fields.map((written) => {
      const field = written.replace('?', '');
      const type = tables.eventFields.find((row) => row.field === field)?.type ?? 'never';
      return {
        expression: `Same<${type}, ${property(eventType(componentOf(element), event), field)}>`,
        problem: `content/data/sdks/web/web-elements/element-event-fields.yaml: field "${field}" of the event ${event} of ${element} is not of the type ${type}.`,
      };
    }),
  );
}

function objectClaims(): Claim[] {
  return tables.objects.map(({ type, definition }) => ({
    expression: `Same<${definition}, Plain<${type}>>`,
    problem: `content/data/sdks/web/web-elements/element-objects.yaml: ${type} is not defined as ${definition}.`,
  }));
}

/** What the tables of the Elements say about types. */
export function typeClaims(): Claim[] {
  return [
    ...tables.elements.flatMap(elementClaims),
    ...tables.options.flatMap(optionClaims),
    ...propClaims(),
    ...tables.events.flatMap(fieldClaims),
    ...objectClaims(),
  ];
}

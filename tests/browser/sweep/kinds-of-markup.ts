import type { Element } from 'hast';
import type { PlacedElement } from './built-page.ts';

/** What a page is made of, as far as its markup tells: a line for each kind, the same on every page. */
export interface KindsOfMarkup {
  /** Each class, and each element with its classes and states. A component shows up here by its classes. */
  readonly elements: ReadonlySet<string>;
  /** Each of those with the element around it. */
  readonly pairs: ReadonlySet<string>;
}

/** Attributes that tell states and uses of one element apart. */
const STATES = [
  ...['ariaCurrent', 'ariaSelected', 'ariaPressed', 'ariaInvalid', 'ariaExpanded'],
  ...['disabled', 'open', 'hidden', 'role'],
] as const;

const classesOf = ({ properties: { className } }: Element): readonly string[] =>
  Array.isArray(className) ? className.map(String) : [];

function signature(element: Element): string {
  const { tagName, properties } = element;
  const states = STATES.filter((name) => properties[name] !== undefined).map(
    (name) => `[${name}=${String(properties[name])}]`,
  );
  return [tagName, ...classesOf(element).toSorted()].join('.') + states.join('');
}

/** Reads off a page what it shows to rules that look at elements, whatever words it has. */
export function kindsOfMarkup(placed: readonly PlacedElement[]): KindsOfMarkup {
  const elements = new Set<string>();
  const pairs = new Set<string>();
  for (const { element, around } of placed) {
    const parent = around.at(-1);
    // The classes of the root name the page.
    if (parent === undefined || !around.some(({ tagName }) => tagName === 'body')) continue;
    const own = signature(element);
    elements.add(own);
    for (const name of classesOf(element)) elements.add(`class ${name}`);
    pairs.add(`${signature(parent)} > ${own}`);
  }
  return { elements, pairs };
}

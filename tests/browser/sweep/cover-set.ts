/** Pages that have, between them, everything that pages are built of. */
import type { Element } from 'hast';
import type { PlacedElement } from './built-page.ts';

/** Roots of a document, whose classes name the page. */
const ROOTS: readonly string[] = ['html', 'body'];

/** An element's name with what style sheets, scripts and assistive technology can tell it by. */
function signature({ tagName, properties }: Element): string {
  if (ROOTS.includes(tagName)) return tagName;
  const classes = Array.isArray(properties.className) ? properties.className.map(String).sort() : [];
  const role = properties.role === undefined ? '' : `[role=${properties.role}]`;
  const attributes = Object.keys(properties)
    .filter((name) => /^(?:aria|data)[A-Z]/.test(name))
    .sort()
    .map((name) => `[${name}]`);
  return [tagName, ...classes].join('.') + role + attributes.join('');
}

/**
 * The structural kinds of a page, each element with the one around it. What axe finds in structure, it finds on every
 * page that has the kind.
 */
export function structuralKinds(page: readonly PlacedElement[]): ReadonlySet<string> {
  return new Set(
    page.map(({ element, around }) => {
      const parent = around.at(-1);
      return `${parent === undefined ? '' : signature(parent)} > ${signature(element)}`;
    }),
  );
}

/**
 * Chooses sets until all they hold is covered, each time the one with the most that are new (Chvatal 1979). Of two
 * with as many, it takes the first.
 *
 * @returns names of the chosen sets, in that order
 */
export function coverSet(sets: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const missing = new Set([...sets.values()].flatMap((parts) => [...parts]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    let best: { readonly name: string; readonly added: number } = { name: '', added: 0 };
    for (const [name, parts] of sets) {
      const added = [...parts].filter((part) => missing.has(part)).length;
      if (added > best.added) best = { name, added };
    }
    chosen.push(best.name);
    for (const part of sets.get(best.name) ?? []) missing.delete(part);
  }
  return chosen;
}

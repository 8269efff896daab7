/** Replaces, in a short anchor, what can be derived from the heading. */
const USUAL = '*';

/** The anchor that most headings have: their words in lower case, joined by dashes. */
function usualAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/**
 * Leaves out of an anchor what can be derived from the heading: all of it for most headings, the end of it for the rows
 * of tables.
 *
 * @returns undefined when nothing is left
 */
export function shortenAnchor(anchor: string, heading: string): string | undefined {
  const usual = usualAnchor(heading);
  if (anchor === usual) return undefined;
  return usual !== '' && anchor.endsWith(`-${usual}`) ? anchor.slice(0, -usual.length) + USUAL : anchor;
}

/** The anchor that was shortened. */
export function fullAnchor(short: string | undefined, heading: string): string {
  if (short === undefined) return usualAnchor(heading);
  return short.endsWith(USUAL) ? short.slice(0, -USUAL.length) + usualAnchor(heading) : short;
}

/**
 * What the IDs of an island begin with: two islands of one component on a page differ in their props. React needs the
 * same prefix when it draws an island and when it takes over.
 *
 * @param props as JSON
 */
export function idPrefix(name: string, props: string): string {
  let hash = 0;
  for (const character of props) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 0x7fffffff;
  return `${name}${hash.toString(36)}`;
}

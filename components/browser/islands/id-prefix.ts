/**
 * The prefix of an island's IDs where it's rendered. Two islands of one component on a page differ in their props.
 *
 * @param props as JSON
 */
export function idPrefix(name: string, props: string): string {
  let hash = 0;
  for (const character of props) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 0x7fffffff;
  return `${name}${hash.toString(36)}`;
}

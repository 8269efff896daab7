import { quoted } from '../writing/json-literal.ts';
import { propertyKey } from './literals.ts';

/** A key of free JSON, or a position in a list of it. */
function keyAccess(name: string): string {
  if (/^\d+$/.test(name)) return `[${name}]!`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${quoted(name)}]`;
}

/** Like `keyAccess`, where what is before the key can be absent. */
export function optionalAccess(name: string, index: number): string {
  if (index === 0) return keyAccess(name);
  return /^[A-Za-z_$][\w$]*$/.test(name) ? `?.${name}` : `?.[${/^\d+$/.test(name) ? name : quoted(name)}]`;
}

/** A type that can have a value at the end of each path. */
export function typeOf(
  leaves: readonly { readonly path: readonly string[]; readonly type: string }[],
): string {
  const leaf = leaves.find(({ path }) => path.length === 0);
  if (leaf !== undefined) return leaf.type;
  const names = [...new Set(leaves.map(({ path: [name = ''] }) => name))];
  const inner = (name: string): string =>
    typeOf(leaves.flatMap(({ path, type }) => (path[0] === name ? [{ path: path.slice(1), type }] : [])));
  const [first = ''] = names;
  if (/^\d+$/.test(first)) return `${inner(first)}[]`;
  return `{ ${names.map((name) => `${propertyKey(name)}?: ${inner(name)}`).join('; ')} }`;
}

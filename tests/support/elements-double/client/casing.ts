/**
 * The package writes names in camelCase; the API has them in snake_case. The content of these members goes as it is.
 */
const AS_WRITTEN = ['data', 'metadata', 'mask'];

function rename(node: unknown, change: (name: string) => string): unknown {
  if (Array.isArray(node)) return node.map((item) => rename(item, change));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      change(key),
      AS_WRITTEN.includes(key) ? (value as unknown) : rename(value, change),
    ]),
  );
}

export function toSnakeCase(node: unknown): unknown {
  return rename(node, (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

export function toCamelCase(node: unknown): unknown {
  return rename(node, (name) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()));
}

/** Anchor of a schema on the page that documents it: `#token-object` for `Token`. */
export function schemaAnchor(name: string): string {
  return `${name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()}-object`;
}

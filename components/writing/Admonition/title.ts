/** The title of an admonition, or else the name of its type: `Warning`. */
export function admonitionTitle(type: string, title: string | undefined): string {
  return title ?? type.charAt(0).toUpperCase() + type.slice(1);
}

/**
 * Reads highlighted code as a browser would show it in one environment.
 *
 * @throws when the HTML holds anything but the elements and references that `highlightCode` can write
 */
export function shownText(html: string, environment: 'test' | 'production'): string {
  const open: boolean[] = [];
  let text = '';
  for (const { 0: part, groups = {} } of html.matchAll(
    /<span class=(?:hl|[a-z])>|<span data-env=(?<environment>test|production)>|(?<close><\/span>)|(?<text>[^<]+)|</g,
  )) {
    if (groups.text !== undefined) {
      if (open.every(Boolean))
        text += groups.text.replace(/&(?<name>\w+;)?/g, (_, name: string | undefined) => readReference(name));
    } else if (groups.close !== undefined) {
      if (open.pop() === undefined) throw new Error(`An element is closed that was not opened: ${html}`);
    } else if (part === '<') {
      throw new Error(`There is markup that the highlighter does not write: ${html}`);
    } else {
      open.push(groups.environment === undefined || groups.environment === environment);
    }
  }
  if (open.length > 0) throw new Error(`An element is not closed: ${html}`);
  return text;
}

function readReference(name: string | undefined): string {
  if (name === 'lt;') return '<';
  if (name === 'amp;') return '&';
  throw new Error(`A reference is not escaped: &${name ?? ''}`);
}

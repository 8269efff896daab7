import type { Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

function attribute(element: MdxJsxFlowElementHast, name: string): string | undefined {
  const found = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}

function setSubject(element: MdxJsxFlowElementHast, value: string): void {
  const others = element.attributes.filter((one) => one.type !== 'mdxJsxAttribute' || one.name !== 'subject');
  element.attributes = [...others, { type: 'mdxJsxAttribute', name: 'subject', value }];
}

/** The first name that the page does not have yet; the last with a number, if it has them all. */
function firstFree(taken: Set<string>, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  let name = names.find((one) => !taken.has(one));
  for (let number = 2; name === undefined; number += 1)
    if (!taken.has(`${last} (${String(number)})`)) name = `${last} (${String(number)})`;
  taken.add(name);
  return name;
}

/**
 * Rehype plugin that describes what each block of code is, for the names of its buttons: a sample by its operation or title,
 * other code by its title or language and the heading or sample that it follows. No two on a page have one name. Runs
 * after `rehypeHighlightCode`.
 */
export function rehypeNameCode() {
  return (tree: Root): void => {
    const taken = new Set<string>();
    let place = '';
    visit(tree, (node) => {
      if (node.type === 'element' && /^h[1-6]$/.test(node.tagName)) place = toString(node);
      if (node.type !== 'mdxJsxFlowElement') return undefined;
      const title = attribute(node, 'title');
      if (node.name === 'CodeTabs') {
        const operation = attribute(node, 'subject');
        const [short, context] = [operation ?? title ?? place, operation === undefined ? place : title];
        place = firstFree(taken, [short, ...(context === undefined ? [] : [`${short}: ${context}`])]);
        setSubject(node, place);
        return SKIP;
      }
      if (node.name === 'CodeBlock') {
        const code = title ?? `${attribute(node, 'language') ?? ''} code`;
        setSubject(node, firstFree(taken, [place === '' ? code : `${code}, ${place}`]));
      }
      return undefined;
    });
  };
}

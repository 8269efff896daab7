import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import type * as z from 'zod';
import { failPage } from './author-error.ts';

/** A component on a page: as a block, or in a line of text. */
export type PageElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The value of an attribute; undefined when it is absent, has no value or an expression for one. */
export function textAttribute(element: PageElement, name: string): string | undefined {
  const value = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  )?.value;
  return typeof value === 'string' ? value : undefined;
}

function attributeValues(file: VFile, element: PageElement): Record<string, string | true> {
  const component = `<${element.name ?? ''}>`;
  const values: Record<string, string | true> = {};
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      failPage(file, element, `${component} accepts no spread attributes. Write each one as name="value".`);
    }
    if (attribute.value !== null && typeof attribute.value === 'object') {
      failPage(
        file,
        element,
        `${component} accepts plain text for "${attribute.name}", not an expression. Write ${attribute.name}="value".`,
      );
    }
    values[attribute.name] = attribute.value ?? true;
  }
  return values;
}

/**
 * Reads the attributes of a component on a page and checks them.
 *
 * @param schema a strict object; an attribute without a value reads as `true`
 * @returns the values, typed
 * @throws a sentence that gives the page, the line, the component and the attribute
 */
export function readAttributes<Schema extends z.ZodObject>(
  file: VFile,
  element: PageElement,
  schema: Schema,
): z.output<Schema> {
  const values = attributeValues(file, element);
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const component = `<${element.name ?? ''}>`;
  const known = Object.keys(schema.shape).join(', ') || 'none';
  if (issue?.code === 'unrecognized_keys') {
    failPage(
      file,
      element,
      `${component} has no attribute "${issue.keys.join('", "')}". Its attributes: ${known}.`,
    );
  }
  const name = String(issue?.path[0] ?? '');
  const problem =
    name in values
      ? `${component} has ${name}="${String(values[name])}", which is not valid: ${issue?.message ?? ''}`
      : `${component} lacks the attribute "${name}"`;
  failPage(file, element, `${problem}. Its attributes: ${known}.`);
}

import type * as z from 'zod';
import type { WithAttributes } from '../../pipeline/pages/tree/page-component.ts';
import type { Expand, Expansion } from '../../pipeline/pages/index.ts';
import { readAttributes } from '../../pipeline/pages/tree/attributes.ts';
import { failPage } from '../../pipeline/pages/tree/author-error.ts';

/**
 * Makes an expansion that reads the attributes of its element, and gives every error its place.
 *
 * @throws a sentence that gives the page, the line and the element, for whatever `expand` throws
 */
export function expansion<Attributes extends z.ZodObject>(
  { attributes: schema }: WithAttributes<Attributes>,
  expand: Expand<WithAttributes<Attributes>>,
): Expansion {
  return (element, file, page) => {
    const attributes = readAttributes(file, element, schema);
    try {
      return expand(attributes, page, element.children);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      failPage(file, element, problem, { component: `<${element.name ?? ''}>`, cause: error });
    }
  };
}

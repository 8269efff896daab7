import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import type * as z from 'zod';
import type { WithAttributes } from './tree/page-component.ts';
import type { FlowContent } from './tree/build.ts';
import type { PageContent } from './page-content.ts';

/** What an expansion knows of its page: the content, and the schemas that the page documents in full. */
export interface PageContext extends PageContent {
  /** Anchor of each schema that the page shows in a `<Schema>`, by schema name. */
  readonly schemaAnchors: ReadonlyMap<string, string>;
}

/**
 * Writes one component of a page out as plain blocks: `expand` of `components/<group>/<Name>/expand.ts`. What it throws is
 * a sentence without a place; the page, the line and the element are added to it.
 *
 * @param children blocks inside the element, written out already
 */
export type Expand<Definition extends WithAttributes> = (
  attributes: z.output<Definition['attributes']>,
  page: PageContext,
  children: readonly FlowContent[],
) => FlowContent[];

/** An expansion with the attributes of its element checked and its errors placed. */
export type Expansion = (element: MdxJsxFlowElement, file: VFile, page: PageContext) => FlowContent[];

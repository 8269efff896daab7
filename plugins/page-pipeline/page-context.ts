import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import type { ApiDescription } from '../api-description/types.ts';
import type { FlowContent } from './tree.ts';

/** What an expansion knows: the page, the API description, and the schemas that the page documents in full. */
export interface PageContext {
  readonly file: VFile;
  readonly description: ApiDescription;
  /** Anchor of each schema that stands on this page in a `<Schema>` of its own, by schema name. */
  readonly schemaAnchors: ReadonlyMap<string, string>;
}

/** Turns one component of a page into plain blocks; its children are expanded already. */
export type Expansion = (
  element: MdxJsxFlowElement,
  context: PageContext,
) => FlowContent[] | Promise<FlowContent[]>;

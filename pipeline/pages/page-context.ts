import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import type { FlowContent } from './tree/build.ts';
import type { Material } from './material.ts';

/** What an expansion knows: the page, the material, and the schemas that the page documents in full. */
export interface PageContext extends Material {
  readonly file: VFile;
  /** Anchor of each schema that the page shows in a `<Schema>`, by schema name. */
  readonly schemaAnchors: ReadonlyMap<string, string>;
}

/** Turns one component of a page into plain blocks; its children are expanded already. */
export type Expansion = (element: MdxJsxFlowElement, context: PageContext) => FlowContent[];

/**
 * The page pipeline: what turns a writer's page into plain Markdown and from there into HTML. In this order: components
 * that stand for other material are written out, diagrams are drawn, links to unwritten pages become text (all before
 * the framework reads headings, contents and links); last, code is highlighted.
 */
import { remarkDrawDiagrams } from '../diagrams/remark-draw-diagrams.ts';
import { rehypeHighlightCode } from '../highlight/rehype-highlight-code.ts';
import { expandComponents } from './expand-components.ts';
import { markUnwrittenLinks } from './mark-unwritten-links.ts';

/** The plugins of the pipeline, for the options of a content plugin. */
export const pagePipeline = {
  beforeDefaultRemarkPlugins: [expandComponents, remarkDrawDiagrams, markUnwrittenLinks],
  rehypePlugins: [rehypeHighlightCode],
};

/**
 * Reads the Markdown that the build writes for each page, and no other. It cuts it into sections and blocks, counts its
 * tokens, and puts together what a reader copies. No DOM, nothing of Node.js, nothing sent anywhere.
 */
export { blocksOf } from './blocks';
export { closesFence, fenceOf } from './fences';
export { inProduction, type SampleEnvironments } from './in-production';
export { joinParts, partAddresses } from './join-parts';
export {
  MARKDOWN_INDEX_FILE,
  MARKDOWN_INDEX_VERSION,
  type MarkdownIndex,
  type MarkdownPage,
  type MarkdownVariantFiles,
} from './markdown-index';
export { mergeLanguages, type PageInLanguage } from './merge-languages';
export { markdownSections, SAMPLE_LEVEL, usualAnchor, wholeSection, type MarkdownSection } from './sections';
export { countTokens } from './tokens';
export { withoutFileFacts } from './without-file-facts';

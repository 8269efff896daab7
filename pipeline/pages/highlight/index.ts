/** Colors code: the pages' as they're written out, and that which components show. */
export { highlightCode } from './highlight-code.ts';
export { rehypeHighlightCode } from './rehype-highlight-code.ts';
export { rehypeNameCode } from './rehype-name-code.ts';

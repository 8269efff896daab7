/** A page as plain Markdown, whole or in one language. */
export { markedAnchors, withoutMarks } from './anchor-marks.ts';
export { languagesToChoose } from './choose-language.ts';
export { markedMarkdown, pageMarkdown, type MarkdownOptions } from './page-markdown.ts';

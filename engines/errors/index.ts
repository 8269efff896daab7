/**
 * Recognizes the platform's errors in pasted text, and shows what to do: for the page, a command line, and other programs
 * alike. No DOM, nothing of Node.js, nothing sent anywhere.
 */
export type * from './facts';
export type { ChargeAnswer } from './charges';
export type { MarkdownPart } from './markdown';
export { answerText, CHARGE_QUESTION, isSaidBefore, SAID_ABOVE } from './answer-text';
export { findErrors, MOST_FINDINGS, type Finding, type Report, type SeenSecret } from './find-errors';
export { markdownParts, plainLine } from './markdown';

/** Passages of comments: those on lines that follow each other are one text. */
import { markdownPassages } from './markdown.ts';
import type { Passage, Place } from './passage.ts';

/** A comment without its signs. */
export interface Comment {
  readonly text: string;
  /** Its first line. */
  readonly line: number;
}

/** What stands in comments for programs. */
const DIRECTIVE = /^\s*(?:@ts-|oxlint-|prettier-|stylelint-|cspell|c8 |v8 |istanbul |\/ <|!)/;

/** Tags of JSDoc, with the name of a parameter. */
const TAG =
  /@(?:param|property) (?:\{[^}]*\} )?[\w.[\]]+|@(?:returns?|throws|template|type|typedef|default|deprecated|see|satisfies)\b(?: \{[^}]*\})?|\{@link [^}]*\}/g;

/** Passages of comments, in the order of their lines. */
export function commentPassages(comments: readonly Comment[], place: Place): Passage[] {
  const texts: { text: string; line: number; next: number }[] = [];
  for (const { text, line } of comments) {
    if (DIRECTIVE.test(text)) continue;
    const next = line + text.split('\n').length;
    const before = texts.at(-1);
    if (before?.next === line) {
      before.text += `\n${text}`;
      before.next = next;
    } else texts.push({ text, line, next });
  }
  return texts.flatMap(({ text, line }) => {
    const plain = text
      .split('\n')
      // Indented lines are no code here.
      .map((part) => part.replaceAll(TAG, '').trim())
      // Each tag begins a text of its own.
      .join('\n');
    return markdownPassages(plain, { place, firstLine: line, danger: false });
  });
}

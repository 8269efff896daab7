import type { Paragraph } from 'mdast';
import { inlineCode, paragraph, text } from '../../pipeline/pages/tree/build.ts';

/**
 * The line below downloads that describes how to run one.
 *
 * @param commands one for each file that one command runs, e.g. `npx tsx charge-card.mts`
 * @returns no line without a command
 */
export function runLine(commands: readonly string[]): Paragraph[] {
  if (commands.length === 0) return [];
  const lastComma = commands.length > 2 ? ', or ' : ' or ';
  const run = commands.flatMap((command, index) => [
    ...(index === 0 ? [] : [text(index === commands.length - 1 ? lastComma : ', ')]),
    inlineCode(command),
  ]);
  return [paragraph([text('Replace the placeholders, then run '), ...run, text('.')])];
}

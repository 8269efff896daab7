/** Explains what an error means, whether a card was charged, and what to do. */
import { answerText, findErrors } from '../../engines/errors/index.ts';
import type { Answer } from '../answer.ts';
import type { BuiltDocs } from '../built-docs.ts';
import type { HideSecrets } from '../hidden-secrets.ts';

/** What the site's error finder recognizes. */
export function errorAnswer(
  text: string,
  { tools }: Pick<BuiltDocs, 'tools'>,
  hideSecrets: HideSecrets,
): Answer {
  const report = findErrors(text, tools.errors);
  const warning =
    report.secrets.length === 0
      ? []
      : [
          `The text contains ${[...new Set(report.secrets.map(({ kind }) => kind))].join(' and ')}. Leave secrets out of what you send, and replace a key that was in a log.`,
        ];
  return { text: [...warning, hideSecrets(answerText(report, ''), text)].join('\n\n') };
}

/** How a script in the shell judges the response to a charge, with functions at its top and a line after each charge. */
import {
  declinedSentence,
  NOT_SENT,
  RESPONDED,
  unknownSentence,
  type Charge,
  type Sentence,
} from '../writing/charges.ts';
import { lines } from '../writing/layout.ts';
import type { AnswerCondition } from '../writing/types.ts';
import type { SetUp } from '../writing/writer.ts';
import { jqPath, jqTests } from './jq.ts';
import { shellQuoted, singleQuoted } from './shell.ts';

const STATUS_LINE = `'/^HTTP/ { status = $2 } END { print status }'`;

/** What a script with a charge declares once. */
export const CHARGE_FUNCTIONS: SetUp = {
  name: 'responded',
  statement: lines([
    'HEADERS=$(mktemp)',
    '',
    '# Whether the processor responded with one of these statuses, and a filter of jq is true.',
    'responded() { # statuses, filter',
    `  STATUS=$(awk ${STATUS_LINE} "$HEADERS")`,
    `  grep -qi '^${RESPONDED}:' "$HEADERS" || return 1`,
    '  case " $1 " in *" $STATUS "*) ;; *) return 1 ;; esac',
    `  [ "$(printf '%s' "$ANSWER" | jq "$2" 2> /dev/null)" = true ]`,
    '}',
    '',
    '# Whether the platform itself returned one of these statuses.',
    'rejected() {',
    `  ! grep -qi '^${RESPONDED}:' "$HEADERS" && case " $* " in *" $STATUS "*) ;; *) false ;; esac`,
    '}',
    '',
    'stop() { echo "$1" >&2; exit 1; }',
  ]),
};

/** Whether the processor's response to a charge meets conditions, as a command. */
export function responded({ statuses }: Charge, conditions: readonly AnswerCondition[]): string {
  return `responded "${statuses.join(' ')}" ${singleQuoted(jqTests(conditions))}`;
}

/** The lines after a charge. The script ends unless it is approved. */
export function judged(charge: Charge, conditions: readonly AnswerCondition[]): string[] {
  const stop = (sentence: Sentence): string => `stop ${quotedSentence(sentence)}`;
  return [
    `if ${responded(charge, [charge.decline])}; then`,
    `  ${stop(declinedSentence(charge))}`,
    `elif rejected ${charge.notSent.join(' ')}; then`,
    `  ${stop(NOT_SENT)}`,
    `elif ! ${responded(charge, conditions)}; then`,
    `  ${stop(unknownSentence(charge, conditions))}`,
    'fi',
  ];
}

function quotedSentence(sentence: Sentence): string {
  const text = sentence.map((part) => {
    if (typeof part === 'string') return shellQuoted(part).slice(1, -1);
    if (part.value === 'status') return '$STATUS';
    return `$(printf '%s' "$ANSWER" | jq -c ${singleQuoted(jqPath(part.value.pointer))} 2> /dev/null)`;
  });
  return `"${text.join('')}"`;
}

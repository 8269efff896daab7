/** How a script checks a response: what a workflow demands of it holds, or the program ends. */
import { quoted } from './json-literal.ts';
import { indented, lines, paragraphs, type Doc } from './layout.ts';
import {
  chargeOf,
  declinedSentence,
  NOT_SENT,
  unknownSentence,
  type Charge,
  type Sentence,
} from './charges.ts';
import type { AnswerCondition, Call, CallRetry } from './types.ts';

/** A branch of a script. */
interface Case {
  /** An expression of the language. */
  readonly test: string;
  readonly body: Doc;
}

/** How a language writes an `if` with its branches. */
interface BlockStyle {
  readonly opens: (test: string) => Doc;
  readonly continues: (test: string) => Doc;
  /** The line after the last branch. */
  readonly end?: string;
  /** Between tests that must all pass; `&&` if absent. */
  readonly and?: string;
}

/** Blocks of Node.js and Java. */
export const BRACES: BlockStyle = {
  opens: (test) => `if (${test}) {`,
  continues: (test) => `} else if (${test}) {`,
  end: '}',
};

function choice(cases: readonly Case[], { opens, continues, end }: BlockStyle): Doc {
  const branches = cases.map(({ test, body }, index): Doc => [
    index === 0 ? opens(test) : continues(test),
    indented(body),
  ]);
  return lines(end === undefined ? branches : [...branches, end]);
}

/** How a language checks the answer of one call. */
export interface CheckSyntax {
  readonly style: BlockStyle;
  /** Whether a comparison holds, as an expression; a value that is absent equals nothing. */
  readonly test: (condition: AnswerCondition) => string;
  /**
   * Ends the script.
   *
   * @param finding what is wrong, without a period, e.g. `resultCode is not Authorised`; the value follows it
   */
  readonly stop: (finding: string, condition: AnswerCondition) => Doc;
  /** For a call that charges. */
  readonly charge?: ChargeSyntax;
}

/** How a language judges the response to a charge. */
interface ChargeSyntax {
  /** Whether the platform itself returned one of these statuses, as an expression. */
  readonly isNotSent: (statuses: readonly number[]) => string;
  /** Ends the script. */
  readonly stopWith: (sentence: Sentence) => Doc;
}

/** What a script does with a response. */
interface AnswerUse {
  /** Declares it, where that is a statement of its own. */
  readonly declared?: readonly Doc[];
  readonly kept: readonly Doc[];
  /** Prints it, where that is not apart from the rest. */
  readonly printed?: Doc;
}

/**
 * The statements after an answer: the program ends unless all conditions of its call hold, keeps what later calls need,
 * and prints it. With a branch, the answer is printed first, since the statements of the branch print theirs.
 *
 * @param branch the statements of the branch
 */
export function afterAnswer(
  call: Call,
  syntax: CheckSyntax,
  { declared = [], kept, printed }: AnswerUse,
  branch: readonly Doc[],
): Doc[] {
  const { style, test } = syntax;
  const print = printed === undefined ? [] : [printed];
  const failures = failuresOf(call, syntax);
  if (call.branch === undefined) {
    const checked = failures.length === 0 ? [] : [choice(failures, style)];
    const all = [...declared, ...checked, ...kept, ...print];
    return all.length === 0 ? [] : [lines(all)];
  }
  const before = [...declared, ...print];
  const taken = { test: call.branch.when.map(test).join(style.and ?? ' && '), body: paragraphs(branch) };
  return [...(before.length === 0 ? [] : [lines(before)]), choice([taken, ...failures], style)];
}

function failuresOf(call: Call, { test, stop, charge: syntax }: CheckSyntax): Case[] {
  const charge = chargeOf(call);
  if (syntax !== undefined && charge !== undefined) return chargeFailures(call, charge, test, syntax);
  return call.conditions.map((condition) => ({
    test: test(negated(condition)),
    body: stop(finding(condition), condition),
  }));
}

/** A decline comes first, then what the platform kept back. Everything else that isn't an approval is unknown. */
function chargeFailures(
  { branch, conditions }: Call,
  charge: Charge,
  test: CheckSyntax['test'],
  { isNotSent, stopWith }: ChargeSyntax,
): Case[] {
  const isInBranch = branch?.when.length === 1 && described(branch.when) === described([charge.decline]);
  return [
    ...(isInBranch ? [] : [{ test: test(charge.decline), body: stopWith(declinedSentence(charge)) }]),
    { test: isNotSent(charge.notSent), body: stopWith(NOT_SENT) },
    ...conditions.map((condition) => ({
      test: test(negated(condition)),
      body: stopWith(unknownSentence(charge, [condition])),
    })),
  ];
}

/** Whether a script does anything with a response; otherwise it keeps none. */
export function isAnswerUsed(
  { outputs, conditions, branch, retry }: Call,
  printed: Doc | undefined,
): boolean {
  const isRead = outputs.length > 0 || conditions.length > 0 || branch !== undefined || retry !== undefined;
  return printed !== undefined || isRead;
}

/**
 * The loop after a call that repeats it while its answer is not final; none for a call that is made once.
 *
 * @param write the loop, with the expression that says whether it goes on
 */
export function repeated(
  { retry }: Call,
  { style, test }: CheckSyntax,
  write: (retry: CallRetry, test: string) => Doc,
): Doc[] {
  return retry === undefined ? [] : [write(retry, retry.when.map(test).join(style.and ?? ' && '))];
}

/**
 * What is wrong with a response that doesn't meet a condition. This is the workflow's own message, or e.g. `resultCode
 * is not Authorised`.
 */
export function finding({ pointer, operator, value, message }: AnswerCondition): string {
  return message ?? `${pointer.join('.')} is ${operator === '==' ? 'not ' : ''}${String(value)}`;
}

/** Conditions that must all be true, for a reader, e.g. `resultCode == "Refused"`. */
export function described(conditions: readonly AnswerCondition[]): string {
  const tests = conditions.map(
    ({ pointer, operator, value }) => `${pointer.join('.')} ${operator} ${scalarLiteral(value)}`,
  );
  return tests.join(' and ');
}

function negated(condition: AnswerCondition): AnswerCondition {
  return { ...condition, operator: condition.operator === '==' ? '!=' : '==' };
}

/** A text, number or boolean as all languages but Python write it. */
export function scalarLiteral(value: AnswerCondition['value']): string {
  return typeof value === 'string' ? quoted(value) : String(value);
}

/** The result of the error finder: which errors pasted text shows, and what might have happened. */
import { findSecrets, SEARCHED_LENGTH, type SecretKind } from '../secrets';
import { wasItCharged, type ChargeAnswer } from './charges';
import { evidenceIn, type Evidence } from './evidence';
import type { ErrorFacts, KnownError, PageLink } from './facts';
import { looksLost } from './lost-calls';
import { matchesIn, type Match } from './matches';
import { ownCharge } from './own-charge';
import { positionsOf, type Position } from './positions';

/** An error that the text shows. */
export interface Finding {
  readonly error: KnownError;
  /** What it was recognized by, the surest first. */
  readonly seen: readonly (Position & { readonly text: string })[];
  /** Absent where the call charges nothing, or the error isn't a call's. */
  readonly charge?: ChargeAnswer;
  /** What the operation in the text documents for this status. */
  readonly operation?: { readonly says: string; readonly page: PageLink };
}

/** A key, a card number or a session in the text; never its value. */
export interface SeenSecret extends Position {
  readonly kind: SecretKind;
}

export interface Report {
  /** The surest first, at most `MOST_FINDINGS`. */
  readonly findings: readonly Finding[];
  /** How many more were recognized. */
  readonly more: number;
  /** What a processor's response says about a charge, or that a lost call is unknown. Only where no error was recognized. */
  readonly charge?: ChargeAnswer;
  /** What would help, as Markdown of one line. Absent if the text is empty, or shows an error or a processor's response. */
  readonly help?: string;
  readonly secrets: readonly SeenSecret[];
  /** Whether the text is longer than what was looked at. */
  readonly isCut: boolean;
}

/** A reader has one problem, not twenty. */
export const MOST_FINDINGS = 5;

/** What no text has, and what stands for bytes that aren't text. */
const BINARY = ['\0', '\uFFFD\uFFFD\uFFFD'];

const NOT_TEXT = "This looks like a file that isn't text. Paste the response or the log as text.";
const HELP =
  "Nothing was recognized. Paste the response's status, its body, and its headers, such as `BT-PROXY-DESTINATION-STATUS` and `BT-TRACE-ID`. For an exception, paste its class and message, and name the SDK and its version.";
const LOST = '**Unknown.** This looks like a call that ended without a response';
const SUCCESS =
  "The text shows a status below `400` and no error. If your code failed, paste the exception's class and message.";

function operationFor(status: string | undefined, { operation: found }: Evidence): Finding['operation'] {
  if (status === undefined || found === undefined) return undefined;
  const { statuses, title, to } = found.operation;
  const says = statuses[status];
  return says === undefined ? undefined : { says, page: { title, to } };
}

/** The matches of each error, in the order of their surest. */
function byError(matches: readonly Match[]): readonly (readonly Match[])[] {
  const groups = new Map<string, Match[]>();
  for (const match of matches) groups.set(match.error.id, [...(groups.get(match.error.id) ?? []), match]);
  return [...groups.values()];
}

function findingOf(
  text: string,
  matches: readonly Match[],
  all: readonly Match[],
  facts: ErrorFacts,
  evidence: Evidence,
): Finding | undefined {
  const [first] = matches;
  if (first === undefined) return undefined;
  const status = matches.find((match) => match.status !== undefined)?.status;
  const charge =
    status === undefined
      ? ownCharge(matches, all, facts, evidence)
      : wasItCharged(facts.charges, status, evidence);
  const operation = operationFor(status, evidence);
  const seen = matches.slice(0, 3).sort((a, b) => a.start - b.start);
  const positions = positionsOf(
    text,
    seen.map(({ start }) => start),
  );
  return {
    error: first.error,
    seen: seen.map((match, place) => ({ text: match.seen, ...(positions[place] ?? { line: 1, column: 1 }) })),
    ...(charge === undefined ? {} : { charge }),
    ...(operation === undefined ? {} : { operation }),
  };
}

function helpFor(text: string, { statuses, header }: Evidence): string | undefined {
  if (text.trim() === '') return undefined;
  if (BINARY.some((mark) => text.slice(0, 10_000).includes(mark))) return NOT_TEXT;
  return statuses.length > 0 && header !== 'present' ? SUCCESS : HELP;
}

/** What a response without an error says about a charge, where a processor responded to. */
function chargeOfSuccess(facts: ErrorFacts, evidence: Evidence): ChargeAnswer | undefined {
  const status = evidence.statuses[0]?.status;
  if (status === undefined || evidence.header !== 'present') return undefined;
  return wasItCharged(facts.charges, status, evidence);
}

/** Nothing is certain about a call that only looks like one without a response. */
function chargeOfLostCall(text: string, facts: ErrorFacts, evidence: Evidence): ChargeAnswer | undefined {
  const unknown = looksLost(text) ? wasItCharged(facts.charges, 'none', evidence) : undefined;
  return unknown === undefined ? undefined : { ...unknown, verdict: 'unknown', reason: LOST };
}

function secretsIn(text: string): readonly SeenSecret[] {
  const secrets = findSecrets(text);
  const positions = positionsOf(
    text,
    secrets.map(({ start }) => start),
  );
  return secrets.map(({ kind }, place) => ({ kind, ...(positions[place] ?? { line: 1, column: 1 }) }));
}

/**
 * Recognizes errors from the platform in pasted text: a response, a body, a stack trace, a log. Never throws; the text
 * stays where it is.
 *
 * @param pasted anything; only its first `SEARCHED_LENGTH` UTF-16 units are looked at
 * @param facts what the build reads from tables and the API description
 */
export function findErrors(pasted: string, facts: ErrorFacts): Report {
  const text = pasted.slice(0, SEARCHED_LENGTH);
  const evidence = evidenceIn(text, facts.operations);
  const all = matchesIn(text, facts.errors, evidence);
  const groups = byError(all);
  const findings = groups
    .slice(0, MOST_FINDINGS)
    .flatMap((matches) => findingOf(text, matches, all, facts, evidence) ?? []);
  const isNothing = findings.length === 0;
  const response = isNothing ? chargeOfSuccess(facts, evidence) : undefined;
  const charge = response ?? (isNothing ? chargeOfLostCall(text, facts, evidence) : undefined);
  const help = isNothing && response === undefined ? helpFor(text, evidence) : undefined;
  return {
    findings,
    more: Math.max(0, groups.length - MOST_FINDINGS),
    ...(charge === undefined ? {} : { charge }),
    ...(help === undefined ? {} : { help }),
    secrets: secretsIn(text),
    isCut: pasted.length > text.length,
  };
}

import type { ChargeAnswer } from './charges';
import type { Finding, Report } from './find-errors';
import { plainLine } from './markdown';

/** The question that a reason answers: the finder can't know that the call was a charge. */
export const CHARGE_QUESTION = 'If this was a charge, was the card charged?';

function sentence(label: string, line: string): string {
  return `${label}: ${plainLine(line)}`;
}

/** The result of an earlier finding that says the same: a reader needs it once. */
export function isSaidBefore({ findings }: Pick<Report, 'findings'>, place: number): boolean {
  const said = (one: Finding | undefined): string => JSON.stringify(one?.charge);
  return findings.slice(0, place).some((one) => said(one) === said(findings[place]));
}

function chargeLines(charge: ChargeAnswer | undefined): string[] {
  if (charge === undefined) return [];
  const { reason, action } = charge;
  return [`${CHARGE_QUESTION} ${plainLine(reason)}.`, sentence('Do this first', action)];
}

function findingLines({ error, seen, charge, operation }: Finding, place: number, isSaid: boolean): string[] {
  const { name, origin, lines, page } = error;
  return [
    `${String(place + 1)}. ${plainLine(name)} (${origin})`,
    `Recognized by: ${seen.map(({ text, line, column }) => `${text} (line ${String(line)}, column ${String(column)})`).join('; ')}`,
    ...(isSaid ? [] : chargeLines(charge)),
    ...(operation === undefined ? [] : [sentence(operation.page.title, operation.says)]),
    ...lines.map(({ label, text }) => sentence(label, text)),
    `More: ${page.title}, ${page.to}`,
  ];
}

/** A report as plain text, for a ticket: nothing of the pasted text but what was recognized. */
export function answerText(report: Report): string {
  const { findings, more, charge, help } = report;
  const blocks = [
    ...findings.map((finding, place) => findingLines(finding, place, isSaidBefore(report, place)).join('\n')),
    ...(charge === undefined ? [] : [chargeLines(charge).join('\n')]),
    ...(help === undefined ? [] : [plainLine(help)]),
    ...(more === 0 ? [] : [`${String(more)} more recognized.`]),
  ];
  return blocks.join('\n\n');
}

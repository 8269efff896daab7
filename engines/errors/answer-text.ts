import type { ChargeAnswer } from './charges';
import type { Finding, Report } from './find-errors';
import { plainLine } from './markdown';

/** The question that a reason answers: the finder can't know that the call was a charge. */
export const CHARGE_QUESTION = 'If this was a charge, was the card charged?';

function sentence(label: string, line: string): string {
  return `${label}: ${plainLine(line)}`;
}

/** What a finding says about a charge where an earlier one has said it. */
export const SAID_ABOVE = 'If this was a charge, the outcome is the one above';

/** The result of an earlier finding that says the same: a reader needs it once. */
export function isSaidBefore({ findings }: Pick<Report, 'findings'>, place: number): boolean {
  const charge = findings[place]?.charge;
  if (charge === undefined) return false;
  const said = JSON.stringify(charge);
  return findings.slice(0, place).some((one) => JSON.stringify(one.charge) === said);
}

function chargeLines(charge: ChargeAnswer | undefined): string[] {
  if (charge === undefined) return [];
  const { reason, action } = charge;
  return [`${CHARGE_QUESTION} ${plainLine(reason)}.`, sentence('Do this first', action)];
}

function findingLines(finding: Finding, place: number, isSaid: boolean, site: string): string[] {
  const { error, seen, charge, operation } = finding;
  const { name, origin, lines, page } = error;
  return [
    `${String(place + 1)}. ${plainLine(name)} (${origin})`,
    `Recognized by: ${seen.map(({ text, line, column }) => `${text} (line ${String(line)}, column ${String(column)})`).join('; ')}`,
    ...(isSaid ? [`${SAID_ABOVE}.`] : chargeLines(charge)),
    ...(operation === undefined ? [] : [sentence(operation.page.title, operation.says)]),
    ...lines.map(({ label, text }) => sentence(label, text)),
    `More: ${page.title}, ${site}${page.to}`,
  ];
}

/**
 * A report as plain text, for a ticket. Nothing of the pasted text but what was recognized.
 *
 * @param site its origin, such as `https://docs.example.com`, for links that work elsewhere
 */
export function answerText(report: Report, site: string): string {
  const { findings, more, charge, help } = report;
  const blocks = [
    ...findings.map((finding, place) =>
      findingLines(finding, place, isSaidBefore(report, place), site).join('\n'),
    ),
    ...(charge === undefined ? [] : [chargeLines(charge).join('\n')]),
    ...(help === undefined ? [] : [plainLine(help)]),
    ...(more === 0 ? [] : [`${String(more)} more recognized.`]),
  ];
  return blocks.join('\n\n');
}

import type { TextPosition } from '../json-text';
import { contextFacts } from './contexts';
import { permissionsFor } from './permissions';
import type { Attempt, Inspection } from './types';

const FIELDS = { expression: 'expression', data: 'data', sources: 'other sources' } as const;

function at({ line, column }: TextPosition): string {
  return `line ${String(line)}, column ${String(column)}`;
}

/** What a result says of its mistake or value, as lines of plain text. */
function outcomeLines(inspection: Inspection): string[] {
  if (!inspection.ok) {
    const { field, title, detail, place } = inspection;
    return [
      `Error: ${title}. ${detail}`,
      ...(place === undefined ? [] : [`At: ${FIELDS[field]}, ${at(place)}`]),
    ];
  }
  const { type, value, steps, warnings } = inspection;
  return [
    `Result (${type}):`,
    value,
    ...(steps.length < 2
      ? []
      : ['', 'Steps:', ...steps.map((step) => `${step.text} → ${step.value} (${step.type})`)]),
    ...(warnings.length === 0
      ? []
      : ['', 'Warnings:', ...warnings.map(({ text, place }) => `${text} (${at(place)})`)]),
  ];
}

/** An attempt and what it gives as plain text, as a reader pastes it into a ticket. The data isn't part of it. */
export function answerText(attempt: Attempt, inspection: Inspection): string {
  return [
    `Used in: ${contextFacts(attempt.where).label}`,
    'Expression:',
    attempt.expression,
    '',
    ...outcomeLines(inspection),
    '',
    `Permission: ${permissionsFor(attempt.where)
      .map(({ permission, when }) => `${permission} ${when}`)
      .join('; ')}`,
  ].join('\n');
}

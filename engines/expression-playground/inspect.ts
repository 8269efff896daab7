import { closestMatch } from 'leven';
import { evaluateExpression, filters } from '../expressions';
import { STEP_LIMIT } from './limits';
import { placesIn } from './places';
import { readInputs } from './read-inputs';
import type { Attempt, Inspection, ShownStep } from './types';

function shortened(json: string): string {
  if (json.length <= STEP_LIMIT) return json;
  return `${json.slice(0, STEP_LIMIT)}… (${json.length.toLocaleString('en-US')} characters)`;
}

/** The filter that a mistyped name is closest to, as a sentence; nothing where the name is one, or far from all. */
function didYouMean(name: string): string {
  if (filters.has(name)) return '';
  const maxDistance = Math.max(1, Math.floor(name.length / 3));
  const closest = closestMatch(name, [...filters.keys()], { maxDistance });
  return closest === undefined ? '' : ` Did you mean "${closest}"?`;
}

/** What stands before a filter's name. */
const BEFORE_FILTER = /\|\s*$/;

/**
 * What an attempt of the playground gives: the typed result with every intermediate value and warning, or the first
 * mistake with its place. Never throws, and ends within the limits of the evaluator (`engines/expressions/limits.ts`).
 *
 * @param random a number from 0 up to, and without, 1, for the filters that give something else each time
 */
export function inspectAttempt(attempt: Attempt, random?: () => number): Inspection {
  const { where, expression } = attempt;
  if (expression.trim() === '')
    return {
      ok: false,
      field: 'expression',
      title: "There's no expression",
      detail: 'Write one, or choose an example.',
      inferred: false,
    };
  const inputs = readInputs(attempt);
  if (!inputs.ok) return inputs;
  const { data, metadata, resolve } = inputs;
  const evaluation = evaluateExpression(expression, { context: where, data, metadata, resolve, random });
  const placeOf = placesIn(expression, where);
  if (!evaluation.ok) {
    const { title, detail, inferred, at } = evaluation.error;
    const place = placeOf(at);
    const word = expression.slice(place.offset, place.offset + place.length);
    const fix = BEFORE_FILTER.test(expression.slice(0, place.offset)) ? didYouMean(word) : '';
    return { ok: false, field: 'expression', title, detail: detail + fix, inferred, place };
  }
  const { type, value, steps, warnings } = evaluation;
  return {
    ok: true,
    type,
    value: JSON.stringify(value, null, 2),
    steps: steps.map((step): ShownStep => ({
      text: shortened(step.text),
      filter: step.filter,
      type: step.type,
      value: shortened(JSON.stringify(step.value)),
      place: placeOf(step.at),
    })),
    warnings: warnings.map((warning) => ({
      kind: warning.kind,
      text: warning.text,
      place: placeOf(warning.at),
    })),
  };
}

import { requestSamples, type SampleLanguage } from '../lists.ts';
import { checkedAgainst, emitShown } from '../requests/index.ts';
import type { Call } from '../writing/types.ts';
import { variableNotes } from './calls.ts';
import { stepsSampleId, workflowSampleId } from './files.ts';
import type { Workflow } from './types.ts';

/** A workflow as its page shows it in one language. */
export interface ShownProgram {
  readonly code: string;
  /** What it was checked against, as a sentence; undefined when nothing checked it. */
  readonly checked: string | undefined;
}

/**
 * Writes a workflow for its page.
 *
 * @param calls of its steps, in order
 */
export function shownProgram(
  language: SampleLanguage,
  { name, steps }: Workflow,
  calls: readonly Call[],
): ShownProgram {
  const code = emitShown(
    language,
    calls.map((call, index) => {
      const step = steps[index];
      return { call, notes: step === undefined ? [] : variableNotes(step) };
    }),
  );
  const hasSteps = requestSamples(language).stepWriter !== undefined;
  const id = hasSteps ? stepsSampleId(name) : workflowSampleId(name);
  return { code, checked: checkedAgainst(language, id, code) };
}

import type { Workflow, WorkflowStep } from '../../pipeline/code-samples/workflows/index.ts';
import { didYouMean } from '../../pipeline/content/did-you-mean.mjs';

/**
 * Finds a step of a workflow.
 *
 * @throws a sentence with the known steps when there is none
 */
export function findStep({ name, steps }: Workflow, id: string): WorkflowStep {
  const step = steps.find((candidate) => candidate.id === id);
  if (step !== undefined) return step;
  const known = steps.map((candidate) => candidate.id);
  throw new Error(
    `The workflow "${name}" has no step "${id}".${didYouMean(id, known)} Its steps: ${known.join(', ')}.`,
  );
}

import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Workflow, WorkflowStep } from '../../languages/workflows/index.ts';
import { didYouMean } from '../../material/did-you-mean.mjs';
import { failPage } from '../tree/author-error.ts';
import type { PageContext } from '../page-context.ts';

/**
 * Reads the workflow that a component names.
 *
 * @throws a sentence that names the page, and what is wrong with the workflow
 */
export function findWorkflow(name: string, element: MdxJsxFlowElement, context: PageContext): Workflow {
  try {
    return context.workflow(name);
  } catch (error) {
    failPage(context.file, element, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Finds a step of a workflow.
 *
 * @throws a sentence with the known steps when there is none
 */
export function findStep(
  { name, steps }: Workflow,
  id: string,
  element: MdxJsxFlowElement,
  { file }: PageContext,
): WorkflowStep {
  const step = steps.find((candidate) => candidate.id === id);
  if (step !== undefined) return step;
  const known = steps.map((candidate) => candidate.id);
  failPage(
    file,
    element,
    `The workflow "${name}" has no step "${id}".${didYouMean(id, known)} Its steps: ${known.join(', ')}.`,
  );
}

/** What must be true before a workflow takes something away from a reader who runs it unchanged. */
import type { ApiDescription } from '../../pipeline/content/api-description/index.ts';
import type { Workflow, WorkflowStep } from '../../pipeline/code-samples/workflows/index.ts';

/** Ends of paths after which something stops working, besides a DELETE. */
const SWITCHED_OFF = /\/(?:suspend|deregister|unlink|disable|revoke)$/;

interface ApiCall {
  readonly method: string;
  readonly path: string;
}

function apiCall({ operation }: WorkflowStep, { operations }: ApiDescription): ApiCall | undefined {
  return operation.kind === 'api' ? operations.get(operation.id) : undefined;
}

/** Whether a step acts on something that an earlier step made. */
function isOwn({ parameters, earlierOutputs }: WorkflowStep): boolean {
  const places = JSON.stringify(parameters);
  return earlierOutputs.some(({ output, step }) => places.includes(`$steps.${step.id}.outputs.${output}`));
}

/**
 * What is wrong with the steps of a workflow that delete, suspend, unlink, or deregister something that the workflow
 * didn't create. Either no earlier response decides whether they run, or a script changes or charges first and then
 * deletes.
 *
 * @returns sentences, each with the place and the fix
 */
export function unguardedSteps(workflow: Workflow, description: ApiDescription): string[] {
  return workflow.steps.flatMap((step, index) => {
    const call = apiCall(step, description);
    if (call === undefined || isOwn(step)) return [];
    const isDeletion = call.method === 'DELETE';
    if (!isDeletion && !SWITCHED_OFF.test(call.path)) return [];
    const place = `content/workflows/${workflow.name}.arazzo.yaml, step ${step.id}`;
    const earlier = workflow.steps.slice(0, index);
    if (!earlier.some(({ conditions }) => conditions.length > 0))
      return [`${place}: nothing decides whether it may run. Read first, and add the page's condition.`];
    const changes = earlier.filter((one) => apiCall(one, description)?.method !== 'GET');
    if (!isDeletion || changes.length === 0) return [];
    const others = changes.map(({ id }) => id).join(', ');
    return [`${place}: ${others} would end with a deletion. Move it to a program of its own.`];
  });
}

/** A value that a page says a response must have before the reader continues. */
export interface StatedCondition {
  readonly property: string;
  readonly value: string;
}

/** The conditions of sentences such as "If `status` is `enabled`, continue." */
export function statedConditions(text: string): StatedCondition[] {
  return [...text.matchAll(/\bIf `([\w.]+)` is `([\w-]+)`, continue\b/g)].map(
    ([, property = '', value = '']) => ({ property, value }),
  );
}

/** Whether a step of a workflow ends its script unless a response has a value. */
export function requires({ steps }: Workflow, { property, value }: StatedCondition): boolean {
  return steps.some(({ conditions }) =>
    conditions.some(
      (one) => one.pointer.join('.') === property && one.operator === '==' && one.value === value,
    ),
  );
}

import type { Json } from '../../../engines/json/index.ts';
import type { StepAnswer, Workflow, WorkflowStep } from '../../../pipeline/code-samples/workflows/index.ts';
import type { AnswerCondition } from '../../../pipeline/code-samples/writing/types.ts';

/** The value at a pointer into an answer; undefined when the answer has none there. */
function valueAt(body: Json | undefined, pointer: readonly string[]): Json | undefined {
  return pointer.reduce<Json | undefined>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<string, Json>)[key] : undefined,
    body,
  );
}

/** Whether a response meets a condition of a workflow, with the example of an input that it compares. */
function holds(
  { inputs }: Workflow,
  { pointer, operator, value }: AnswerCondition,
  body: Json | undefined,
): boolean {
  const wanted = inputs.find(({ inCode }) => inCode === value)?.example ?? value;
  return (valueAt(body, pointer) === wanted) === (operator === '==');
}

/** Whether an answer leads into the branch of a step. */
function takesBranch(workflow: Workflow, { status, branch }: WorkflowStep, answer: StepAnswer): boolean {
  return (
    branch !== undefined &&
    answer.status === status &&
    branch.when.every((condition) => holds(workflow, condition, answer.body))
  );
}

/**
 * What a step answers in a run with a named failure: the failure when it is of this step, or what leads to the step of
 * the failure when that is in the branch of this one; else what goes well.
 */
export function answerOf(
  workflow: Workflow,
  failure: string | undefined,
  step: WorkflowStep,
): StepAnswer | undefined {
  const { steps } = workflow;
  const isNamed = ({ name }: StepAnswer): boolean => name !== undefined && name === failure;
  const failing = steps.find(({ answers }) => answers.some(isNamed));
  const distance = (failing?.position ?? 0) - step.position;
  if (distance > 0 && distance <= (step.branch?.length ?? 0))
    return step.answers.find((answer) => takesBranch(workflow, step, answer));
  return step.answers.find(isNamed) ?? step.answers.find(({ name }) => name === undefined);
}

/** The steps of a run in order, by id, and the answer that has to end the program, if one has to. */
export function expectedRun(
  workflow: Workflow,
  failure?: string,
): {
  readonly steps: readonly string[];
  readonly end?: { readonly step: WorkflowStep; readonly answer: StepAnswer };
} {
  const steps: string[] = [];
  let index = 0;
  for (let step = workflow.steps[index]; step !== undefined; step = workflow.steps[index]) {
    steps.push(step.id);
    const answer = answerOf(workflow, failure, step);
    if (answer !== undefined && isRepeated(workflow, step, answer)) steps.push(step.id);
    if (answer !== undefined && takesBranch(workflow, step, answer)) index += 1;
    else if (
      answer !== undefined &&
      !isRepeated(workflow, step, answer) &&
      !isSuccess(workflow, step, answer)
    )
      return { steps, end: { step, answer } };
    else index += 1 + (step.branch?.length ?? 0);
  }
  return { steps };
}

/** Whether a step is repeated after this answer; the next one is that of a run that goes well. */
function isRepeated(workflow: Workflow, { status, retry }: WorkflowStep, answer: StepAnswer): boolean {
  return (
    retry !== undefined &&
    answer.status === status &&
    retry.when.every((condition) => holds(workflow, condition, answer.body))
  );
}

function isSuccess(workflow: Workflow, { conditions }: WorkflowStep, { status, body }: StepAnswer): boolean {
  return status < 400 && conditions.every((condition) => holds(workflow, condition, body));
}

/** What a program has to say when a step gets this answer: the status, or the values that are not as they should be. */
export function signsOf(
  workflow: Workflow,
  { conditions }: WorkflowStep,
  { status, body }: StepAnswer,
): string[] {
  if (status >= 400) return [String(status)];
  return conditions
    .filter((condition) => !holds(workflow, condition, body))
    .flatMap(({ pointer, message }) => {
      const value = valueAt(body, pointer);
      return [message ?? pointer.join('.'), ...(typeof value === 'string' ? [value] : [])];
    });
}

/**
 * Failures that are no end: one leads into a branch, the next steps, which a success skips; another repeats the step.
 */
import type { AnswerCondition, CallBranch, CallRetry } from '../writing/types.ts';
import { readCriteria, type InputValue } from './conditions.ts';
import type { RawStep } from './document.ts';

/**
 * Reads the branch of a step.
 *
 * @param steps all of the workflow
 * @param valueOf what an input of it is in code
 * @returns undefined when the step has none
 * @throws Error, without the place, when a program cannot be written with this branch
 */
export function readBranch(
  step: RawStep,
  steps: readonly RawStep[],
  valueOf: InputValue,
): CallBranch | undefined {
  const failure = step.onFailure.find((one) => one.type === 'goto');
  const [success] = step.onSuccess;
  if (failure === undefined) {
    if (success !== undefined)
      throw new Error('it has onSuccess without onFailure. Only a step with a branch needs it: remove it.');
    return undefined;
  }
  const index = steps.indexOf(step);
  const next = steps[index + 1];
  if (failure.stepId !== next?.stepId)
    throw new Error(
      `its failure goes to "${failure.stepId}", and a branch begins with the next step. Move that step to the place after this one.`,
    );
  if (success === undefined)
    throw new Error(
      'its success would go on with the branch. Add onSuccess: [{ name: done, type: end }], or a goto to the step after the branch.',
    );
  if (Object.keys(step.outputs).length > 0)
    throw new Error('it has outputs and a branch, and a failure has no outputs. Remove one of the two.');
  const end =
    success.type === 'end' ? steps.length : steps.findIndex(({ stepId }) => stepId === success.stepId);
  if (end <= index + 1)
    throw new Error(
      'its success goes to a step that is not after the branch. Correct the stepId of onSuccess.',
    );
  return {
    when: failureConditions(step, failure.criteria, valueOf),
    length: end - index - 1,
    title: next.description,
  };
}

/** Only what an answer says leads on: a status of an error, which may be that of a time-out, ends programs. */
function failureConditions(
  step: RawStep,
  criteria: RawStep['successCriteria'],
  valueOf: InputValue,
): readonly AnswerCondition[] {
  const expected = readCriteria(step.successCriteria, valueOf);
  const { status, conditions } = readCriteria(criteria, valueOf);
  if (status === undefined || status !== expected.status || conditions.length === 0)
    throw new Error(
      `the criteria of its failure do not name both the status ${String(expected.status)} and a value of the answer. Programs end after any other status: name both.`,
    );
  const isOpen = conditions.some(({ operator }) => operator !== '==');
  if (isOpen)
    throw new Error(
      'the criteria of its failure have a !=, which is met by answers that nobody expects. Use ==.',
    );
  const isFailure = conditions.some(({ pointer, value }) =>
    expected.conditions.some(
      (condition) =>
        condition.pointer.join('/') === pointer.join('/') &&
        (condition.operator === '==') === (condition.value !== value),
    ),
  );
  if (!isFailure)
    throw new Error(
      'an answer that meets the criteria of its failure can be a success, too. Compare the same value in successCriteria.',
    );
  return conditions;
}

/**
 * Reads how a step is repeated.
 *
 * @param isSafe whether its call changes nothing
 * @param valueOf what an input of the workflow is in code
 * @returns undefined when it is made once
 * @throws Error, without the place, when it must not be repeated
 */
export function readRetry(step: RawStep, isSafe: boolean, valueOf: InputValue): CallRetry | undefined {
  const failure = step.onFailure.find((one) => one.type === 'retry');
  if (failure === undefined) return undefined;
  if (!isSafe)
    throw new Error(
      'it is repeated, and only a GET of the platform may be: another call can act twice. Remove the retry.',
    );
  const { retryAfter: after, retryLimit: limit } = failure;
  return { when: failureConditions(step, failure.criteria, valueOf), after, limit };
}

/**
 * Checks that no branch leaves the one that it is in, and that no step after a branch needs what only a branch has.
 *
 * @throws Error that names the step
 */
export function checkBranches(
  steps: readonly {
    readonly id: string;
    readonly branch?: CallBranch;
    readonly earlierOutputs: readonly { readonly output: string; readonly step: { readonly id: string } }[];
  }[],
): void {
  steps.forEach(({ id, branch }, index) => {
    if (branch === undefined) return;
    const end = index + branch.length;
    const inside = steps.slice(index + 1, end + 1);
    for (const [offset, step] of inside.entries())
      if (step.branch !== undefined && index + 1 + offset + step.branch.length > end)
        throw new Error(`step ${step.id}: its branch ends after the branch of "${id}", which it is in.`);
    for (const step of steps.slice(end + 1)) {
      const missing = step.earlierOutputs.find((one) => inside.some((other) => other.id === one.step.id));
      if (missing !== undefined)
        throw new Error(
          `step ${step.id}: "${missing.output}" is of a step in the branch of "${id}", which most runs skip. Take it from a step that always runs.`,
        );
    }
  });
}

/** The calls of a skill, each with what an assistant must know before it sends the next. */
import type { KnownOperation } from '../../../../engines/permissions/index.ts';
import type { ApiDescription } from '../../../../pipeline/content/api-description/index.ts';
import {
  branchAround,
  emitRequestSample,
  emitStep,
} from '../../../../pipeline/code-samples/requests/index.ts';
import {
  variableNotes,
  workflowCalls,
  type Workflow,
  type WorkflowStep,
} from '../../../../pipeline/code-samples/workflows/index.ts';
import type { Call } from '../../../../pipeline/code-samples/writing/types.ts';
import { all, code, expectation, outcomeFacts } from './outcomes.ts';

/** A call, as the skill shows it. */
export interface SkillCall {
  readonly title: string;
  readonly code: string;
  /** What to send it with, what to expect, and what to keep of the response, as items of a list. */
  readonly facts: readonly string[];
  /** As the permission planner knows the operation. */
  readonly operation: string;
  /** The title of its sample in the guide. */
  readonly shownAs: string;
}

/** Operations by their IDs, as the permission planner knows them. A call through a proxy is `proxy`. */
export type KnownOperations = ReadonlyMap<string, KnownOperation>;

function keyFact(key: string, operation: string, known: KnownOperations): string {
  const { permissions = [], needed } = known.get(operation) ?? {};
  if (permissions.length === 0) return `Key: ${code(key)}.`;
  return `Key: ${code(key)}, with ${all(permissions.map(code), needed === 'any' ? 'or' : 'and')}.`;
}

const placeholder = (name: string): string => `<${name.replace(/[A-Z]/g, '_$&').toUpperCase()}>`;

function outputFacts({ outputs }: WorkflowStep): readonly string[] {
  if (outputs.length === 0) return [];
  const kept = outputs.map(({ name, pointer }) => `${code(pointer.join('.'))} as ${code(placeholder(name))}`);
  return [`Of the response, keep ${all(kept, 'and')}.`];
}

function workflowCall(
  step: WorkflowStep,
  call: Call,
  earlier: readonly Call[],
  known: KnownOperations,
): SkillCall {
  const around = branchAround(earlier);
  const operation = step.operation.kind === 'proxy' ? 'proxy' : step.operation.id;
  return {
    title: step.title,
    shownAs: step.title,
    code: emitStep('curl', earlier, call, variableNotes(step)).trim(),
    operation,
    facts: [
      ...(around === undefined ? [] : [`Only on the branch after "${around}".`]),
      keyFact(step.client.key, operation, known),
      ...outcomeFacts(call, step),
      ...outputFacts(step),
    ],
  };
}

/** The calls of a workflow, in order. */
export function callsOfWorkflow(
  workflow: Workflow,
  description: ApiDescription,
  known: KnownOperations,
): readonly SkillCall[] {
  const calls = workflowCalls(workflow, description, 'test');
  return workflow.steps.flatMap((step, index) => {
    const call = calls[index];
    return call === undefined ? [] : [workflowCall(step, call, calls.slice(0, index), known)];
  });
}

/**
 * The call of one request example.
 *
 * @param request as `operation/example`
 * @throws Error, a sentence, when the API description doesn't have it
 */
export function callOfRequest(
  request: string,
  description: ApiDescription,
  known: KnownOperations,
): SkillCall {
  const [id = '', name = ''] = request.split('/');
  const operation = description.operations.get(id);
  const example = operation?.requestExamples.find((one) => one.name === name);
  if (operation === undefined || example === undefined)
    throw new Error(`The API description has no request example ${request}. Write operation/example.`);
  return {
    title: operation.summary,
    shownAs: example.summary,
    code: emitRequestSample('curl', { description, operation, example, environment: 'test' }).trim(),
    operation: id,
    facts: [keyFact('<API_KEY>', id, known), expectation(example.status)],
  };
}

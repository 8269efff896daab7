/** The server calls of a guide as the simulator runs them, from the guide's workflow. */
import { type Json, isObject } from '../../engines/json/index.ts';
import {
  canRun,
  type GuideProgram,
  type GuideStep,
  type RequestParts,
} from '../../engines/guide-runs/index.ts';
import type { ApiDescription, Operation } from '../../pipeline/content/api-description/index.ts';
import { requestParts } from './request-parts.ts';
import { threeDsCards, threeDsStatuses } from './three-ds.ts';
import type { Workflow, WorkflowStep } from '../../pipeline/code-samples/workflows/index.ts';

type Replace = (value: Json) => Json;

/** Puts a reference to the input in the place of each placeholder, e.g. `<TOKEN_ID>`. */
function referring({ inputs }: Workflow): Replace {
  const placeholders = inputs
    .filter(({ isKey }) => !isKey)
    .flatMap(({ inCode, name }) =>
      typeof inCode === 'string' && /^<[A-Z_\d]+>$/.test(inCode)
        ? [[inCode, `$inputs.${name}`] as const]
        : [],
    );
  const replace: Replace = (value) => {
    if (typeof value === 'string') {
      const whole = placeholders.find(([placeholder]) => placeholder === value)?.[1];
      if (whole !== undefined) return whole;
      return placeholders.reduce(
        (text, [placeholder, reference]) => text.replaceAll(placeholder, `{${reference}}`),
        value,
      );
    }
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map(replace);
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replace(one)]));
  };
  return replace;
}

/** Conditions with the example of an input where code has its placeholder. */
function withExamples({ inputs }: Workflow, conditions: WorkflowStep['conditions']): GuideStep['conditions'] {
  return conditions.map(({ pointer, operator, value }) => {
    const example = inputs.find(({ inCode }) => inCode === value)?.example;
    return { pointer, operator, value: typeof example === 'string' ? example : value };
  });
}

function operationOf({ operation }: WorkflowStep, description: ApiDescription): Operation {
  if (operation.kind === 'proxy') return operation.operation;
  const found = description.operations.get(operation.id);
  if (found === undefined) throw new Error(`The API description has no operation "${operation.id}".`);
  return found;
}

/** Where a step goes whose proxy key comes from a step that creates the proxy. */
function createdDestination({ headers }: RequestParts, steps: readonly WorkflowStep[]): string | undefined {
  const id = /^\{\$steps\.(\w+)\./.exec(headers['BT-PROXY-KEY'] ?? '')?.[1];
  const body = steps.find((step) => step.id === id)?.body;
  const url = isObject(body) ? body.destination_url : undefined;
  return typeof url === 'string' ? url : undefined;
}

function guideStep(
  workflow: Workflow,
  step: WorkflowStep,
  description: ApiDescription,
  replace: Replace,
): GuideStep {
  const { steps } = workflow;
  const { id, title, status, outputs, client } = step;
  const conditions = withExamples(workflow, step.conditions);
  const branch = step.branch && { when: step.branch.when, length: step.branch.length };
  const retry = step.retry && { when: step.retry.when, limit: step.retry.limit };
  const operation = operationOf(step, description);
  const statuses = threeDsStatuses(operation.path);
  const given = Object.entries(step.parameters).map(([name, value]) => [name, replace(value)] as const);
  const body = step.body === undefined ? undefined : replace(step.body);
  const parts = requestParts(operation, Object.fromEntries(given), client.key, body);
  const destination = createdDestination(parts, steps);
  return {
    ...parts,
    ...(destination === undefined ? {} : { destination }),
    ...{ id, title, status, conditions, outputs },
    ...(statuses === undefined ? {} : { statuses }),
    ...(branch === undefined ? {} : { branch }),
    ...(retry === undefined ? {} : { retry }),
  };
}

/**
 * A workflow as the simulator runs it.
 *
 * @returns undefined when the simulator can't do one of its steps: then the guide has no "Run it here"
 */
export function guideProgram(workflow: Workflow, description: ApiDescription): GuideProgram | undefined {
  const { name, title, inputs, steps } = workflow;
  const replace = referring(workflow);
  const guideSteps = steps.map((step) => guideStep(workflow, step, description, replace));
  const cards = threeDsCards(guideSteps);
  const program: GuideProgram = {
    name,
    title,
    inputs: inputs
      .filter(({ isKey }) => !isKey)
      .map((input) => ({ name: input.name, description: input.description, value: input.example })),
    ...(cards.length === 0 ? {} : { cards }),
    steps: guideSteps,
  };
  return canRun(program) ? program : undefined;
}

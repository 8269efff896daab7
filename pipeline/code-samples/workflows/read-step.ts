import type { Json } from '../../../engines/json/index.ts';
import type { ApiDescription } from '../../content/api-description/index.ts';
import { outputNames } from '../writing/step-outputs.ts';
import type { CallOutput } from '../writing/types.ts';
import { readBranch, readRetry } from './branches.ts';
import { pointerKeys, readCriteria, type Criteria } from './conditions.ts';
import type { RawStep, WorkflowDocument } from './document.ts';
import { KEY_HEADER, withInputs, workflowClients } from './inputs.ts';
import { stepOperation } from './operations.ts';
import type { EarlierOutput, StepOperation, WorkflowInput, WorkflowStep } from './types.ts';

interface Source {
  readonly step: RawStep;
  readonly workflow: WorkflowDocument['workflows'][0];
  readonly earlier: readonly WorkflowStep[];
  readonly inputs: readonly WorkflowInput[];
  readonly description: ApiDescription;
}

const REFERENCE = /\$steps\.([\w-]+)\.outputs\.([\w-]+)/g;
const OUTPUT = /^\$response\.body#\/(.+)$/;

/**
 * Reads one step.
 *
 * @throws Error that says what is wrong with the step and how to fix it, without the place
 */
export function readStep(source: Source): WorkflowStep {
  const { step, earlier, inputs, description } = source;
  const operation = stepOperation(step, description);
  const valueOf = (name: string): Json => {
    const found = inputs.find((input) => input.name === name);
    if (found !== undefined) return found.inCode;
    throw new Error(
      `the workflow has no input "${name}". It has: ${inputs.map((input) => input.name).join(', ')}.`,
    );
  };
  checkParameters(step, operation, description);
  const parameters = Object.fromEntries(
    step.parameters
      .filter(({ name }) => name !== KEY_HEADER)
      .map(({ name, value }) => [name, withInputs(value, valueOf)]),
  );
  const branch = readBranch(step, source.workflow.steps, valueOf);
  const found = operation.kind === 'api' ? description.operations.get(operation.id) : undefined;
  const retry = readRetry(step, found?.method === 'GET', valueOf);
  const criteria = readCriteria(step.successCriteria, valueOf);
  const body = step.requestBody && withInputs(step.requestBody.payload, valueOf);
  return {
    id: step.stepId,
    position: earlier.length + 1,
    title: step.description,
    operation,
    client: clientOf(source),
    parameters,
    ...(body === undefined ? {} : { body }),
    status: expectedStatus(criteria, operation, description),
    conditions: criteria.conditions,
    ...(branch === undefined ? {} : { branch }),
    ...(retry === undefined ? {} : { retry }),
    outputs: readOutputs(step, earlier),
    earlierOutputs: readEarlierOutputs({ ...parameters, body: body ?? null }, earlier),
    answers: [...(step['x-answer'] ? [step['x-answer']] : []), ...step['x-answers']],
  };
}

function clientOf({ step, workflow }: Source): WorkflowStep['client'] {
  const value = step.parameters.find(({ name }) => name === KEY_HEADER)?.value;
  const name = typeof value === 'string' ? value.replace('$inputs.', '') : '';
  const client = workflowClients(workflow.steps).get(name);
  if (client !== undefined && name in workflow.inputs.properties) return client;
  throw new Error(
    `it sends no key. Add the parameter { name: ${KEY_HEADER}, in: header, value: $inputs.apiKey } and the input.`,
  );
}

function checkParameters(step: RawStep, found: StepOperation, description: ApiDescription): void {
  const given = new Set(step.parameters.map(({ name }) => name));
  if (found.kind === 'proxy') {
    const missing = [...found.operation.path.matchAll(/\{(\w+)\}/g)].find(
      ([, name = '']) => !given.has(name),
    );
    if (missing) throw new Error(`the parameter "${String(missing[1])}" of the path is missing. Add it.`);
    return;
  }
  const operation = description.operations.get(found.id);
  const known = operation?.parameters ?? [];
  for (const { name, in: kind } of step.parameters) {
    if (name === KEY_HEADER || known.some((one) => one.name === name && one.in === kind)) continue;
    const names = known.map((one) => `${one.name} (${one.in})`).join(', ');
    throw new Error(`${found.id} has no ${kind} parameter "${name}". It has: ${names}.`);
  }
  const missing = known.find(({ name, required }) => required && !given.has(name));
  if (missing)
    throw new Error(`the ${missing.in} parameter "${missing.name}" of ${found.id} is missing. Add it.`);
  if (operation?.requestBody?.required === true && step.requestBody === undefined)
    throw new Error(`${found.id} needs a body. Add requestBody.`);
}

function expectedStatus({ status }: Criteria, operation: StepOperation, description: ApiDescription): number {
  if (status === undefined)
    throw new Error('it does not say which status it expects. Add successCriteria: $statusCode == 200.');
  const responses =
    operation.kind === 'api' ? description.operations.get(operation.id)?.responses : undefined;
  if (responses !== undefined && !responses.some((response) => response.status === status))
    throw new Error(
      `the operation answers with ${responses.map((response) => response.status).join(', ')}, not with ${String(status)}.`,
    );
  return status;
}

function readOutputs(step: RawStep, earlier: readonly WorkflowStep[]): CallOutput[] {
  return Object.entries(step.outputs).map(([name, expression]) => {
    const pointer = OUTPUT.exec(expression)?.[1];
    if (pointer === undefined)
      throw new Error(`the output "${name}" is not in the body of the answer. Write $response.body#/id.`);
    const other = earlier.find(({ outputs }) => outputs.some((output) => output.name === name));
    if (other !== undefined)
      throw new Error(
        `the step "${other.id}" has an output "${name}", too, and programs name variables after outputs. Rename one.`,
      );
    return { name, pointer: pointerKeys(pointer) };
  });
}

function readEarlierOutputs(value: Json, earlier: readonly WorkflowStep[]): EarlierOutput[] {
  const references = [...JSON.stringify(value).matchAll(REFERENCE)];
  for (const [reference, id = '', output = ''] of references) {
    const step = earlier.find((one) => one.id === id);
    if (step === undefined) {
      const known = earlier.map((one) => one.id).join(', ') || 'none';
      throw new Error(`${reference} is not of an earlier step. The steps before it: ${known}.`);
    }
    if (!step.outputs.some(({ name }) => name === output))
      throw new Error(`${reference}: the step "${id}" has no output "${output}". Add it there.`);
  }
  const found = outputNames(value);
  if (found.length < new Set(references.map(([reference]) => reference)).size)
    throw new Error(
      'a value of a step is inside a text without braces. Write {$steps.<step>.outputs.<output>} there.',
    );
  return found.flatMap((output) => {
    const step = earlier.find(({ outputs }) => outputs.some(({ name }) => name === output));
    return step === undefined ? [] : [{ output, step }];
  });
}

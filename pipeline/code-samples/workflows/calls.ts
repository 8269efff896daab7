import type { ApiDescription, Operation } from '../../content/api-description/index.ts';
import { snakeCase } from '../writing/names.ts';
import type { Call } from '../writing/types.ts';
import type { VariableNote } from '../requests/index.ts';
import type { Workflow, WorkflowStep } from './types.ts';

/** What the steps of a workflow send, as calls of one script, named so that no two variables share a name. */
export function workflowCalls(
  { steps }: Workflow,
  description: ApiDescription,
  environment: Call['environment'],
): Call[] {
  const taken = new Map<string, number>();
  return steps.map((step) => {
    const operation = operationOf(step, description);
    const isPlain = step.operation.kind === 'proxy';
    const base = isPlain ? 'response' : answerName(operation);
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    const suffix = count === 1 ? '' : String(count);
    const { title, client, outputs, conditions, branch, retry, parameters, body, status } = step;
    const example = { name: step.id, summary: title, parameters, body, status };
    const answer = count === 1 ? base : `${base}_${suffix}`;
    return {
      ...{ description, operation, example, environment, title },
      ...{ client, answer, suffix, outputs, conditions, branch, retry, isPlain },
    };
  });
}

function operationOf({ operation }: WorkflowStep, description: ApiDescription): Operation {
  if (operation.kind === 'proxy') return operation.operation;
  const found = description.operations.get(operation.id);
  if (found === undefined) throw new Error(`The API description has no operation "${operation.id}".`);
  return found;
}

/** What comes back, by the name of its schema: a `Token` is kept as `token`. */
function answerName({ responses }: Operation): string {
  const schema = responses.find(({ status }) => status < 400)?.schema;
  const name = snakeCase(schema?.$ref?.split('/').at(-1) ?? 'response');
  if (name.endsWith('_page') || name.endsWith('_list')) return 'page';
  return name.endsWith('response') ? 'response' : name;
}

/** Where the variables of a step come from, for the reader of its code. */
export function variableNotes({ earlierOutputs }: WorkflowStep): VariableNote[] {
  return earlierOutputs.map(({ output, step }) => ({
    output,
    origin: `from "${step.title}"`,
  }));
}

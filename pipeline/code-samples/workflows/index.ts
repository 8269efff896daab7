/**
 * Workflows: the server calls of a guide, in files of `content/workflows/` that follow Arazzo. Pages take their steps from
 * here, downloads their programs, and the tests run both. `content/workflows/README.md` says how to write one.
 */
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import type { ApiDescription } from '../../content/api-description/index.ts';
import { checkBranches } from './branches.ts';
import { workflowDocument, type WorkflowDocument } from './document.ts';
import { workflowInputs } from './inputs.ts';
import { readStep } from './read-step.ts';
import { withReferencedCode } from './referenced-code.ts';
import type { Workflow, WorkflowStep } from './types.ts';
import { fileExists, fileNames, readText } from '../../cache/index.ts';

export { PROXY_CALLS } from './operations.ts';
export { publishedDescription, type DescriptionFiles } from './published-description.ts';
export { variableNotes, workflowCalls } from './calls.ts';
export { stepsSampleId, workflowFolder, workflowSampleId } from './files.ts';
export { shownProgram } from './shown-program.ts';
export type * from './types.ts';

/** Every command of the project runs at its root. */
const workflowsFolder = path.resolve('content/workflows');
const EXTENSION = '.arazzo.yaml';

/** Names of all workflows of a folder, sorted. */
export function workflowNames(folder: string = workflowsFolder): string[] {
  return fileNames(folder)
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => file.slice(0, -EXTENSION.length))
    .sort();
}

/** The file of a workflow, from the root of the project. */
export function workflowFile(name: string): string {
  return `content/workflows/${name}${EXTENSION}`;
}

/**
 * The text of a workflow's file, with the code that it refers to in place of each reference.
 *
 * @throws Error that names the file and the reference when it leads nowhere
 */
export function workflowText(name: string, folder: string = workflowsFolder): string {
  const text = readText(path.join(folder, `${name}${EXTENSION}`));
  return placed(workflowFile(name), () => withReferencedCode(text));
}

/**
 * Reads a workflow.
 *
 * @param name of its file, e.g. `charge-card`
 * @param description the API description that its steps name operations of
 * @throws Error, a sentence that names the file, the step and the fix
 */
export function readWorkflow(
  name: string,
  description: ApiDescription,
  folder: string = workflowsFolder,
): Workflow {
  const file = path.join(folder, `${name}${EXTENSION}`);
  if (!fileExists(file))
    throw new Error(
      `There is no workflow "${name}". The workflows are: ${workflowNames(folder).join(', ')}.`,
    );
  const document = parseDocument(name, workflowText(name, folder));
  const [workflow] = document.workflows;
  if (workflow.workflowId !== name)
    throw new Error(`${workflowFile(name)}: the workflowId is "${workflow.workflowId}". Write "${name}".`);
  const steps: WorkflowStep[] = [];
  const inputs = placed(workflowFile(name), () => workflowInputs(workflow));
  for (const step of workflow.steps) {
    const place = `${workflowFile(name)}, step ${step.stepId}`;
    if (steps.some(({ id }) => id === step.stepId))
      throw new Error(`${place}: another step has this id. Rename one.`);
    steps.push(placed(place, () => readStep({ step, workflow, earlier: steps, inputs, description })));
  }
  placed(workflowFile(name), () => {
    checkBranches(steps);
  });
  const { title, summary } = document.info;
  return { name, title, summary, inputs, steps };
}

function parseDocument(name: string, text: string): WorkflowDocument {
  const file = workflowFile(name);
  const parsed = workflowDocument.safeParse(placed(file, () => parse(text) as unknown));
  if (parsed.success) return parsed.data;
  throw new Error(`${file} has an unexpected shape. Correct these places:\n${z.prettifyError(parsed.error)}`);
}

function placed<Result>(place: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

import type { GuideProgram } from '../../../engines/guide-runs/index.ts';
import { loadApiDescription } from '../../../pipeline/content/api-description/index.ts';
import { readWorkflow, workflowNames } from '../../../pipeline/code-samples/workflows/index.ts';
import { guideProgram } from '../../builders/guide-program.ts';

/** The server calls of each guide that the simulator can run, by the name of its workflow. */
export async function data(): Promise<Readonly<Record<string, GuideProgram>>> {
  const description = await loadApiDescription();
  const programs = workflowNames().flatMap(
    (name) => guideProgram(readWorkflow(name, description), description) ?? [],
  );
  return Object.fromEntries(programs.map((program) => [program.name, program]));
}

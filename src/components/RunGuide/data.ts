import type { GuideProgram } from '../../lib/guide-runs/index.ts';
import { loadApiDescription } from '../../../pipeline/material/api-description/index.ts';
import { readWorkflow, workflowNames } from '../../../pipeline/languages/workflows/index.ts';
import { guideProgram } from '../../../pipeline/pages/parts/guide-program.ts';

/** The server calls of each guide that the simulator can run, by the name of its workflow. */
export async function data(): Promise<Readonly<Record<string, GuideProgram>>> {
  const description = await loadApiDescription();
  const programs = workflowNames().flatMap(
    (name) => guideProgram(readWorkflow(name, description), description) ?? [],
  );
  return Object.fromEntries(programs.map((program) => [program.name, program]));
}

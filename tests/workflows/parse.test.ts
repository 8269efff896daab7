/**
 * Programs in languages whose SDK cannot be installed everywhere: valid code that the SDK understands, step by step.
 */
import { describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { emitProgram } from '../../pipeline/code-samples/requests/index.ts';
import { readWorkflow, workflowCalls, workflowNames } from '../../pipeline/code-samples/workflows/index.ts';
import { checkSdkProgram, PARSED_SDK_LANGUAGES } from '../samples/languages.ts';

const description = await loadApiDescription();
const workflows = workflowNames().map((name) => readWorkflow(name, description));

describe.each(PARSED_SDK_LANGUAGES)('every %s program calls its operations', (language) => {
  it.each(workflows)('$name', async (workflow) => {
    const code = emitProgram(language, workflowCalls(workflow, description, 'test'));
    const { operations, problems } = await checkSdkProgram(language, code, description);
    expect(problems).toEqual([]);
    // A loop comes after the first call.
    const named = workflow.steps.flatMap(({ operation, retry }) =>
      operation.kind === 'api' ? Array<string>(retry === undefined ? 1 : 2).fill(operation.id) : [],
    );
    expect(operations).toEqual(named);
  });
});

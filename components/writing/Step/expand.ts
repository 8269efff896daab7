import { emitStep } from '../../../pipeline/code-samples/requests/index.ts';
import { languageById, requestSamples, SAMPLE_LANGUAGES } from '../../../pipeline/code-samples/index.ts';
import {
  shownProgram,
  variableNotes,
  workflowCalls,
} from '../../../pipeline/code-samples/workflows/index.ts';
import { flowElement } from '../../builders/elements.ts';
import { codeBlock, paragraph, text } from '../../../pipeline/pages/tree/build.ts';
import type { Expand } from '../../../pipeline/pages/index.ts';
import { stepRunId } from '../../builders/sample-run.ts';
import { findStep } from '../../builders/find-step.ts';
import type { step } from './definition.ts';

/** `<Step workflow="charge-card" id="storeCard" />` shows one step of a workflow in every language. It runs in the page where the simulator reaches it. */
export const expand: Expand<typeof step> = ({ workflow: name, id }, page) => {
  const workflow = page.workflow(name);
  const step = findStep(workflow, id);
  const calls = workflowCalls(workflow, page.description, 'test');
  const index = step.position - 1;
  const call = calls[index];
  if (call === undefined) return [];
  const isContinued = index === 0 && calls.length > 1;
  const panels = SAMPLE_LANGUAGES.map((language) => {
    const code = emitStep(language, calls.slice(0, index), call, variableNotes(step));
    const { label, grammar } = languageById(language);
    const { checked } = shownProgram(language, workflow, calls);
    const { continuation } = requestSamples(language);
    return flowElement('CodePanel', { language, label, checked }, [
      codeBlock(grammar, code),
      ...(isContinued ? [paragraph([text(continuation)])] : []),
    ]);
  });
  const run = stepRunId(workflow, index, page.description);
  return [
    flowElement('CodeTabs', { title: step.title, subject: step.title, environments: true, run }, panels),
  ];
};

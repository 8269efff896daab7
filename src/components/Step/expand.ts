import {
  checkedAgainst,
  emitProgram,
  emitStep,
  SAMPLE_LANGUAGES,
  type SampleLanguage,
} from '../../../pipeline/languages/requests/index.ts';
import { LANGUAGES } from '../../../pipeline/languages/samples/languages.ts';
import {
  variableNotes,
  workflowCalls,
  workflowSampleId,
} from '../../../pipeline/languages/workflows/index.ts';
import { codeBlock, flowElement } from '../../../pipeline/pages/tree/build.ts';
import type { Expand } from '../../../pipeline/pages/page-context.ts';
import { findStep } from '../../../pipeline/pages/parts/find-step.ts';
import type { step } from './definition.ts';

/** Said below the first step, in its language: the others continue its program. */
function continuation(language: SampleLanguage): string {
  if (language === 'curl')
    return 'Run the steps in one shell: later ones use the variables of earlier ones. jq reads them from the answers.';
  if (language === 'go' || language === 'java')
    return 'These statements belong into main. Later steps continue them, with the same client and variables.';
  return 'The code of later steps continues this program, with the same client and variables.';
}

/** `<Step workflow="charge-card" id="storeCard" />`: one step of a workflow in every language. */
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
    const { label, highlight } = LANGUAGES[language];
    const proven = checkedAgainst(language, workflowSampleId(name), emitProgram(language, calls));
    const checked = isContinued ? `${proven} ${continuation(language)}` : proven;
    return flowElement('CodePanel', { language, label, checked }, [codeBlock(highlight, code)]);
  });
  return [flowElement('CodeTabs', { title: step.title, subject: step.title, environments: true }, panels)];
};

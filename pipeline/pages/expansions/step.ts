import * as z from 'zod';
import { checkedAgainst, emitProgram, emitStep } from '../../languages/requests/index.ts';
import { languageById, requestSamples, SAMPLE_LANGUAGES } from '../../languages/lists.ts';
import {
  variableNotes,
  workflowCalls,
  workflowSampleId,
  type StepAnswer,
} from '../../languages/workflows/index.ts';
import { readAttributes } from '../tree/attributes.ts';
import { failPage } from '../tree/author-error.ts';
import { codeBlock, flowElement, paragraph, text } from '../tree/build.ts';
import type { Expansion } from '../page-context.ts';
import { findStep, findWorkflow } from './find-step.ts';
import { statusLabel } from './response-block.ts';

const stepAttributes = z.strictObject({ workflow: z.string(), id: z.string() });

/** `<Step workflow="charge-card" id="storeCard" />`: one step of a workflow in every language. */
export const expandStep: Expansion = (element, context) => {
  const { workflow: name, id } = readAttributes(context.file, element, stepAttributes);
  const workflow = findWorkflow(name, element, context);
  const step = findStep(workflow, id, element, context);
  const calls = workflowCalls(workflow, context.description, 'test');
  const index = step.position - 1;
  const call = calls[index];
  if (call === undefined) return [];
  const isContinued = index === 0 && calls.length > 1;
  const panels = SAMPLE_LANGUAGES.map((language) => {
    const code = emitStep(language, calls.slice(0, index), call, variableNotes(step));
    const { label, grammar } = languageById(language);
    const proven = checkedAgainst(language, workflowSampleId(name), emitProgram(language, calls));
    const checked = isContinued ? `${proven} ${requestSamples(language).continuation}` : proven;
    return flowElement('CodePanel', { language, label, checked }, [codeBlock(grammar, code)]);
  });
  return [flowElement('CodeTabs', { title: step.title, subject: step.title, environments: true }, panels)];
};

const answerAttributes = z.strictObject({
  workflow: z.string(),
  id: z.string(),
  name: z.string().optional(),
});

/** `<StepAnswer workflow="charge-card" id="chargeCard" name="declined" />`: what the destination of a proxy answers, as an example. */
export const expandStepAnswer: Expansion = (element, context) => {
  const { workflow, id, name } = readAttributes(context.file, element, answerAttributes);
  const step = findStep(findWorkflow(workflow, element, context), id, element, context);
  const answer = step.answers.find((candidate) => candidate.name === name);
  if (answer === undefined) {
    const known = step.answers.map((candidate) => candidate.name ?? 'x-answer').join(', ') || 'none';
    failPage(
      context.file,
      element,
      `The step "${id}" of "${workflow}" has no answer "${name ?? 'x-answer'}". It has: ${known}.`,
    );
  }
  return [answerBlock(answer)];
};

function answerBlock({ status, body }: StepAnswer) {
  const title = statusLabel(status);
  return body === undefined
    ? flowElement('EmptyResponse', { title }, [paragraph([text('The body is empty.')])])
    : codeBlock('json', JSON.stringify(body, null, 2), { title, illustrative: true });
}

import type { StepAnswer } from '../../../pipeline/code-samples/workflows/index.ts';
import type { Expand } from '../../../pipeline/pages/index.ts';
import { findStep } from '../../builders/find-step.ts';
import { foldLongCode } from '../../builders/fold-long-code.ts';
import { responsePart } from '../../builders/response-part.ts';
import { statusLabel } from '../../builders/response-block.ts';
import { flowElement } from '../../builders/elements.ts';
import { codeBlock, paragraph, text, type FlowContent } from '../../../pipeline/pages/tree/build.ts';
import type { stepAnswer } from './definition.ts';

function answerBlocks({ status, body }: StepAnswer, shows: string | undefined): FlowContent[] {
  const title = statusLabel(status);
  if (body === undefined)
    return [flowElement('EmptyResponse', { title }, [paragraph([text('The body is empty.')])])];
  if (shows !== undefined) return responsePart(body, { title, shows, illustrative: true });
  const block = codeBlock('json', JSON.stringify(body, null, 2), { title, illustrative: true });
  return [foldLongCode(block, () => title)];
}

/**
 * `<StepAnswer workflow="charge-card" id="chargeCard" name="declined" />`: what the destination of a proxy returns, as
 * an example.
 */
export const expand: Expand<typeof stepAnswer> = ({ workflow, id, name, shows }, page) => {
  const step = findStep(page.workflow(workflow), id);
  const answer = step.answers.find((candidate) => candidate.name === name);
  if (answer === undefined) {
    const known = step.answers.map((candidate) => candidate.name ?? 'x-answer').join(', ') || 'none';
    throw new Error(
      `The step "${id}" of "${workflow}" has no response "${name ?? 'x-answer'}". It has: ${known}.`,
    );
  }
  return answerBlocks(answer, shows);
};

import type { StepAnswer } from '../../../pipeline/languages/workflows/index.ts';
import type { Expand } from '../../../pipeline/pages/index.ts';
import { findStep } from '../../../pipeline/pages/parts/find-step.ts';
import { statusLabel } from '../../../pipeline/pages/parts/response-block.ts';
import {
  codeBlock,
  flowElement,
  paragraph,
  text,
  type FlowContent,
} from '../../../pipeline/pages/tree/build.ts';
import type { stepAnswer } from './definition.ts';

function answerBlock({ status, body }: StepAnswer): FlowContent {
  const title = statusLabel(status);
  return body === undefined
    ? flowElement('EmptyResponse', { title }, [paragraph([text('The body is empty.')])])
    : codeBlock('json', JSON.stringify(body, null, 2), { title, illustrative: true });
}

/**
 * `<StepAnswer workflow="charge-card" id="chargeCard" name="declined" />`: what the destination of a proxy returns, as
 * an example.
 */
export const expand: Expand<typeof stepAnswer> = ({ workflow, id, name }, page) => {
  const step = findStep(page.workflow(workflow), id);
  const answer = step.answers.find((candidate) => candidate.name === name);
  if (answer === undefined) {
    const known = step.answers.map((candidate) => candidate.name ?? 'x-answer').join(', ') || 'none';
    throw new Error(
      `The step "${id}" of "${workflow}" has no response "${name ?? 'x-answer'}". It has: ${known}.`,
    );
  }
  return [answerBlock(answer)];
};

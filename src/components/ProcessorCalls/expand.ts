import { proxyCurl, repeatAdvice } from '../../../pipeline/material/processors/index.ts';
import { codeBlock, flowElement, markdownBlocks } from '../../../pipeline/pages/tree/build.ts';
import type { Expand } from '../../../pipeline/pages/index.ts';
import { processorCallId, processorRun } from '../../../pipeline/pages/parts/sample-run.ts';
import { CARDS, type processorCalls } from './definition.ts';

/** What the comment above a call says. */
const TITLES = {
  charge: 'Charge the card',
  verify: 'Verify the card',
  store: 'Send the card to the processor',
} as const;

/**
 * `<ProcessorCalls actions="charge store" card="token-intent" />`: the call of each payment processor through the
 * proxy, as tabs that every page remembers, each with a sentence about repeating it. Processors without one of the
 * actions have no tab. A call runs in the page where the simulator has its processor.
 */
export const expand: Expand<typeof processorCalls> = ({ actions, card }, page) => {
  const panels = page.processors().flatMap((processor) => {
    const { id, name, calls } = processor;
    const action = actions.find((wanted) => calls[wanted] !== undefined);
    const call = action === undefined ? undefined : calls[action];
    if (action === undefined || call === undefined) return [];
    const run = processorRun(processor, call, card) && processorCallId(processor, action, card);
    return [
      flowElement('CodePanel', { language: id, label: name, run }, [
        codeBlock('bash', `# ${TITLES[action]}\n${proxyCurl(processor, call, CARDS[card])}`),
        ...markdownBlocks(repeatAdvice(processor, action)),
      ]),
    ];
  });
  const [first = 'charge'] = actions;
  return [flowElement('CodeTabs', { subject: TITLES[first], environments: true }, panels)];
};

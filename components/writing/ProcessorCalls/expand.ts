import {
  hostNote,
  nextCurl,
  proxyCurl,
  repeatAdvice,
  type Processor,
  type ProcessorAction,
  type ProcessorCall,
} from '../../../pipeline/content/processors/index.ts';
import { flowElement } from '../../builders/elements.ts';
import {
  codeBlock,
  markdownPhrase,
  paragraph,
  type FlowContent,
} from '../../../pipeline/pages/tree/build.ts';
import type { Expand } from '../../../pipeline/pages/index.ts';
import { processorCallId, processorRun } from '../../builders/sample-run.ts';
import { withVerifyNote } from '../../builders/with-verify-note.ts';
import type { processorCalls } from './definition.ts';

/** What the comment above a call says. */
const TITLES = {
  charge: 'Charge the card',
  charge_stored: 'Charge the stored card',
  verify: 'Verify the card',
  store: 'Send the card to the processor',
} as const;

/** What is below a call, which is its host, what else the reader must know, and what a repeat does. */
function notes(processor: Processor, action: ProcessorAction, call: ProcessorCall): FlowContent[] {
  const { inferred, name } = processor;
  const facts = [hostNote(processor, call), call.note].filter((one) => one !== undefined).join(' ');
  const compare = `Compare every field with ${name}'s reference before you send this request.`;
  return [
    paragraph(withVerifyNote(markdownPhrase(facts), inferred === true ? compare : undefined)),
    paragraph(markdownPhrase(repeatAdvice(processor, action))),
  ];
}

/**
 * `<ProcessorCalls actions="charge store" />` shows the call of each payment processor through the proxy, as tabs that
 * every page remembers, with the request that follows it, and sentences about its host and about repeating it.
 * Processors without one of the actions have no tab. A call runs in the page where the simulator has its processor.
 */
export const expand: Expand<typeof processorCalls> = ({ actions }, page) => {
  const panels = page.processors().flatMap((processor) => {
    const { id, name, calls } = processor;
    const action = actions.find((wanted) => calls[wanted] !== undefined);
    const call = action === undefined ? undefined : calls[action];
    if (action === undefined || call === undefined) return [];
    const run = processorRun(processor, action, call) && processorCallId(processor, action);
    const next = nextCurl(processor, call);
    const code = [
      `# ${TITLES[action]}\n${proxyCurl(processor, action, call)}`,
      ...(next === undefined ? [] : [`# ${call.next?.title ?? ''}, without the proxy\n${next}`]),
    ].join('\n');
    return [
      flowElement('CodePanel', { language: id, label: name, run }, [
        codeBlock('bash', code),
        ...notes(processor, action, call),
      ]),
    ];
  });
  const [first = 'charge'] = actions;
  return [flowElement('CodeTabs', { subject: TITLES[first], environments: true }, panels)];
};

import * as z from 'zod';
import { toProcessorAction } from '../../material/processors/index.ts';
import { proxyCurl } from '../../material/processors/proxy-curl.ts';
import { repeatAdvice } from '../../material/processors/repeat-advice.ts';
import { readAttributes } from '../tree/attributes.ts';
import { codeBlock, flowElement, markdownBlocks } from '../tree/build.ts';
import type { Expansion } from '../page-context.ts';

/** What a call can send, and how its expressions name it. */
const CARDS = {
  'token-intent': 'token_intent: <TOKEN_INTENT_ID>',
  token: 'token: <TOKEN_ID>',
} as const;

const TITLES = {
  charge: 'Charge the card',
  verify: 'Verify the card',
  store: 'Give the card to the processor',
} as const;

const attributes = z.strictObject({
  /** Several, with a space between them: each processor shows the first that it has. */
  actions: z.string().transform((words, context) =>
    words.split(/\s+/).map((word) => {
      const action = toProcessorAction(word);
      if (action !== undefined) return action;
      context.addIssue(`"${word}" is not one of ${Object.keys(TITLES).join(', ')}`);
      return z.NEVER;
    }),
  ),
  card: z.enum(Object.keys(CARDS) as (keyof typeof CARDS)[]),
});

/**
 * `<ProcessorCalls actions="charge store" card="token-intent" />`: the call of each payment processor through the
 * proxy, as tabs that every page remembers, each with a sentence about repeating it. Processors without one of the actions have no tab.
 */
export const expandProcessorCalls: Expansion = (element, context) => {
  const { actions, card } = readAttributes(context.file, element, attributes);
  const panels = context.processors().flatMap((processor) => {
    const { id, name, calls } = processor;
    const action = actions.find((wanted) => calls[wanted] !== undefined);
    const call = action === undefined ? undefined : calls[action];
    if (action === undefined || call === undefined) return [];
    return [
      flowElement('CodePanel', { language: id, label: name }, [
        codeBlock('bash', `# ${TITLES[action]}\n${proxyCurl(processor, call, CARDS[card])}`),
        ...markdownBlocks(repeatAdvice(processor, action)),
      ]),
    ];
  });
  const [first = 'charge'] = actions;
  return [flowElement('CodeTabs', { subject: TITLES[first], environments: true }, panels)];
};

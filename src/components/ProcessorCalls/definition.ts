import * as z from 'zod';
import { PROCESSOR_ACTIONS, toProcessorAction } from '../../../pipeline/material/processors/index.ts';
import { defineExpansion } from '../page-component.ts';

/** What a call can send, and how its expressions name it. */
export const CARDS = {
  'token-intent': 'token_intent: <TOKEN_INTENT_ID>',
  token: 'token: <TOKEN_ID>',
} as const;

/** The call of each payment processor through the proxy. */
export const processorCalls = defineExpansion({
  attributes: z.strictObject({
    /** Several, with a space between them: each processor shows the first that it has. */
    actions: z.string().transform((words, context) =>
      words.split(/\s+/).map((word) => {
        const action = toProcessorAction(word);
        if (action !== undefined) return action;
        context.addIssue(`"${word}" is not one of ${PROCESSOR_ACTIONS.join(', ')}`);
        return z.NEVER;
      }),
    ),
    card: z.enum(Object.keys(CARDS) as (keyof typeof CARDS)[]),
  }),
  usage: {
    write: '<ProcessorCalls actions="charge store" card="token-intent" />',
    shows:
      'the call of each payment processor in `data/processors/`, as tabs, with the first of the actions that it has',
  },
});

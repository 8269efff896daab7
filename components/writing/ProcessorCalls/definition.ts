import * as z from 'zod';
import { PROCESSOR_ACTIONS, toProcessorAction } from '../../../pipeline/content/processors/index.ts';
import { defineExpansion } from '../../../pipeline/pages/tree/page-component.ts';

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
  }),
  usage: {
    write: '<ProcessorCalls actions="charge store" />',
    shows:
      'the call of each payment processor in `content/data/processors/`, as tabs, with the first listed action that it has',
  },
});

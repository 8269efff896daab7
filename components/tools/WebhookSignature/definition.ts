import * as z from 'zod';
import { defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/** A tool that signs and verifies webhook deliveries. */
export const webhookSignature = defineComponent({
  attributes: z.strictObject({}),
  place: 'block',
  usage: {
    write: '<WebhookSignature />',
    shows: "a tool that signs a webhook delivery, verifies one, and shows what's wrong first",
  },
  toMarkdown: () => [],
  searchText: () => ({
    blocks: ["Sign a webhook delivery, verify one, and see why its signature doesn't match."],
  }),
});

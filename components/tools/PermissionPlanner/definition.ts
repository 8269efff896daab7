import * as z from 'zod';
import { defineComponent } from '../../../pipeline/pages/tree/page-component.ts';

/** Plans permissions from operations or code, and explains permissions and rejected calls. */
export const permissionPlanner = defineComponent({
  attributes: z.strictObject({}),
  place: 'block',
  usage: {
    write: '<PermissionPlanner />',
    shows:
      'a tool that plans permissions and applications from operations or pasted code, and explains rejected calls',
  },
  toMarkdown: () => [],
  searchText: () => ({
    blocks: ['Find the permissions and applications that your code needs, and why a call is rejected.'],
  }),
});

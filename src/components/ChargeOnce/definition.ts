import * as z from 'zod';
import { boldLine, defineComponent } from '../page-component.ts';
import { CASES, REMEDY, TITLE, WARNING } from './text.ts';

const sentence = (value: string): { type: string; value: string } => ({ type: 'text', value });

/** `<ChargeOnce />`: the one warning about charging a card twice. */
export const chargeOnce = defineComponent({
  attributes: z.strictObject({}),
  place: 'block',
  bundle: 'own-page',
  toMarkdown: () => [
    {
      type: 'blockquote',
      children: [
        boldLine(TITLE),
        {
          type: 'paragraph',
          children: [
            sentence(`${WARNING} ${REMEDY} `),
            { type: 'link', url: CASES.to, children: [sentence(CASES.label)] },
          ],
        },
      ],
    },
  ],
  searchText: () => ({ blocks: [TITLE] }),
});

/** Sends requests to the mock platform, or runs a guide in it. */
import * as z from 'zod';
import { MOVES } from '../../engines/guide-runs/index.ts';
import { mistake, type Answer } from '../answer.ts';
import { budgetParameter, within } from '../budget.ts';
import type { BuiltDocs } from '../built-docs.ts';
import type { HideSecrets } from '../hidden-secrets.ts';
import { guideAnswer, guideList } from './simulate-guide.ts';
import { requestsAnswer } from './simulate-requests.ts';

/** The schema of what `simulate` takes. */
export const simulateInput = z.strictObject({
  requests: z
    .array(
      z
        .string({ error: 'Write each request as a string of raw HTTP.' })
        .max(200_000, 'A request can have at most 200,000 characters.'),
      { error: 'Write the requests as a list of strings.' },
    )
    .min(1, 'Give at least one request.')
    .max(20, 'Send at most 20 requests in a call.')
    .describe(
      'Raw HTTP, sent one after the other to a new mock platform: "POST /tokens\\nBT-API-KEY: <API_KEY>\\nContent-Type: application/json\\n\\n{…}".',
    )
    .optional(),
  guide: z
    .string({ error: "Write the guide's name as a string." })
    .max(100, 'A name can have at most 100 characters.')
    .describe('The name of a guide to run. Without any input, the result lists them.')
    .optional(),
  moves: z
    .array(z.enum(MOVES, { error: `A move must be one of ${MOVES.join(', ')}.` }), {
      error: 'Write the moves as a list of strings.',
    })
    .max(60, 'A run has at most 60 moves.')
    .describe(
      'What happens to each step of the guide in its order, then the rest is run. Default: nothing fails.',
    )
    .default([]),
  card: z
    .string({ error: 'Write the card number as a string.' })
    .max(30, 'A card number can have at most 30 characters.')
    .describe('A test card that the guide offers.')
    .optional(),
  stop: z
    .boolean({ error: 'stop must be true or false.' })
    .describe('Whether to stop after the moves, to see what each party has then.')
    .default(false),
  budget: budgetParameter,
});

type SimulateInput = z.output<typeof simulateInput>;

const SIMULATOR =
  "This is a mock platform on this machine. Nothing was sent anywhere, and no card was charged. What it doesn't do returns 501. An unknown outcome is unknown: it's neither an approval nor a decline.";

/** The simulator's responses, after a sentence that it is one. */
export function simulate(
  input: SimulateInput,
  { tools }: Pick<BuiltDocs, 'tools'>,
  hideSecrets: HideSecrets,
): Answer {
  const { requests, guide, budget } = input;
  if (requests !== undefined && guide !== undefined)
    return mistake('Give requests or guide, not both. Each needs a call of its own.');
  if (requests === undefined && guide === undefined) return { text: guideList(tools.guides) };
  const answer = requests === undefined ? guideAnswer(input, tools.guides) : requestsAnswer(requests);
  if (answer.isMistake === true) return { ...answer, text: hideSecrets(answer.text, input) };
  const text = within(answer.text, budget - 70, 'The rest was cut. Give a larger budget, or fewer requests.');
  return { text: hideSecrets(`${SIMULATOR}\n\n${text}`, input) };
}

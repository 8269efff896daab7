/** The reactors of the guides that process data. */
import type { Json } from '../../../../engines/json/index.ts';
import { expect } from 'vitest';
import { pageBlock, pageJson, step, stepAnswer } from '../documented.ts';
import { CARD, REFUSED, stored, stores, type Case } from './case.ts';

const invoked = step('analyze-data', 'runReactor').body as { args: { people: unknown[] } };
const records = (step('analyze-data', 'storeRecords').body as { data: Json }[]).map(({ data }) => data);
/** The platform puts a record in the place of each expression. */
const people = invoked.args.people.map((_, index) => records[index]);

const averageIncome: readonly Case[] = [
  {
    sample: 'process-average-income',
    when: 'it gets the five records of the workflow',
    input: { people },
    expected: { returns: stepAnswer('analyze-data', 'runReactor').body },
  },
  ...[people.slice(1), undefined, 'people'].map((given): Case => ({
    sample: 'process-average-income',
    when: `it gets ${Array.isArray(given) ? 'four records' : String(given)}`,
    input: { people: given },
    expected: { reactorError: stepAnswer('analyze-data', 'runReactor', 'tooFew') },
  })),
  ...[{ name: 'Ada', monthly_income: '3100' }, { name: 'Ada' }, null].map((person): Case => ({
    sample: 'process-average-income',
    when: `a record is ${JSON.stringify(person)}`,
    input: { people: [...people.slice(1), person] },
    expected: {
      reactorError: {
        status: 400,
        body: {
          status: 400,
          detail: 'Bad Request',
          errors: { people: ['Each person needs a monthly income.'] },
        },
      },
    },
  })),
];

const image = 'https://images.example.com/test-card.png';
const imageText = pageBlock('guides/process/extract-cards', 'Text of a test image');
const noCard = { reactorError: stepAnswer('extract-card', 'extractCard', 'noCard') };
const recognized = (sent: string): string[] => [
  'createWorker',
  'loadLanguage eng',
  'initialize eng',
  `recognize ${sent}`,
  'terminate',
];

const extractCard: readonly Case[] = [
  ...[image, 'data:image/png;base64,iVBORw0KGgo='].map((sent): Case => ({
    sample: 'extract-card',
    when: `the test image is at ${sent.slice(0, 22)}`,
    application: true,
    input: { image: sent },
    imageText,
    answers: [stored('card')],
    expected: { returns: pageJson('guides/process/extract-cards', 'What the code returns') },
    sends: [stores({ type: 'card', data: CARD })],
    also: ({ recognizer }) => {
      expect(recognizer).toEqual(recognized(sent));
    },
  })),
  ...['', 'VALID THRU 12/29', '4242 4242 4242 4242 12/2029 123'].map((text): Case => ({
    sample: 'extract-card',
    when: `the image says "${text}"`,
    application: true,
    input: { image },
    imageText: text,
    expected: noCard,
    sends: [],
    also: ({ recognizer }) => {
      expect(recognizer.at(-1)).toBe('terminate');
    },
  })),
  ...['/etc/passwd', 'file:///etc/passwd', undefined].map((sent): Case => ({
    sample: 'extract-card',
    when: `the image is ${String(sent)}`,
    application: true,
    input: { image: sent },
    imageText,
    expected: {
      reactorError: {
        status: 400,
        body: {
          status: 400,
          detail: 'Bad Request',
          errors: { image: ['Send an https address or a data URL.'] },
        },
      },
    },
    sends: [],
    also: ({ recognizer }) => {
      expect(recognizer).toEqual([]);
    },
  })),
  {
    sample: 'extract-card',
    when: 'the platform does not accept the number',
    application: true,
    input: { image },
    imageText: imageText.replace('4242\n', '4241\n'),
    answers: [REFUSED],
    expected: { reactorError: { status: 500, body: expect.objectContaining({ status: 500 }) as Json } },
    sends: [stores({ type: 'card', data: { ...CARD, number: '4242424242424241' } })],
  },
];

const loyaltyReference: Case = {
  sample: 'loyalty-reference',
  when: 'it gets the card of the shop',
  configuration: { PARTNER_SECRET: 'partner-secret-example' },
  input: { card: CARD },
  expected: { returns: stepAnswer('concepts-shop', 'runReactor').body },
  sends: [],
};

export const PROCESSING: readonly Case[] = [...averageIncome, ...extractCard, loyaltyReference];

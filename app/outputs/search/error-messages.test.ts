import { expect, it } from 'vitest';
import { loadApiDescription } from '../../../pipeline/content/api-description/index.ts';
import { errorMessages } from './error-messages.ts';

const description = await loadApiDescription();

/** The description as if every string of its responses, or none, were only illustrative. */
function withTexts(illustrative: boolean): typeof description {
  const operations = [...description.operations].map(([id, operation]) => {
    const responses = operation.responses.map((response) => ({
      ...response,
      examples: response.examples.map((example) => ({ ...example, illustrative })),
    }));
    return [id, { ...operation, responses }] as const;
  });
  return { ...description, operations: new Map(operations) };
}

const messages = errorMessages(withTexts(false));

it('a message that many operations return leads to the row of its status', () => {
  expect(messages.get('api-errors-403')).toContain(
    'The application does not have the permission that this request takes.',
  );
});

it('a message of one operation leads to that operation, and to nothing else', () => {
  const ofOperations = [...messages].filter(([anchor]) => !anchor.startsWith('api-errors-'));
  expect(ofOperations.length).toBeGreaterThan(20);
  const ofStatuses = new Set(
    [...messages].filter(([anchor]) => anchor.startsWith('api-errors-')).flatMap(([, texts]) => texts),
  );
  expect(ofOperations.flatMap(([, texts]) => texts).filter((text) => ofStatuses.has(text))).toEqual([]);
});

it('a message is a sentence, not a type, an ID or a field name', () => {
  expect([...messages.values()].flat().filter((text) => !text.includes(' '))).toEqual([]);
});

it('a message that only illustrates a response is none', () => {
  expect(errorMessages(withTexts(true)).size).toBe(0);
  const established = [...errorMessages(description).values()].flat();
  expect(established).toContain('Reactor Runtime Error');
  expect(established).not.toContain('The nonce is required.');
});

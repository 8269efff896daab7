import { expect, it } from 'vitest';
import { loadApiDescription } from '../api-description/index.ts';
import { errorMessages } from './error-messages.ts';

const messages = errorMessages(await loadApiDescription());

it('a message that many operations answer with leads to the row of its status', () => {
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

it('a message is a sentence, not a type, an id or a field name', () => {
  expect([...messages.values()].flat().filter((text) => !text.includes(' '))).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { loadApiDescription } from '../api-description/index.ts';
import { pathValues } from '../../code-samples/writing/sample-request.ts';
import { sdkMethod, sdkMethods } from './index.ts';

const { operations } = await loadApiDescription();

describe.each(['node', 'python', 'csharp', 'go', 'java'] as const)(
  'the methods of the %s SDK',
  (language) => {
    const methods = sdkMethods(language);

    it('match the API description, sorted', () => {
      expect(Object.keys(methods.operations)).toEqual([...operations.keys()].sort());
    });

    it('have distinct names', () => {
      const calls = Object.values(methods.operations).map(({ call }) => call);
      expect(new Set(calls).size).toBe(calls.length);
    });

    it('accept the values of the path', () => {
      const wrong = [...operations.values()].filter((operation) => {
        const [example] = operation.requestExamples;
        const given = example === undefined ? [] : pathValues({ operation, example });
        return given.length !== sdkMethod(language, operation.id).path.length;
      });
      expect(wrong.map(({ id }) => id)).toEqual([]);
    });

    it('accept an idempotency key only where the operation does', () => {
      const wrong = Object.entries(methods.operations).filter(
        ([id, { idempotent }]) => idempotent && operations.get(id)?.idempotent !== true,
      );
      expect(wrong.map(([id]) => id)).toEqual([]);
    });
  },
);

it('an unknown operation fails with a sentence', () => {
  expect(() => sdkMethod('go', 'tokens.list')).toThrow(
    'content/records/sdk-methods/go.json: there is no method for the operation "tokens.list". Add it.',
  );
});

import { expect, it } from 'vitest';
import { countTokens } from './tokens.ts';

const PROSE =
  'A token is an ID that replaces sensitive data in your systems. You can store it, pass it around, and log it. The data itself stays encrypted in the vault, and only callers that you authorize can use it.';
const CODE =
  'client = BasisTheory(\n    api_key="<API_KEY>",\n    environment=BasisTheoryEnvironment.TEST,\n)\n';
const TABLE =
  '| Capability | Field | What it does |\n| - | - | - |\n| Alias | `id` | Sets an ID of your choice |\n';

/** Counted with o200k by `gpt-tokenizer`. */
it.each([
  ['prose', PROSE, 45],
  ['code', CODE, 21],
  ['a table', TABLE, 30],
  ['an ID', '30973af6-93f0-4d2e-b4b3-15a136a33945', 24],
])('the estimate for %s is near what a vocabulary counts', (_, text, counted) => {
  expect(countTokens(text) / counted).toBeGreaterThan(0.8);
  expect(countTokens(text) / counted).toBeLessThan(1.3);
});

it('nothing has no tokens', () => {
  expect(countTokens('')).toBe(0);
});

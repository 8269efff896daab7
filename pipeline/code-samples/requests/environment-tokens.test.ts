import { expect, it } from 'vitest';
import { environmentTokensIn } from './environment-tokens.ts';

const HOSTS = { test: 'api.test.basistheory.com', production: 'api.basistheory.com' };

it.each([
  ['bash', 'curl https://api.test.basistheory.com/ping', HOSTS],
  ['bash', 'npm start', undefined],
  ['json', '{ "host": "api.test.basistheory.com" }', undefined],
  [
    'ts',
    'const environment = BasisTheoryEnvironment.Test;',
    { test: 'BasisTheoryEnvironment.Test', production: 'BasisTheoryEnvironment.Default' },
  ],
  ['python', 'const environment = BasisTheoryEnvironment.Test;', undefined],
])('code in %s follows the environment where it names it: %s', (fence, code, tokens) => {
  expect(environmentTokensIn(fence, code)).toEqual(tokens);
});

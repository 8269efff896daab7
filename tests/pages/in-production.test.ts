import { expect, it } from 'vitest';
import { sampleEnvironments } from '../../app/outputs/browser-data/index.ts';
import { environmentTokensIn } from '../../pipeline/code-samples/requests/index.ts';
import { inProduction } from '../../engines/markdown/index.ts';

const environments = sampleEnvironments();
const switched = (markdown: string): string => inProduction(markdown, environments);

const fenced = (language: string, code: string): string => `\`\`\`${language}\n${code}\n\`\`\`\n`;

it.each([
  ['bash', 'curl https://api.test.basistheory.com/ping', 'curl https://api.basistheory.com/ping'],
  ['ts', 'const at = BasisTheoryEnvironment.Test;', 'const at = BasisTheoryEnvironment.Default;'],
  ['ts title="app.ts" {1}', 'BasisTheoryEnvironment.Test', 'BasisTheoryEnvironment.Default'],
  ['bash', 'a=https://api.test.basistheory.com\n\nb=$a', 'a=https://api.basistheory.com\n\nb=$a'],
])('changes code: %s, %s', (language, test, production) => {
  expect(switched(fenced(language, test))).toBe(fenced(language, production));
});

it('changes code in a list and in a longer fence', () => {
  const text = (host: string): string =>
    `1. Call it:\n\n   \`\`\`bash\n   curl ${host}\n   \`\`\`\n\n\`\`\`\`bash\n\`\`\`\ncurl ${host}\n\`\`\`\`\n`;
  expect(switched(text('api.test.basistheory.com'))).toBe(text('api.basistheory.com'));
});

it.each([
  'The test host is `api.test.basistheory.com`.\n',
  '| Test | api.test.basistheory.com |\n',
  fenced('json', '{ "host": "api.test.basistheory.com" }'),
  fenced('python', 'host = "api.test.basistheory.com"'),
  `${fenced('bash', 'npm start')}\napi.test.basistheory.com\n\n${fenced('bash', 'npm test')}`,
])('leaves what the page shows to all: %j', (markdown) => {
  expect(switched(markdown)).toBe(markdown);
});

it('knows what every fence of the pages says in each environment', () => {
  const known = Object.entries(environments);
  expect(known.length).toBeGreaterThan(6);
  for (const [fence, tokens] of known) expect(environmentTokensIn(fence, tokens.test)).toEqual(tokens);
});

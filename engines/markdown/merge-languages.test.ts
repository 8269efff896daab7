import { expect, it } from 'vitest';
import { mergeLanguages } from './merge-languages';

const FRONT = '---\ntitle: Cards\n---';

const page = (...blocks: readonly string[]): string => `${[FRONT, ...blocks].join('\n\n')}\n`;

const sample = (label: string, code: string): string => `###### ${label}\n\n\`\`\`${code}\n\`\`\``;

const curl = sample('cURL', 'bash\ncurl x');
const csharp = sample('C#', 'csharp\nvar a = 1;\n\nvar b = 2;');
const typescript = sample('TypeScript', 'bash\nnpm install x');
const react = sample('React', 'bash\nnpm install x');
const processors = sample('Stripe', 'json\n{}') + '\n\n' + sample('Adyen', 'json\n[]');

/** The page in C# and in React, put together. */
const merged = (inCsharp: string, inReact: string): string =>
  mergeLanguages({ label: 'C#', markdown: inCsharp }, { label: 'React', markdown: inReact });

it('takes each sample from the form in its language', () => {
  expect(
    merged(
      page('# Cards', csharp, 'Then:', typescript, processors, 'End.'),
      page('# Cards', curl, 'Then:', react, processors, 'End.'),
    ),
  ).toBe(page('# Cards', csharp, 'Then:', react, processors, 'End.'));
});

it('tells samples apart that follow each other, and languages whose code is the same', () => {
  expect(merged(page(csharp, typescript), page(curl, react))).toBe(page(csharp, react));
  expect(merged(page(typescript, csharp), page(react, curl))).toBe(page(react, csharp));
});

it('leaves a sample in its first language that is written in neither', () => {
  expect(merged(page(curl, typescript), page(curl, react))).toBe(page(curl, react));
});

it('knows a heading whose marks are escaped', () => {
  const escaped = csharp.replace('C#', String.raw`C\#`);
  expect(merged(page(escaped), page(curl))).toBe(page(escaped));
});

it('keeps text whose links lead to the language of the form, or to a part', () => {
  const see = (file: string): string => `See [tokens](/docs/api/tokens${file}#create).`;
  const inCsharp = page(see('.csharp/part-2.md'), see('.csharp.md'));
  expect(merged(inCsharp, page(see('.react-native.md'), see('.md')))).toBe(inCsharp);
});

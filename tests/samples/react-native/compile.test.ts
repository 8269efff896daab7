/** Samples in React Native compile against the packages that their pages install. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadDataTable } from '../../../pipeline/content/tables/index.ts';
import { loadSample, sampleIds } from '../../../pipeline/code-samples/samples/index.ts';
import { DECLARED_PACKAGES } from '../../../pipeline/code-samples/samples/hand-written-check.ts';
import { compile } from '../support/compile.ts';
import { reactNativePackages } from '../support/toolchains.ts';

const { folder = '', missing } = await reactNativePackages();

const samples = new Map(
  sampleIds().flatMap((id) =>
    loadSample(id).files.flatMap(({ language, code }) =>
      language === 'react-native' ? [[`${id}.tsx`, code] as const] : [],
    ),
  ),
);

/** Declarations of a package that could not be installed. */
const THREEDS = 'react-native-threeds.d.ts';
const threeds = readFileSync(path.join(import.meta.dirname, THREEDS), 'utf8');

/** A call of the 3DS package, whose argument can be wrong. */
const session = (argument: string): string => `
import { useBasisTheory3ds } from '@basis-theory/react-native-threeds';

export const useSession = () => useBasisTheory3ds().createSession(${argument});
`;

/** A form with one Element, which has a property that is wrong. */
const form = (property: string): string => `
import { useRef } from 'react';
import { CardNumberElement, type BTRef } from '@basis-theory/react-native-elements';

export function Form() {
  const number = useRef<BTRef>(null);
  return <CardNumberElement btRef={number} ${property} />;
}
`;

it('the packages are those that the page of the SDK installs', () => {
  const sdk = loadDataTable('sdks').rows.find(({ id }) => id === 'react-native-elements');
  const { dependencies } = JSON.parse(
    readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8'),
  ) as { readonly dependencies: Readonly<Record<string, string>> };
  const [name = ''] = Object.keys(dependencies);
  expect(sdk?.install).toBe(`npm install --save ${name}@${dependencies[name] ?? ''}`);
  expect(`React Native ${dependencies['react-native'] ?? ''}`.startsWith(`${String(sdk?.runtime)}.`)).toBe(
    true,
  );
});

it('the packages that are declared here are those that the pages name as declared', () => {
  const declared = Array.from(threeds.matchAll(/^declare module '(.+)'/gm), ([, name]) => name);
  expect(declared).toEqual(DECLARED_PACKAGES);
});

describe.skipIf(missing !== undefined)('hand-written samples for React Native compile', () => {
  // One program for all: the types of React Native are read once.
  const messages =
    missing === undefined
      ? compile(
          new Map([
            ...samples,
            [THREEDS, threeds],
            ['right.tsx', form('placeholder="Card number"')],
            ['wrong.tsx', form('placeholder={42}')],
            ['unknown.tsx', form('autoFormat')],
            ['wrong-session.tsx', session('{ tokenIntentID: "id" }')],
          ]),
          'react-native',
          folder,
        )
      : new Map<string, readonly string[]>();

  it.each([...samples.keys()])('%s', (name) => {
    expect(messages.get(name) ?? []).toEqual([]);
  });

  it('and nothing but a sample with a wrong property does not', () => {
    expect(samples.size).toBeGreaterThan(0);
    expect(messages.get('right.tsx')).toBeUndefined();
    expect(messages.get('wrong.tsx')?.join()).toMatch(/'number' is not assignable to type 'string/);
    expect(messages.get('unknown.tsx')?.join()).toMatch(/'autoFormat' does not exist/);
    expect(messages.get('wrong-session.tsx')?.join()).toMatch(/'tokenIntentID' does not exist/);
  });
});

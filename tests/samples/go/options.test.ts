import { describe, expect, it } from 'vitest';
import { sdkMethods } from '../../../pipeline/content/sdk-methods/index.ts';
import { optionProblems } from '../../support/sdk-options.ts';
import { printed } from '../support/printed.ts';
import { goToolchain } from '../support/toolchains.ts';

const { go = '', missing, ...environment } = await goToolchain();
const module = 'module' in environment ? environment.module : '';
const hasSdk = missing === undefined && !('withoutSdk' in environment);

const UNLISTED = ['WithMaxStreamBufSize', 'WithMaxStreamReconnectAttempts', 'WithoutStreamReconnection'].map(
  (name) => ({ name, reason: 'it concerns streams, which no operation has' }),
);

/** The functions that a package exports. */
async function functionsOf(name: string): Promise<string[]> {
  const documentation = await printed(go, ['doc', '-short', name], module);
  return [...documentation.matchAll(/^\s*func (\w+)\(/gm)].map(([, found = '']) => found);
}

describe.skipIf(missing !== undefined)('the options of Go', () => {
  it.skipIf(!hasSdk)('are those of the package', async () => {
    const options = await functionsOf(`${sdkMethods('go').package}/option`);
    expect(optionProblems('go', ['client', 'request'], options, UNLISTED)).toEqual([]);
  });

  it('are read from what a package exports', async () => {
    const functions = await functionsOf('github.com/google/uuid');
    expect(functions).toContain('NewString');
  });
});

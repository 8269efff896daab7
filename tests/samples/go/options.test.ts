import { describe, expect, inject, it } from 'vitest';
import { sdkMethods } from '../../../plugins/request-samples/sdk-methods.ts';
import { printed } from '../support/printed.ts';
import { optionDifferences, optionsInTable } from '../support/sdk-options.ts';

const { go = '', missing, ...environment } = inject('go');
const module = 'module' in environment ? environment.module : '';
const hasSdk = missing === undefined && !('withoutSdk' in environment);

/** They concern streams, which no operation has. */
const UNLISTED = ['WithMaxStreamBufSize', 'WithMaxStreamReconnectAttempts', 'WithoutStreamReconnection'];

/** The functions that a package exports. */
async function functionsOf(name: string): Promise<string[]> {
  const documentation = await printed(go, ['doc', '-short', name], module);
  return [...documentation.matchAll(/^\s*func (\w+)\(/gm)].map(([, found = '']) => found);
}

describe.skipIf(missing !== undefined)('the options of Go', () => {
  it.skipIf(!hasSdk)('are those of the package', async () => {
    const options = await functionsOf(`${sdkMethods('go').package}/option`);
    expect(optionDifferences([...optionsInTable('go', 'client', 'request'), ...UNLISTED], options)).toEqual(
      [],
    );
  });

  it('are read from what a package exports', async () => {
    const functions = await functionsOf('github.com/google/uuid');
    expect(functions).toContain('NewString');
    expect(optionDifferences(['NewString', 'Melt'], functions)).toContain('The package has no option Melt.');
    expect(optionDifferences(['NewString'], functions)).toContain('The table has no option NewRandom.');
  });
});

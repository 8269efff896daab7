import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { optionProblems } from '../../support/sdk-options.ts';
import { printed } from '../support/printed.ts';
import { SHORT_RUN } from './check-java.ts';
import { javaToolchain } from '../support/toolchains.ts';

const { java = '', missing, ...environment } = await javaToolchain();
const packages = 'packages' in environment ? environment.packages : '';
const hasSdk = missing === undefined && !('withoutSdk' in environment);

/** The public members of a class, as `javap` prints them. */
async function membersOf(name: string): Promise<string> {
  const archives = readdirSync(packages).filter((file) => file.endsWith('.jar'));
  const classPath = archives.map((file) => path.join(packages, file)).join(path.delimiter);
  const javap = path.join(path.dirname(java), 'javap');
  return printed(
    javap,
    [...SHORT_RUN.map((option) => `-J${option}`), '-public', '-cp', classPath, name],
    packages,
  );
}

/** The methods that set something on the builder of a class: they return the builder. */
async function settersOf(name: string): Promise<string[]> {
  const builder = / static (\S+) builder\(\)/.exec(await membersOf(name))?.[1] ?? '';
  const members = await membersOf(builder);
  const setters = [...members.matchAll(/^ {2}public (?:final )?(\S+) (\w+)\(/gm)];
  return [...new Set(setters.filter(([, type]) => type === builder).map(([, , found = '']) => found))];
}

describe.skipIf(missing !== undefined)('the options of Java', () => {
  it.skipIf(!hasSdk).each([
    ['com.basistheory.BasisTheoryApiClient', 'client'],
    ['com.basistheory.AsyncBasisTheoryApiClient', 'client'],
    ['com.basistheory.core.IdempotentRequestOptions', 'request'],
  ])('of %s are those of its builder', async (name, scope) => {
    expect(optionProblems('java', [scope], await settersOf(name))).toEqual([]);
  });

  it('are read from the builder of a class', async () => {
    const json = await settersOf('com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator');
    expect(json).toContain('allowIfBaseType');
  });
});

import { describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../../pipeline/content/api-description/index.ts';
import { sdkMethods, type SdkMethodsFile } from '../../../pipeline/content/sdk-methods/index.ts';
import { compareMethods } from '../../../scripts/sdk-methods/compare.ts';
import { extractPython } from '../../../scripts/sdk-methods/extract-python.ts';
import { readFileSync } from 'node:fs';
import { RECORDS } from '../../../pipeline/cache/records.ts';
import { pythonToolchain } from '../support/toolchains.ts';

const { python, missing } = await pythonToolchain();

describe.skipIf(missing !== undefined)('content/records/sdk-methods/python.json', () => {
  it('is what the installed SDK has; `npm run sdk-methods -- python` renews it', async () => {
    const { operations } = await loadApiDescription();
    const committed = JSON.parse(readFileSync(`${RECORDS.sdkMethods}/python.json`, 'utf8')) as SdkMethodsFile;
    expect(compareMethods(committed, await extractPython(python ?? '', [...operations.keys()]))).toEqual([]);
  });

  it('cannot be extracted for an operation that the SDK does not have', async () => {
    await expect(extractPython(python ?? '', ['tokens.get', 'tokens.melt'])).rejects.toThrow(
      /^BasisTheoryClient \S+ has no method for tokens\.melt \(tokens\.melt\)\./,
    );
  });
});

describe('the comparison with the SDK names', () => {
  const committed: SdkMethodsFile = sdkMethods('python');
  const create = sdkMethods('python').operations['tokens.create'];
  const changed = (method: object): SdkMethodsFile => ({
    ...committed,
    version: '9.0.0',
    operations: {
      ...committed.operations,
      'tokens.create': { call: 'tokens.create', result: 'value', ...create, ...method },
    },
  });
  const place = 'tokens.create, tokens.create in BasisTheoryClient 9.0.0:';
  const keywords = create?.keywords ?? [];

  it.each([
    ['an argument more', { keywords: [...keywords, 'color'] }, 'there is an argument color more.'],
    ['an argument less', { keywords: keywords.slice(1) }, 'there is no argument id.'],
    ['another value of the path', { path: ['tenant'] }, 'there is an argument tenant more.'],
    [
      'another order',
      { keywords: keywords.toReversed() },
      `the arguments come in the order ${keywords.toReversed().join(', ')}.`,
    ],
    ['a lost idempotency key', { idempotent: false }, 'idempotent is false, not true.'],
    ['another result', { result: 'page' }, 'result is "page", not "value".'],
  ])('%s', (_, method, sentence) => {
    expect(compareMethods(committed, changed(method))).toEqual([
      `The table is of ${committed.version}, installed is BasisTheoryClient 9.0.0.`,
      `${place} ${sentence}`,
    ]);
  });

  it('an operation without a method', () => {
    const rest = { ...committed.operations };
    delete rest['tokens.create'];
    expect(compareMethods(committed, { ...committed, operations: rest })).toEqual([
      `tokens.create: BasisTheoryClient ${committed.version} has no method tokens.create.`,
    ]);
  });

  it('another spelling of a member', () => {
    expect(compareMethods(committed, { ...committed, members: {} })).toEqual([
      `The members with a spelling of their own are {} in BasisTheoryClient ${committed.version}.`,
    ]);
  });
});

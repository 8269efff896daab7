import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../lib/project.mjs';
import { lockedPackages, type LockedPackage } from './packages.ts';

interface Terms {
  readonly shipped: readonly string[];
  readonly tools: readonly string[];
  readonly exceptions: Readonly<
    Record<string, { readonly licenses: readonly string[]; readonly reason: string }>
  >;
}

const terms = parse(readFileSync(path.join(import.meta.dirname, 'licenses.yaml'), 'utf8')) as Terms;
const packages = lockedPackages();

const isNamedBy = ({ name }: LockedPackage, pattern: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

const exceptionOf = (one: LockedPackage): string | undefined =>
  Object.keys(terms.exceptions).find((pattern) => isNamedBy(one, pattern));

it('every package has a license that this project can meet', () => {
  const unmet = packages.filter((one) => {
    const exception = terms.exceptions[exceptionOf(one) ?? ''];
    return !terms.tools.includes(one.license) && exception?.licenses.includes(one.license) !== true;
  });
  expect(unmet.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

it('every exception is needed', () => {
  const needed = packages.filter(({ license }) => !terms.tools.includes(license)).map(exceptionOf);
  expect(new Set(needed)).toEqual(new Set(Object.keys(terms.exceptions)));
});

it("the server's packages ask for no more than a notice", () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const served = packages.filter(({ name, version }) => dependencies[name] === version);
  expect(served).toHaveLength(Object.keys(dependencies).length);
  expect(served.filter(({ license }) => !terms.shipped.includes(license))).toEqual([]);
});

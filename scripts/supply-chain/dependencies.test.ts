import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../lib/project.mjs';

type Lists = Readonly<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>;

const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Lists;
const reasons = parse(readFileSync(path.join(import.meta.dirname, 'dependencies.yaml'), 'utf8')) as Lists;

describe.each(['dependencies', 'devDependencies'] as const)('%s', (list) => {
  it('each has a reason, and no reason is left of a package that is gone', () => {
    expect(Object.keys(reasons[list]).sort()).toEqual(Object.keys(manifest[list]).sort());
    expect(Object.entries(reasons[list]).filter(([, reason]) => reason.length < 10)).toEqual([]);
  });

  it('each is pinned to an exact version', () => {
    const loose = Object.entries(manifest[list]).filter(
      ([, version]) => !/^(?:npm:@?[^@]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });
});

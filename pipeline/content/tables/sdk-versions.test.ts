import { describe, expect, it } from 'vitest';
import { fillVersions } from './sdk-versions.ts';
import type { DataTable } from './table.ts';

const versions: DataTable = {
  name: 'sdk-versions',
  place: 'content/data/sdks/sdk-versions.yaml',
  description: 'Versions.',
  key: 'id',
  columns: [{ key: 'version', label: 'Version' }],
  rows: [
    { id: 'node', version: '5.7.0' },
    { id: 'web-elements', version: '2.17.0' },
  ],
  inferred: new Map(),
};

describe('fillVersions', () => {
  it('replaces every reference, in prose as in code', () => {
    const page = 'Install [[version:node]]:\n\n```bash\nnpm install x@[[version:web-elements]]\n```\n';
    expect(fillVersions(page, 'content/docs/x.mdx', versions)).toBe(
      'Install 5.7.0:\n\n```bash\nnpm install x@2.17.0\n```\n',
    );
  });

  it('leaves other brackets alone', () => {
    const bash = 'if [[ -n "$A" ]]; then echo [[version]]; fi';
    expect(fillVersions(bash, 'content/docs/x.mdx', versions)).toBe(bash);
  });

  it('gives the line, and the packages that there are', () => {
    expect(() => fillVersions('One.\n\n[[version:rust]]', 'content/docs/x.mdx', versions)).toThrow(
      'content/docs/x.mdx:3: [[version:rust]] matches no package. Use one of content/data/sdks/sdk-versions.yaml: node, web-elements.',
    );
  });
});

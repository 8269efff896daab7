import path from 'node:path';
import { expect, it } from 'vitest';
import { treeFile } from '../pages/read-page.ts';
import dependOnTree from './page-loader.mjs';

it('makes a page depend on the file of its tree', () => {
  const dependencies: string[] = [];
  const loader = {
    resourcePath: path.resolve('docs/api/errors.mdx'),
    addDependency: (file: string) => dependencies.push(file),
  };
  expect(dependOnTree.call(loader, 'text')).toBe('text');
  expect(dependencies).toEqual([treeFile('docs/api/errors.mdx')]);
});

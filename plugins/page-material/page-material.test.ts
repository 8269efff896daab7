import path from 'node:path';
import { expect, it } from 'vitest';
import materialDependencies from './loader.mjs';

it('makes a page depend on the material that it is written from, and leaves its text alone', () => {
  const folders: string[] = [];
  const bundler = { addContextDependency: (folder: string) => folders.push(folder) };
  expect(materialDependencies.call(bundler, '# Page')).toBe('# Page');
  expect(folders).toEqual(['openapi', 'samples', 'data'].map((folder) => path.resolve(folder)));
});

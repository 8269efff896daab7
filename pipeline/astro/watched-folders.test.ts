import path from 'node:path';
import { expect, it } from 'vitest';
import { readPage } from '../pages/index.ts';
import { watchedFolders } from './watched-folders.ts';

it('watches the folders that pages were made from, and nothing at the root itself', async () => {
  await readPage('docs/api/tokens/index.mdx');
  const folders = watchedFolders();
  for (const folder of ['docs', 'openapi', 'samples', 'data'])
    expect(folders).toContain(`${path.resolve(folder)}/**/*`);
  expect(folders).not.toContain(`${path.resolve('')}/**/*`);
});

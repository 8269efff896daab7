import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createDownloads } from '../../app/outputs/downloads/api/index.ts';
import { fillHashes } from './fill-hashes.ts';

it.each(['openapi.json', 'openapi.yaml'] as const)(
  'a page hashes %s as readers download it',
  async (name) => {
    const hash = createHash('sha256')
      .update((await createDownloads())[name])
      .digest('hex');
    expect(await fillHashes(`Hash: [[sha256:${name}]].`, 'content/docs/x.mdx')).toBe(`Hash: ${hash}.`);
  },
);

it('an unknown file ends the build with its place', async () => {
  await expect(fillHashes('\n[[sha256:moon.json]]', 'content/docs/x.mdx')).rejects.toThrow(
    /^content\/docs\/x\.mdx:2: .*Name one of: openapi\.json, openapi\.yaml\.$/,
  );
});

/** A page whose samples are downloads runs them by the names that the downloads have. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sampleDownloads } from '../../pipeline/code-samples/samples/downloads.ts';
import { loadSample } from '../../pipeline/code-samples/samples/index.ts';
import { componentUses } from '../support/page-operations.ts';

/** Lines of code blocks that run a script. */
const RUNS = /^(?:npx tsx|python3?) [\w.-]+$/gm;

const pages = readdirSync('content/docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => {
    const source = readFileSync(path.join('content/docs', file), 'utf8');
    const samples = componentUses(source, 'Sample').flatMap(({ id }) =>
      id === undefined ? [] : loadSample(id),
    );
    const commands = samples.flatMap((sample) =>
      sampleDownloads(sample).flatMap(({ command }) => command ?? []),
    );
    const run = source.match(RUNS) ?? [];
    return commands.length === 0 || run.length === 0 ? [] : [{ file, commands, run }];
  });

it('pages run what they offer', () => {
  expect(pages).not.toEqual([]);
});

it.each(pages)('$file', ({ commands, run }) => {
  expect(commands).toEqual(expect.arrayContaining([...run]));
});

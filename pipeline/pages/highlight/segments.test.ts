import { afterEach, expect, it, vi } from 'vitest';
import { codeSamples } from '../../../tests/support/code-samples.ts';
import { readSegments } from './segments.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('reads code on a busy machine as on any other', async () => {
  const code = codeSamples.typescript;
  const segments = await readSegments(code, 'ts');
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1_000));
  expect(await readSegments(code, 'ts')).toEqual(segments);
});

import { expect, it } from 'vitest';
import { progress } from './progress.ts';

it('prints a line every five seconds, and none for what takes less', () => {
  const lines: string[] = [];
  let time = 1_000;
  const step = progress(
    'Reading pages',
    (line) => lines.push(line),
    () => time,
  );
  for (let done = 1; done <= 12; done += 1) {
    time += 1_000;
    step(done, 12);
  }
  expect(lines).toEqual(['Reading pages … 5 of 12', 'Reading pages … 10 of 12']);
});

it('prints nothing once all is done', () => {
  const lines: string[] = [];
  let time = 0;
  const step = progress(
    'Reading pages',
    (line) => lines.push(line),
    () => time,
  );
  time = 60_000;
  step(2, 2);
  expect(lines).toEqual([]);
});

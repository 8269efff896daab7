import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

let lock: string;

beforeEach(() => {
  lock = path.join(mkdtempSync(path.join(tmpdir(), 'lock-')), 'work.lock');
});

afterEach(() => {
  rmSync(path.dirname(lock), { recursive: true });
});

describe('oneAtATime', () => {
  it('lets the second begin when the first has ended', async () => {
    const steps: string[] = [];
    const work = (name: string) =>
      oneAtATime(lock, async () => {
        steps.push(`${name} begins`);
        await setTimeout(20);
        steps.push(`${name} ends`);
      });
    await Promise.all([work('one'), work('two')]);
    expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  it('passes a failure on, and lets the next begin', async () => {
    await expect(oneAtATime(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(existsSync(lock)).toBe(false);
  });

  it('does not wait for a process that has ended', async () => {
    writeFileSync(lock, '2147483646');
    expect(await oneAtATime(lock, () => Promise.resolve('done'))).toBe('done');
  });
});

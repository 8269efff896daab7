import { describe, expect, it } from 'vitest';
import { readTrace, type TraceEvent } from './read-trace.ts';

const URL = 'http://localhost/page';
const main = { pid: 1, tid: 1 };

/** Times in milliseconds. */
const work = (name: string, start: number, milliseconds: number, thread = main): TraceEvent => ({
  name,
  ph: 'X',
  ...thread,
  ts: start * 1000,
  dur: milliseconds * 1000,
});

const load: readonly TraceEvent[] = [
  {
    name: 'navigationStart',
    ph: 'R',
    ...main,
    ts: 0,
    args: { data: { documentLoaderURL: URL, navigationId: 'A' } },
  },
  {
    name: 'firstContentfulPaint',
    ph: 'R',
    ...main,
    ts: 300_000,
    args: { data: { navigationId: 'A' } },
  },
];

describe('readTrace', () => {
  it('adds up what tasks after the first paint take beyond 50 ms, and what they were spent on', () => {
    const { blockedMs, longestTaskMs, causes } = readTrace(
      [
        ...load,
        work('RunTask', 100, 190),
        // Half of it is after the first paint.
        work('RunTask', 200, 200),
        work('RunTask', 500, 80),
        work('FunctionCall', 510, 60),
        work('Layout', 520, 40),
        work('RunTask', 700, 50),
        work('RunTask', 800, 400, { pid: 1, tid: 2 }),
      ],
      URL,
    );
    expect(blockedMs).toBe(50 + 30);
    expect(longestTaskMs).toBe(100);
    expect([...causes]).toEqual([
      ['RunTask', 200 + 20],
      ['Layout', 40],
      ['FunctionCall', 20],
    ]);
  });

  it('rejects a trace of another page', () => {
    expect(() => readTrace(load, 'http://localhost/other')).toThrow(
      "The trace doesn't show how http://localhost/other was painted. Record it with TRACE_CATEGORIES.",
    );
  });
});

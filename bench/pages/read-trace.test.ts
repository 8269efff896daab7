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

/** The browser asks for the page when another one has been there for a while. */
const load: readonly TraceEvent[] = [
  { name: 'navigationStart', ph: 'R', ...main, ts: 150_000, args: { data: { documentLoaderURL: URL } } },
];

describe('readTrace', () => {
  it('adds up what tasks take beyond 50 ms from the navigation on, and what they were spent on', () => {
    const { blockedMs, longestTaskMs, causes } = readTrace(
      [
        ...load,
        work('RunTask', 20, 120),
        work('RunTask', 200, 200),
        work('RunTask', 500, 80),
        work('FunctionCall', 510, 60),
        work('Layout', 520, 40),
        work('RunTask', 700, 50),
        work('RunTask', 800, 400, { pid: 1, tid: 2 }),
      ],
      URL,
    );
    expect(blockedMs).toBe(150 + 30);
    expect(longestTaskMs).toBe(200);
    expect([...causes]).toEqual([
      ['RunTask', 200 + 20],
      ['Layout', 40],
      ['FunctionCall', 20],
    ]);
  });

  it('rejects a trace of another page', () => {
    expect(() => readTrace(load, 'http://localhost/other')).toThrow(
      "The trace doesn't show how http://localhost/other was loaded. Record it with TRACE_CATEGORIES.",
    );
  });
});

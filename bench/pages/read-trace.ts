/** An event of Chrome's tracing; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  /** `X` for an event with a duration. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

/** What the main thread of a page did while it loaded. */
export interface MainThread {
  /** What tasks took beyond 50 ms each, from the start of the navigation on, in milliseconds. */
  readonly blockedMs: number;
  readonly longestTaskMs: number;
  /** What the long tasks were spent on, e.g. `Layout`, the most first, in milliseconds. */
  readonly causes: ReadonlyMap<string, number>;
}

/** What tracing needs to record for `readTrace`. */
export const TRACE_CATEGORIES = [
  'loading',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

const TASK = 'RunTask';

/** A task that takes longer keeps a reader waiting. */
export const LONG_TASK_MS = 50;

interface Span {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

function toSpan({ name, ts, dur = 0 }: TraceEvent): Span {
  return { name, start: ts, end: ts + dur };
}

/** Adds the milliseconds of each kind of work in a task, without the work inside that has a name of its own. */
function addOwnTimes(task: Span, inside: readonly Span[], causes: Map<string, number>): void {
  const open: Span[] = [];
  const add = (name: string, microseconds: number): void => {
    causes.set(name, (causes.get(name) ?? 0) + microseconds / 1000);
  };
  for (const span of [task, ...inside]) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= span.start) open.pop();
    const parent = open.at(-1);
    if (parent !== undefined) add(parent.name, span.start - span.end);
    add(span.name, span.end - span.start);
    open.push(span);
  }
}

/**
 * Reads what the main thread of a page was busy with from a trace of its first load.
 *
 * @param url of the page
 * @throws a sentence when the trace has no load of that page
 */
export function readTrace(events: readonly TraceEvent[], url: string): MainThread {
  const navigation = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (navigation === undefined)
    throw new Error(`The trace doesn't show how ${url} was loaded. Record it with TRACE_CATEGORIES.`);
  const spans = events
    .filter(
      ({ ph, pid, tid, ts }) =>
        ph === 'X' && pid === navigation.pid && tid === navigation.tid && ts >= navigation.ts,
    )
    .map(toSpan)
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const causes = new Map<string, number>();
  let blocked = 0;
  let longest = 0;
  for (const task of spans.filter(({ name }) => name === TASK)) {
    const milliseconds = (task.end - task.start) / 1000;
    longest = Math.max(longest, milliseconds);
    if (milliseconds <= LONG_TASK_MS) continue;
    blocked += milliseconds - LONG_TASK_MS;
    const inside = spans.filter((span) => span !== task && span.start >= task.start && span.end <= task.end);
    addOwnTimes(task, inside, causes);
  }
  return {
    blockedMs: blocked,
    longestTaskMs: longest,
    causes: new Map([...causes].sort(([, one], [, other]) => other - one)),
  };
}

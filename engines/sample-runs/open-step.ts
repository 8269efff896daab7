/** Opens a step of a guide. The steps before it are run first, unless the reader has run them on this page. */
import { makeMove, rawRequest, startRun, type GuideProgram, type GuideRun, type Move } from '../guide-runs';
import { isNewCharge, OUTCOME_UNKNOWN } from './one-charge';
import type { Bench, OpenedSample, StepSample } from './types';
import { counted, sampleWorld } from './world';

/** The ID of a step among the page's samples. */
export function stepId({ name, steps }: GuideProgram, place: number): string {
  return `guide.${name}/${steps[place]?.id ?? ''}`;
}

/** How a step is run on the way to another. A branch is entered by a decline, and by nothing else. */
function moveTowards({ program, next = 0 }: GuideRun, place: number): Move {
  const branch = program.steps[next]?.branch?.length ?? 0;
  return place > next && place <= next + branch ? 'decline' : 'run';
}

/** A run of a guide up to a step, and the bench after it. */
interface Prepared {
  readonly bench: Bench;
  readonly run: GuideRun;
  readonly notes: readonly string[];
  /** Nothing more is sent on the way. */
  readonly hasEnded: boolean;
}

function withMove({ bench, run, notes }: Prepared, place: number): Prepared {
  const { next = 0, program } = run;
  const id = stepId(program, next);
  const title = `“${program.steps[next]?.title ?? ''}”`;
  const move = moveTowards(run, place);
  const { platform } = bench.session;
  const made = makeMove({ ...run, platform }, move, () => sampleWorld(bench, id));
  const last = made.history.at(-1);
  if (last === undefined || made.history.length === run.history.length)
    return { bench, run, notes, hasEnded: true };
  if (bench.isChargeUnknown && isNewCharge(platform, made.platform))
    return { bench, run, notes: [...notes, `${title} wasn't sent. ${OUTCOME_UNKNOWN}`], hasEnded: true };
  const hasEnded = last.verdict.kind === 'stopped';
  const declined = move === 'decline' ? ', which the processor declined' : '';
  return {
    bench: counted(bench, id, { ...bench.session, platform: made.platform }, last.request),
    run: made,
    notes: [
      ...notes,
      hasEnded ? `Sent first: ${title}. ${last.verdict.text}` : `Sent first: ${title}${declined}.`,
    ],
    hasEnded,
  };
}

/** Where the reader's own request has stopped the guide, nothing more is sent. */
function stoppedBefore({ history, program }: GuideRun, place: number): string | undefined {
  const last = history.at(-1);
  if (last?.verdict.kind !== 'stopped' || last.step >= place) return undefined;
  return `Nothing was sent first, because “${program.steps[last.step]?.title ?? ''}” stopped on this page. ${last.verdict.text} “Start over” begins with the guide's first step.`;
}

/** Runs what comes before a step. */
function prepared(bench: Bench, { program, place }: StepSample): Prepared {
  const run = bench.guides.get(program.name) ?? startRun(program);
  const stopped = stoppedBefore(run, place);
  const notes = stopped === undefined ? [] : [stopped];
  let result: Prepared = { bench, run, notes, hasEnded: stopped !== undefined };
  while (!result.hasEnded && (result.run.next ?? Infinity) < place) result = withMove(result, place);
  return result;
}

/** The bench with a step opened. Whatever stopped the guide before stays, and nothing more is sent then. */
export function openStep(bench: Bench, sample: StepSample): Bench {
  const { program, place } = sample;
  const step = program.steps[place];
  if (step === undefined) return bench;
  const { bench: ready, run, notes } = prepared(bench, sample);
  const opened: OpenedSample = { request: rawRequest(step, run), notes };
  return {
    ...ready,
    guides: new Map(ready.guides).set(program.name, run),
    opened: new Map(ready.opened).set(stepId(program, place), opened),
  };
}

/** Whether a step can be run. Every step before it goes well, or declines where only a decline leads to it. */
export function canRunStep(bench: Bench, sample: StepSample): boolean {
  return prepared(bench, sample).run.next === sample.place;
}

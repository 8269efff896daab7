/** Opens a step of a guide. The steps before it are run first, unless the reader has run them on this page. */
import { makeMove, rawRequest, startRun, type GuideProgram, type GuideRun, type Move } from '../guide-runs';
import { isNewCharge, OUTCOME_UNKNOWN } from './one-charge';
import type { SampleSession, OpenedSample, StepSample } from './types';
import { counted, environmentOfSample } from './environment';

/** The ID of a step among the page's samples. */
export function stepId({ name, steps }: GuideProgram, place: number): string {
  return `guide.${name}/${steps[place]?.id ?? ''}`;
}

/** How a step is run on the way to another. A branch is entered by a decline, and by nothing else. */
function moveTowards({ program, next = 0 }: GuideRun, place: number): Move {
  const branch = program.steps[next]?.branch?.length ?? 0;
  return place > next && place <= next + branch ? 'decline' : 'run';
}

/** A run of a guide up to a step, and the sampleSession after it. */
interface Prepared {
  readonly sampleSession: SampleSession;
  readonly run: GuideRun;
  readonly notes: readonly string[];
  /** Nothing more is sent on the way. */
  readonly hasEnded: boolean;
}

function withMove({ sampleSession, run, notes }: Prepared, place: number): Prepared {
  const { next = 0, program } = run;
  const id = stepId(program, next);
  const title = `“${program.steps[next]?.title ?? ''}”`;
  const move = moveTowards(run, place);
  const { platform } = sampleSession.session;
  const made = makeMove({ ...run, platform }, move, () => environmentOfSample(sampleSession, id));
  const last = made.history.at(-1);
  if (last === undefined || made.history.length === run.history.length)
    return { sampleSession, run, notes, hasEnded: true };
  if (sampleSession.isChargeUnknown && isNewCharge(platform, made.platform))
    return {
      sampleSession,
      run,
      notes: [...notes, `${title} wasn't sent. ${OUTCOME_UNKNOWN}`],
      hasEnded: true,
    };
  const hasEnded = last.verdict.kind === 'stopped';
  const declined = move === 'decline' ? ', which the processor declined' : '';
  return {
    sampleSession: counted(
      sampleSession,
      id,
      { ...sampleSession.session, platform: made.platform },
      last.request,
    ),
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
function prepared(sampleSession: SampleSession, { program, place }: StepSample): Prepared {
  const run = sampleSession.guides.get(program.name) ?? startRun(program);
  const stopped = stoppedBefore(run, place);
  const notes = stopped === undefined ? [] : [stopped];
  let result: Prepared = { sampleSession, run, notes, hasEnded: stopped !== undefined };
  while (!result.hasEnded && (result.run.next ?? Infinity) < place) result = withMove(result, place);
  return result;
}

/** The sampleSession with a step opened. Whatever stopped the guide before stays, and nothing more is sent then. */
export function openStep(sampleSession: SampleSession, sample: StepSample): SampleSession {
  const { program, place } = sample;
  const step = program.steps[place];
  if (step === undefined) return sampleSession;
  const { sampleSession: ready, run, notes } = prepared(sampleSession, sample);
  const opened: OpenedSample = { request: rawRequest(step, run), notes };
  return {
    ...ready,
    guides: new Map(ready.guides).set(program.name, run),
    opened: new Map(ready.opened).set(stepId(program, place), opened),
  };
}

/** Whether a step can be run. Every step before it goes well, or declines where only a decline leads to it. */
export function canRunStep(sampleSession: SampleSession, sample: StepSample): boolean {
  return prepared(sampleSession, sample).run.next === sample.place;
}

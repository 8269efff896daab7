/** Runs a guide in the simulator, step by step. Nothing is sent anywhere. */
import {
  EVENT_TYPES,
  initialState,
  parseRawRequest,
  planOutcome,
  respond,
  type Outcome,
  type PlatformResponse,
  type PlatformState,
  type Environment,
} from '../simulator';
import { isCharge, rawRequest, repeatHeader } from './request';
import {
  MOVES,
  type Fault,
  type GuideProgram,
  type GuideRun,
  type GuideStep,
  type Move,
  type StepRun,
  type Verdict,
} from './types';
import { newDeliveries, redelivered } from './redeliveries';
import { afterRedelivery, afterRepeat } from './repeats';
import { judge, responseBody } from './verdict';
import { valueAt } from './values';
import { environmentAt } from './environment';

/** The most moves of a run: more than any guide has steps. */
const MOST_MOVES = 60;

const LOST: PlatformResponse = { kind: 'broken connection' };

/** What the processor does to make a step fail; the other faults are on the way. */
const PLANNED: Readonly<Partial<Record<Move, string>>> = {
  decline: 'declined',
  timeout: 'charged, then timed out',
};

/** Every event, but without `http.request`, which would only repeat the list of steps. */
const WEBHOOK_EVENTS = EVENT_TYPES.filter((type) => type !== 'http.request');

/**
 * A run before its first step. Its webhook hears of all that the guide causes.
 *
 * @param chosen a card number that the guide offers. Any other string stands for the first
 */
export function startRun(program: GuideProgram, chosen?: string): GuideRun {
  const card = (program.cards?.find(({ number }) => number === chosen) ?? program.cards?.[0])?.number;
  const platform = initialState({ threeDsCard: card, webhookEvents: WEBHOOK_EVENTS });
  return { program, card, platform, outputs: {}, history: [], next: 0 };
}

/** Whether a step causes a webhook delivery when nothing fails. */
function causesDelivery(run: GuideRun, step: GuideStep): boolean {
  const { after } = send(run, rawRequest(step, run), 'run', worldOf(run));
  return newDeliveries(run.platform, after).length > 0;
}

/**
 * What can go wrong with a step. A decline and a timeout need a processor, a duplicate an idempotency key, a second
 * delivery an event.
 */
function faultsOf(run: GuideRun, step: GuideStep): readonly Fault[] {
  return [
    ...(isCharge(step) ? (['decline', 'timeout'] as const) : []),
    'lost',
    ...(repeatHeader(step) === undefined ? [] : (['duplicate'] as const)),
    ...(causesDelivery(run, step) ? (['redelivery'] as const) : []),
  ];
}

/** Whether the last request can be sent again: no one knows what it did, and it does its work once. */
function canRepeat({ program, history }: GuideRun): boolean {
  const last = history.at(-1);
  const step = program.steps[last?.step ?? -1];
  if (last === undefined || step === undefined || last.verdict.kind !== 'stopped') return false;
  const isUnknown = last.verdict.charge === 'unknown' || last.responses.at(-1)?.kind === 'broken connection';
  return isUnknown && (step.method === 'GET' || step.method === 'DELETE' || repeatHeader(step) !== undefined);
}

/** The moves that a reader can make now. */
export function possibleMoves(run: GuideRun): readonly Move[] {
  const { next = -1 } = run;
  const step = run.program.steps[next];
  if (step !== undefined) return ['run', ...faultsOf(run, step)];
  return canRepeat(run) ? ['repeat'] : [];
}

function sendOnce(state: PlatformState, request: string, environment: Environment): Outcome {
  const parsed = parseRawRequest(request);
  if (parsed.ok) return respond(state, parsed.request, environment);
  const body = JSON.stringify({ title: parsed.message });
  return { state, response: { kind: 'response', status: 400, headers: {}, body } };
}

/** The environment of a move; `part` counts what happens in it after its request. */
type WorldAt = (part: number) => Environment;

/** The environment of a run's next move. */
function worldOf({ history }: GuideRun): WorldAt {
  return (part) => environmentAt(history.length, part);
}

interface Sent {
  readonly after: PlatformState;
  readonly responses: readonly PlatformResponse[];
}

function send({ platform }: GuideRun, request: string, move: Move, at: WorldAt): Sent {
  const first = sendOnce(planOutcome(platform, PLANNED[move]), request, at(0));
  const state = planOutcome(first.state, undefined);
  if (move === 'lost') return { after: state, responses: [LOST] };
  if (move === 'redelivery')
    return { after: redelivered(platform, state, at(1)), responses: [first.response] };
  if (move !== 'duplicate') return { after: state, responses: [first.response] };
  const second = sendOnce(state, request, at(1));
  return { after: second.state, responses: [first.response, second.response] };
}

/** Where a run goes on after a step; undefined where it ends. */
function nextAfter(
  { program }: GuideRun,
  place: number,
  kind: StepRun['verdict']['kind'],
): number | undefined {
  if (kind === 'stopped') return undefined;
  if (kind === 'again') return place;
  const skipped = kind === 'went well' ? (program.steps[place]?.branch?.length ?? 0) : 0;
  const next = place + 1 + skipped;
  return next < program.steps.length ? next : undefined;
}

/** A request of a step as it was sent, and what came of it. */
type Played = Pick<StepRun, 'step' | 'move' | 'request' | 'responses' | 'after'>;

/**
 * A run after a step was played, no matter who sent its request.
 *
 * @param judged the verdict, where the request isn't the one that the guide has
 */
export function recordStep(run: GuideRun, played: Played, judged?: Verdict): GuideRun {
  const step = run.program.steps[played.step];
  if (step === undefined) return run;
  const received = played.responses.at(-1) ?? LOST;
  const earlier = run.history.filter((one) => one.step === played.step);
  const change = { before: run.platform, after: played.after };
  const repeated = afterRepeat(step, played.move, judged ?? judge(step, received, earlier.length), change);
  const verdict = afterRedelivery(played.move, repeated, change);
  const body = responseBody(received);
  const handedOn =
    verdict.kind === 'went well'
      ? step.outputs.flatMap(({ name, pointer }) => {
          const value = valueAt(body, pointer);
          return value === undefined ? [] : [[name, value] as const];
        })
      : [];
  const next = nextAfter(run, played.step, verdict.kind);
  return {
    program: run.program,
    card: run.card,
    platform: played.after,
    outputs: { ...run.outputs, ...Object.fromEntries(handedOn) },
    history: [...run.history, { ...played, verdict, before: run.platform }],
    ...(next === undefined ? {} : { next }),
  };
}

/**
 * Makes a move. One that isn't possible changes nothing.
 *
 * @param at gives the environment of the move, the same each time. By default it follows from the run's moves so far
 */
export function makeMove(run: GuideRun, move: Move, at: WorldAt = worldOf(run)): GuideRun {
  if (!possibleMoves(run).includes(move)) return run;
  const place = move === 'repeat' ? run.history.at(-1)?.step : run.next;
  const step = run.program.steps[place ?? -1];
  if (place === undefined || step === undefined) return run;
  const request = rawRequest(step, run);
  return recordStep(run, { step: place, move, request, ...send(run, request, move, at) });
}

/** A guide after some moves, the same for everyone who makes them with the same card. */
export function playGuide(program: GuideProgram, moves: readonly Move[], card?: string): GuideRun {
  return moves.slice(0, MOST_MOVES).reduce((run, move) => makeMove(run, move), startRun(program, card));
}

/** Moves as an address has them, e.g. `run,timeout`; anything else in it is left out. */
export function readMoves(text: string): readonly Move[] {
  return text
    .slice(0, 1_000)
    .split(',')
    .flatMap((word) => MOVES.find((move) => move === word) ?? [])
    .slice(0, MOST_MOVES);
}

/** Whether every step of a guide goes well in the simulator. */
export function canRun(program: GuideProgram): boolean {
  let run = startRun(program);
  const most = MOST_MOVES + program.steps.length;
  for (let count = 0; run.next !== undefined && count < most; count++) run = makeMove(run, 'run');
  return run.history.at(-1)?.verdict.kind === 'went well';
}

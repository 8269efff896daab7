/**
 * Samples of a page in one simulator, so that a reader can create a token in one sample and read it in the next. Pure,
 * so no DOM, nothing of Node.js, nothing sent anywhere.
 */
import {
  changedView,
  recordStep,
  secondChargeText,
  seededEnvironment,
  startRun,
  type GuideRun,
  type GuideStep,
} from '../guide-runs';
import { initialState, type VaultView } from '../simulator';
import { newSession, sendRaw } from '../simulator-sessions';
import { chargeBlocked, isNewCharge, isUnknownAfter } from './one-charge';
import { openStep } from './open-step';
import type { SampleSession, EarlierRequest, RequestRun, RunnableSample, SampleResult } from './types';
import { verdictOf } from './verdict';
import { counted, environmentOfSample } from './environment';

/** A page on which nothing was run. */
export function newSampleSession(): SampleSession {
  return {
    session: newSession(),
    guides: new Map(),
    opened: new Map(),
    results: new Map(),
    sends: new Map(),
    sent: 0,
    written: '',
    isChargeUnknown: false,
  };
}

/** Sends what a sample needs. What's there already, because it was sent before, is rejected and leaves no trace. */
function sendEarlier(
  sampleSession: SampleSession,
  { title, request, status }: EarlierRequest,
): SampleSession | undefined {
  const outcome = sendRaw(sampleSession.session, request, environmentOfSample(sampleSession, title));
  if (!outcome.ok || outcome.session.exchanges[0]?.status !== String(status)) return undefined;
  return counted(sampleSession, title, outcome.session, request);
}

function openRequest(
  sampleSession: SampleSession,
  id: string,
  { request, before }: RequestRun,
): SampleSession {
  const notes: string[] = [];
  let ready = sampleSession;
  for (const earlier of before) {
    const sent = sendEarlier(ready, earlier);
    if (sent === undefined) continue;
    ready = sent;
    notes.push(`Sent first: “${earlier.title}”.`);
  }
  return { ...ready, opened: new Map(ready.opened).set(id, { request, notes }) };
}

/**
 * Opens a sample, for which what it needs is sent first.
 *
 * @param id by which the sampleSession knows it, e.g. `tokens.create/card`
 */
export function openSample(sampleSession: SampleSession, id: string, sample: RunnableSample): SampleSession {
  return sample.kind === 'step' ? openStep(sampleSession, sample) : openRequest(sampleSession, id, sample);
}

function stepOf(sample: RunnableSample): GuideStep | undefined {
  return sample.kind === 'step' ? sample.program.steps[sample.place] : undefined;
}

/** A run that's as far as before, where the reader has sent an earlier step again, so that no step is run twice on the way. */
function asFar(before: GuideRun, { next, ...after }: GuideRun): GuideRun {
  const wasAt = before.next ?? (before.history.length === 0 ? 0 : before.program.steps.length);
  return next === undefined ? after : { ...after, next: Math.max(next, wasAt) };
}

function withResult(sampleSession: SampleSession, id: string, result: SampleResult): SampleSession {
  return { ...sampleSession, results: new Map(sampleSession.results).set(id, result) };
}

/**
 * Sends the request of a sample, as the reader has it. Nothing leaves the page. A request that could charge a second
 * time isn't sent, and the result says why.
 */
export function sendSample(
  sampleSession: SampleSession,
  id: string,
  sample: RunnableSample,
  request: string,
): SampleSession {
  const { platform: before } = sampleSession.session;
  const outcome = sendRaw(sampleSession.session, request, environmentOfSample(sampleSession, id));
  if (!outcome.ok) return withResult(sampleSession, id, { kind: 'not sent', message: outcome.message });
  const { session } = outcome;
  const { platform: after } = session;
  const isNew = isNewCharge(before, after);
  const blocked = isNew ? chargeBlocked(sampleSession, sample) : undefined;
  if (blocked !== undefined) return withResult(sampleSession, id, { kind: 'not sent', message: blocked });
  const [exchange] = session.exchanges;
  if (exchange === undefined) return sampleSession;
  const { received } = exchange;
  const verdict = verdictOf({ request, received, before, after }, stepOf(sample));
  const sent = {
    ...counted(sampleSession, id, session, request),
    isChargeUnknown: isUnknownAfter(sampleSession, verdict, isNew),
  };
  const warning = isNew ? secondChargeText(after.charges) : undefined;
  const judged = {
    ...(verdict === undefined ? {} : { verdict }),
    ...(warning === undefined ? {} : { warning }),
  };
  const result = withResult(sent, id, { kind: 'sent', exchange, ...judged });
  if (sample.kind !== 'step' || verdict === undefined) return result;
  const { program, place } = sample;
  const run = { ...(sampleSession.guides.get(program.name) ?? startRun(program)), platform: before };
  const played = { step: place, move: 'run', request, responses: [received], after } as const;
  const recorded = asFar(run, recordStep(run, played, verdict));
  return { ...result, guides: new Map(sampleSession.guides).set(program.name, recorded) };
}

/** What processors have, and what's new in the vault or written in a request. */
export function sessionView({ session, sent, written }: SampleSession): VaultView {
  return changedView(initialState(), session.platform, written, seededEnvironment(0, sent));
}

/** What came of a sample as text, as a reader pastes it into a ticket. */
export function resultText({ exchange, verdict, warning }: Extract<SampleResult, { kind: 'sent' }>): string {
  return [exchange.request, exchange.response, verdict?.text, warning]
    .filter((part) => part !== undefined)
    .join('\n\n');
}

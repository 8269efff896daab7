/**
 * A server that plays the simulator, with a state of its own for each sample, so that none sees what another has written.
 */
import assert from 'node:assert/strict';
import {
  initialState,
  parseRawRequest,
  respond,
  type PlatformResponse,
  type PlatformState,
} from '../../../engines/simulator/index.ts';
import { NOW, environmentAt } from '../../support/platform-session.ts';
import { startRecorder, type Answer, type Recorder, type SentRequest } from '../support/recorder.ts';

function answerOf(response: PlatformResponse): Answer {
  return response.kind === 'response' ? response : 'dropped';
}

/** The state after a raw request. */
function after(state: PlatformState, raw: string): PlatformState {
  const parsed = parseRawRequest(raw);
  assert(parsed.ok, raw);
  return respond(state, parsed.request, environmentAt(NOW)).state;
}

/**
 * Starts a server that plays the simulator, with a state of its own for each sample.
 *
 * @param before raw requests that are sent before a sample's, by the name of the sample
 */
export async function startSimulator(
  before: ReadonlyMap<string, readonly string[]> = new Map(),
): Promise<Recorder> {
  const states = new Map<string, PlatformState>();
  const startOf = (sample: string): PlatformState => (before.get(sample) ?? []).reduce(after, initialState());
  return startRecorder(({ method, url, headers, body }: SentRequest, sample) => {
    const { pathname, searchParams } = new URL(url, 'http://double');
    const { state, response } = respond(
      states.get(sample) ?? startOf(sample),
      { method, path: pathname, query: searchParams, headers, body: body.toString() },
      environmentAt(NOW),
    );
    states.set(sample, state);
    return answerOf(response);
  });
}

/** Runs of single samples in a simulator in their page, be it a request, a step of a guide, or a processor's call. */
export { sessionView, newSampleSession, openSample, resultText, sendSample } from './sample-session';
export { canRunStep, stepId } from './open-step';
export type { SampleSession, EarlierRequest, RequestRun, RunnableSample, SampleResult } from './types';
export { verdictOf } from './verdict';

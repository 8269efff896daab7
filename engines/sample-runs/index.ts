/** Runs of single samples in a simulator in their page, be it a request, a step of a guide, or a processor's call. */
export { benchView, newBench, openSample, resultText, sendSample } from './bench';
export { canRunStep, stepId } from './open-step';
export type { Bench, EarlierRequest, RequestRun, RunnableSample, SampleResult } from './types';
export { verdictOf } from './verdict';

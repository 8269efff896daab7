/** Runs of single samples: requests, steps of guides, and calls of processors, in a simulator in their page. */
export { benchView, newBench, openSample, resultText, sendSample } from './bench';
export { canRunStep, stepId } from './open-step';
export type { Bench, EarlierRequest, OpenedSample, RequestRun, RunnableSample, SampleResult } from './types';

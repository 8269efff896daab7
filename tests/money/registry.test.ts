/** No sample can charge a card without a test that plays it every outcome. */
import { describe, expect, it } from 'vitest';
import { loadSample } from '../../pipeline/code-samples/samples/index.ts';
import { CHARGING, NO_CHARGE, NOT_RUN, samplesThatCanCharge } from './support/charging-samples.ts';
import { serversThatCharge } from './support/servers.ts';

/** The languages that each form runs in here. */
const RUNS: Readonly<Record<(typeof CHARGING)[string], readonly string[]>> = {
  endpoint: ['node', 'python'],
  function: ['node', 'python'],
  script: ['curl', 'node', 'python', 'go', 'java'],
};

describe('samples that can move money', () => {
  it('are those with a test, and those with a reason why they take none', () => {
    const known = [...Object.keys(CHARGING), ...Object.keys(NO_CHARGE)].sort();
    const found = [...samplesThatCanCharge().keys()];
    expect(
      found,
      'A sample sends something through /proxy or to a processor. Add it to CHARGING in tests/money/support/charging-samples.ts, or to NO_CHARGE with a reason.',
    ).toEqual(known);
  });

  it('run in each of their languages, or have a reason', () => {
    const idle = Object.entries(CHARGING).flatMap(([id, form]) =>
      loadSample(id)
        .files.map(({ language }) => language)
        .filter((language) => !RUNS[form].includes(language) && NOT_RUN[language] === undefined)
        .map((language) => `${id} in ${language}`),
    );
    expect(idle).toEqual([]);
  });

  it('are served by an example project, if they are endpoints', () => {
    const endpoints = Object.keys(CHARGING).filter((id) => CHARGING[id] === 'endpoint');
    const served = serversThatCharge().map(({ sample }) => sample);
    expect([...new Set(served)].sort()).toEqual(endpoints.sort());
  });
});

import { expect } from 'vitest';
import { loadSample } from '../../../pipeline/code-samples/samples/index.ts';
import { provider } from '../../../content/site/provider.ts';
import { TESTED } from '../languages.ts';
import { COMPILED_SCENARIOS } from './compiled-scenarios.ts';
import { CURL_SCENARIOS } from './curl-scenarios.ts';
import { GUIDE_SCENARIOS } from './guide-scenarios.ts';
import type { ProgramReport } from './program-report.ts';
import { readRequest } from './read-request.ts';
import type { Recorder } from './recorder.ts';
import { SCENARIOS, type Scenario, type ScenarioLanguage } from './scenarios.ts';
import { startScriptedServer } from './scripted-answers.ts';

/** A scenario of one language, with the program that it runs. */
export interface Program extends Scenario {
  /** Names the run to the server, e.g. `safe-retry--14`. */
  readonly id: string;
  /** The sample as readers see it. */
  readonly code: string;
  /** What runs: the sample, then what calls it, with the host of the test environment in place of another one. */
  readonly script: string;
}

/** The scenarios that are not of guides, for languages that have their own. */
const WRITTEN_FOR: Readonly<Partial<Record<ScenarioLanguage, readonly Scenario[]>>> = {
  curl: CURL_SCENARIOS,
  go: COMPILED_SCENARIOS,
  java: COMPILED_SCENARIOS,
};

/** The scenarios of the samples that exist in a language; cURL has its own beside those of the guides. */
export function scenariosIn(language: ScenarioLanguage): readonly Program[] {
  const all = [...(WRITTEN_FOR[language] ?? SCENARIOS), ...GUIDE_SCENARIOS];
  return all.flatMap((scenario, index) => {
    const file = loadSample(scenario.sample).files.find((candidate) => candidate.language === language);
    if (!file) return [];
    const { code } = file;
    return [
      { ...scenario, id: `${scenario.sample}--${index}`, code, script: scriptOf(language, scenario, code) },
    ];
  });
}

function scriptOf(language: ScenarioLanguage, { then, host }: Scenario, code: string): string {
  const call = language === 'curl' ? undefined : then?.[language];
  const calling = call === undefined ? code : `${code}\n${call}\n`;
  return host === undefined ? calling : calling.replaceAll(host, provider.hosts.test);
}

/** Runs programs, with a server that gives each of them the answers of its scenario. */
export async function runScenarios(
  programs: readonly Program[],
  run: (programs: ReadonlyMap<string, string>, origin: string) => Promise<ReadonlyMap<string, ProgramReport>>,
): Promise<{ readonly server: Recorder; readonly reports: ReadonlyMap<string, ProgramReport> }> {
  const server = await startScriptedServer(new Map(programs.map(({ id, answers }) => [id, answers])));
  const scripts = new Map(programs.map(({ id, script }) => [id, script]));
  return { server, reports: await run(scripts, server.origin) };
}

/** Asserts that a program did what its scenario says. */
export function expectScenario(
  language: ScenarioLanguage,
  program: Program,
  report: ProgramReport,
  server: Recorder,
): void {
  const { says, requests, sends, waits } = program;
  const said = [...report.printed, ...report.complaints, report.failure ?? []].flat();
  expect(said.join('\n')).toMatch(says instanceof RegExp ? says : (says[language] ?? /^$/));
  const exchanges = server.exchangesOf(program.id);
  expect(exchanges.length, 'requests').toBe(typeof requests === 'number' ? requests : requests[language]);
  if (sends) expect(exchanges.map(readRequest)).toMatchObject(sends);
  const expected = waits && ('length' in waits ? waits : waits[language]);
  // An SDK adds a little to a pause by chance.
  const waited = TESTED[language].waitsReally
    ? exchanges.slice(1).map(({ wait }) => Math.round(wait))
    : report.waits;
  if (expected) expect(waited, 'seconds between them').toEqual(expected);
  const keys = new Set(exchanges.map(({ headers }) => headers['bt-idempotency-key']));
  expect(keys.size, 'idempotency keys of one write').toBeLessThanOrEqual(1);
}

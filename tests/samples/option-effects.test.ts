/** Each row of the tables of options changes a request, in the scope that it names. */
import { beforeAll, describe, expect, it } from 'vitest';
import { cellText, loadDataTable } from '../../pipeline/content/tables/index.ts';
import type { RunPrograms } from './language.ts';
import { runnerOf } from './languages.ts';
import { OPTION_PROBES as node } from './node/option-probes.ts';
import { OPTION_PROBES as python } from './python/option-probes.ts';
import { probeAnswers, probePrograms, type Run } from './support/option-probes.ts';
import { startScriptedServer } from './support/scripted-answers.ts';

const OPTION_PROBES = { node, python } as const;
type ProbedLanguage = keyof typeof OPTION_PROBES;

const rowsOf = (language: string) =>
  loadDataTable('server-sdk-options')
    .rows.filter((row) => row.language === language)
    .map((row) => ({ id: cellText(row.id), scope: cellText(row.scope) }));

/** Runs every probe with its option and without it. */
async function runProbes(language: ProbedLanguage, run: RunPrograms): Promise<ReadonlyMap<string, Run>> {
  const probes = rowsOf(language).flatMap(({ id, scope }) => {
    const probe = OPTION_PROBES[language].probes[id];
    return probe
      ? [{ id, answers: probeAnswers(probe), ...probePrograms(OPTION_PROBES[language].write, scope, probe) }]
      : [];
  });
  const programs = new Map(
    probes.flatMap(({ id, given, without }) => [
      [id, given],
      [`${id}--without`, without],
    ]),
  );
  const scripts = new Map(
    probes.flatMap(({ id, answers }) => [
      [id, answers],
      [`${id}--without`, answers],
    ]),
  );
  const server = await startScriptedServer(scripts);
  const reports = await run(programs, server.origin);
  await server.close();
  return new Map(
    [...reports].map(([id, report]) => [id, { report, exchanges: server.exchangesOf(id) }] as const),
  );
}

describe.each(['node', 'python'] as const)('the options of %s', async (language) => {
  const run = await runnerOf(language);

  it('each have a probe, and nothing else has', () => {
    expect(Object.keys(OPTION_PROBES[language].probes).sort()).toEqual(
      rowsOf(language)
        .map(({ id }) => id)
        .sort(),
    );
  });

  describe.skipIf(run === undefined)('change what is sent or waited for', () => {
    let runs: ReadonlyMap<string, Run>;

    beforeAll(async () => {
      if (run) runs = await runProbes(language, run);
    }, 120_000);

    it.each(Object.entries(OPTION_PROBES[language].probes))('%s', (id, { effect, expected }) => {
      const [given, without] = [runs.get(id), runs.get(`${id}--without`)];
      if (!given || !without) throw new Error(`The probe of ${id} did not run.`);
      expect(effect(given), `printed: ${given.report.printed.join(' ')}`).toEqual(expected);
      expect(effect(without), 'the same request without the option').not.toEqual(expected);
    });
  });
});

/** Each row of the tables of options changes a request, in the scope that it names. */
import { beforeAll, describe, expect, it } from 'vitest';
import { cellText, loadDataTable } from '../../pipeline/material/tables/index.ts';
import { runPython } from './python/run-python.ts';
import { OPTION_PROBES, probeAnswers, probePrograms, type Run } from './support/option-probes.ts';
import { runPrograms } from './support/run-programs.ts';
import type { ClockedLanguage } from './support/observations.ts';
import { startScriptedServer } from './support/scripted-answers.ts';
import { pythonToolchain } from './support/toolchains.ts';

const { python = '', missing } = await pythonToolchain();

const RUNNERS = {
  node: { run: runPrograms, missing: undefined },
  python: { run: (...job: Parameters<typeof runPrograms>) => runPython(python, ...job), missing },
} as const;

const rowsOf = (language: string) =>
  loadDataTable('server-sdk-options')
    .rows.filter((row) => row.language === language)
    .map((row) => ({ id: cellText(row.id), scope: cellText(row.scope) }));

/** Runs every probe with its option and without it. */
async function runProbes(language: ClockedLanguage): Promise<ReadonlyMap<string, Run>> {
  const probes = rowsOf(language).flatMap(({ id, scope }) => {
    const probe = OPTION_PROBES[language][id];
    return probe ? [{ id, answers: probeAnswers(probe), ...probePrograms(language, scope, probe) }] : [];
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
  const reports = await RUNNERS[language].run(programs, server.origin);
  await server.close();
  return new Map(
    [...reports].map(([id, report]) => [id, { report, exchanges: server.exchangesOf(id) }] as const),
  );
}

describe.each(['node', 'python'] as const)('the options of %s', (language) => {
  it('each have a probe, and nothing else has', () => {
    expect(Object.keys(OPTION_PROBES[language]).sort()).toEqual(
      rowsOf(language)
        .map(({ id }) => id)
        .sort(),
    );
  });

  describe.skipIf(RUNNERS[language].missing !== undefined)('change what is sent or waited for', () => {
    let runs: ReadonlyMap<string, Run>;

    beforeAll(async () => {
      runs = await runProbes(language);
    }, 120_000);

    it.each(Object.entries(OPTION_PROBES[language]))('%s', (id, { effect, expected }) => {
      const [given, without] = [runs.get(id), runs.get(`${id}--without`)];
      if (!given || !without) throw new Error(`The probe of ${id} did not run.`);
      expect(effect(given), `printed: ${given.report.printed.join(' ')}`).toEqual(expected);
      expect(effect(without), 'the same request without the option').not.toEqual(expected);
    });
  });
});

/**
 * Every example project is unpacked, installed, started and used in a browser; `declared-packages.test.ts` type-checks
 * it.
 */
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { withPage } from '../../support/browser.ts';
import { doubleElements } from '../../support/elements-double/index.ts';
import { casesToRun } from '../support/by-record/cases-to-run.ts';
import { skipAsRecorded } from '../support/by-record/skip-as-recorded.ts';
import { expectRecord } from '../support/record.ts';
import { startRecorder, type Exchange } from '../support/recorder.ts';
import { allArchives, archivePrograms, type Archive } from './archives.ts';
import { installProjects, type Installed } from './install.ts';
import type { Expected, ProjectScenario } from './scenario.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { REQUIREMENTS } from '../python/run-python.ts';
import { startProject } from './start.ts';
import { pythonToolchain } from '../support/toolchains.ts';

const all = allArchives();
const choices = {
  node: await casesToRun({
    language: 'node',
    test: import.meta.filename,
    programs: archivePrograms(all, 'node', 'projects'),
  }),
  python: await casesToRun({
    language: 'python',
    test: import.meta.filename,
    programs: archivePrograms(all, 'python', 'projects'),
    more: [REQUIREMENTS],
  }),
};
const archives = all.filter(({ language, folder }) => choices[language].runs(`projects/${folder}`));
const passed = new Set<string>();
const python = await pythonToolchain();

/** What Vite and React write to the console of a page that is developed. */
const GREETINGS = [/\[vite\] connecting/, /\[vite\] connected/];
const REACT_GREETING = /Download the React DevTools/;

let installed: Installed;

beforeAll(async () => {
  installed = await installProjects(archives);
}, 600_000);

function scenarioOf({ example }: Archive): ProjectScenario {
  const scenario = SCENARIOS.get(example.name);
  if (scenario === undefined)
    throw new Error(`Nobody uses the example "${example.name}". Write a scenario for it.`);
  return scenario;
}

function sent({ method, url, headers, body }: Exchange): Expected {
  return {
    call: `${method} ${url}`,
    apiKey: headers['bt-api-key'] ?? '',
    ...(body.length === 0 ? {} : { body: JSON.parse(String(body)) as unknown }),
  };
}

async function useProject(archive: Archive, folder: string): Promise<void> {
  const { values, answersPage, answersServer, use, pageSends, serverSends } = scenarioOf(archive);
  const platform = await startRecorder(answersServer);
  const interpreter = archive.language === 'python' ? python.python : undefined;
  const project = await startProject(folder, { ...values, BT_API_URL: platform.origin }, interpreter);
  const expectedMessages =
    archive.example.component === undefined ? GREETINGS : [...GREETINGS, REACT_GREETING];
  try {
    await withPage({ expectedMessages }, async (page) => {
      const elements = await doubleElements(page, { answer: answersPage });
      await elements.during(async () => {
        await page.goto(project.address);
        await use(page);
      });
      const received = elements.requests.map(({ method, path: called, apiKey = '', body }) => ({
        call: `${method} ${called}`,
        apiKey,
        ...(body === undefined ? {} : { body }),
      }));
      expect(received, 'what the platform gets from the page').toEqual(pageSends);
      expect(platform.exchangesOf('').map(sent), 'what the platform gets from the server').toEqual(
        serverSends,
      );
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\nThe project said:\n${project.output()}`, { cause: error });
  } finally {
    await project.stop();
    await platform.close();
  }
}

/** npm starts TypeScript, Vite, perhaps Python, and the tests of other files run at the same time. */
const PATIENCE = { timeout: 300_000 };

describe.each(archives)('$folder', PATIENCE, (archive) => {
  beforeEach(({ skip, task }) => {
    const reason = installed.missing ?? (archive.language === 'python' ? python.missing : undefined);
    if (reason === undefined) return;
    Object.assign(task.meta, { skipReason: reason });
    skip(reason);
  });

  it('does in a browser what its README says', async () => {
    onTestFinished(({ task }) => {
      if (task.result?.state === 'pass') passed.add(`projects/${archive.folder}`);
    });
    const folder = path.join(installed.folder ?? '', archive.folder);
    await expect(useProject(archive, folder)).resolves.toBeUndefined();
  });
});

describe('the other example projects', () => {
  skipAsRecorded(...Object.values(choices));

  it.for(Object.values(choices))('$language: those that ran are those of the record', (choice, { skip }) => {
    const reason = installed.missing ?? (choice.language === 'python' ? python.missing : undefined);
    if (reason !== undefined) skip(reason);
    expectRecord(choice, new Map([...choice.programs].filter(([id]) => passed.has(id))));
    expect.hasAssertions();
  });
});

/** The scripts that go with skills do what the skills say, as they are in the archive. */
import { execFile } from 'node:child_process';
import { isBuiltin } from 'node:module';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadApiDescription } from '../../../pipeline/content/api-description/index.ts';
import { readWorkflow } from '../../../pipeline/code-samples/workflows/index.ts';
import { skillDownloads } from '../../../app/outputs/downloads/agent-skills/index.ts';
import { endsOf, runShellPrograms, withExamples, type Ends } from '../../workflows/support/programs.ts';
import { startSimulator } from '../simulator/start-simulator.ts';
import { runPython } from '../python/run-python.ts';
import type { Recorder } from '../support/recorder.ts';
import { runPrograms } from '../support/run-programs.ts';
import { pythonToolchain } from '../support/toolchains.ts';
import { inside, type ListedCharge } from './follow-skill.ts';

const description = await loadApiDescription();
const { python = '', missing } = await pythonToolchain();

let double: Recorder;
let packed: ReadonlyMap<string, string>;

/** The files of a skill, as someone has them who unpacks the archive. */
async function unpacked(skill: string): Promise<ReadonlyMap<string, string>> {
  const archive = (await skillDownloads()).get(`/.well-known/agent-skills/${skill}.zip`) as Uint8Array;
  return new Map(Object.entries(unzipSync(archive)).map(([file, content]) => [file, strFromU8(content)]));
}

beforeAll(async () => {
  double = await startSimulator();
  packed = await unpacked('charge-card');
}, 120_000);
afterAll(async () => {
  await double.close();
});

const LANGUAGES = [
  { language: 'cURL', ending: 'sh', isMissing: false, run: runShellPrograms },
  {
    language: 'Node.js',
    ending: 'mts',
    isMissing: false,
    run: async (programs: ReadonlyMap<string, string>, origin: string): Promise<Ends> =>
      endsOf(await runPrograms(programs, origin)),
  },
  {
    language: 'Python',
    ending: 'py',
    isMissing: missing !== undefined,
    run: async (programs: ReadonlyMap<string, string>, origin: string): Promise<Ends> =>
      endsOf(await runPython(python, programs, origin)),
  },
];

/** The amount in each language, which decides what the double does. */
const withAmount = (code: string, amount: number): string =>
  code.replaceAll(/(["']?value["']?: )1000/g, `$1${String(amount)}`);

describe.each(LANGUAGES)('charge-card in $language', ({ ending, isMissing, run }) => {
  const file = `scripts/charge-and-save-card/charge-and-save-card.${ending}`;

  /** Amounts that the double charges before the response is lost. Without any response, a library says so. */
  it.skipIf(isMissing).each([
    [408, /unknown/],
    [500, /unknown/],
    [599, /./],
  ])(
    'charges once when the response is lost (%i), ends there, and charges no more when it runs again',
    async (amount, sentence) => {
      const code = withExamples(readWorkflow('charge-and-save-card', description), packed.get(file) ?? '');
      const name = `${ending}--${String(amount)}`;
      const programs = new Map([[name, withAmount(code, amount)]]);
      expect(programs.get(name)).toContain(String(amount));
      const first = (await run(programs, double.origin)).get(name);
      expect(first?.failure).toMatch(sentence);
      const reference = 'A-10017';
      const charges = await inside<ListedCharge>(name, 'charges', double);
      expect(charges).toMatchObject([{ reference, charged: true, requests: 1 }]);
      await run(programs, double.origin);
      const after = await inside<ListedCharge>(name, 'charges', double);
      const ofOrder = after.filter((one) => one.reference === reference);
      expect(ofOrder).toMatchObject([{ charged: true, requests: 2 }]);
    },
  );
});

const execute = promisify(execFile);

describe('migrate-cards', () => {
  // Node.js has it since version 22.5.
  it.skipIf(!isBuiltin('node:sqlite'))(
    'imports the cards of a database, and a second run sends none',
    async () => {
      const files = await unpacked('migrate-cards');
      const folder = mkdtempSync(path.join(os.tmpdir(), 'migrate-cards-'));
      const vault = await startSimulator();
      onTestFinished(async () => {
        await vault.close();
        rmSync(folder, { recursive: true });
      });
      symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
      const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
      const run = async (code: string): Promise<string> => {
        writeFileSync(
          path.join(folder, 'program.mjs'),
          ts.transpileModule(code, { compilerOptions }).outputText,
        );
        const { stdout } = await execute(process.execPath, ['program.mjs'], { cwd: folder });
        return stdout.trim().split('\n').at(-1) ?? '';
      };
      const seed = files.get('assets/import-cards-seed/node.ts') ?? '';
      const program = files.get('scripts/import-cards/import-cards.mts') ?? '';
      await run(seed.replace('10_000', '12'));
      const here = program.replace('BasisTheoryEnvironment.Test', JSON.stringify(vault.origin));
      const said = '12 rows: 12 imported, 0 rejected. In the vault: 12, 0 of them with another number.';
      expect(await run(here)).toBe(said);
      const sent = (): number => vault.exchangesOf('').filter(({ url }) => url === '/tokenize').length;
      const before = sent();
      expect(before).toBeGreaterThan(0);
      expect(await run(here)).toBe(said);
      expect(sent()).toBe(before);
    },
  );
});

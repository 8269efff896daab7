/** The downloaded program of a workflow runs as it is saved: in the CommonJS package that `npm init -y` makes. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { emitProgram, programFile, runCommand } from '../../pipeline/code-samples/requests/index.ts';
import { readWorkflow, workflowCalls } from '../../pipeline/code-samples/workflows/index.ts';
import { provider } from '../../content/site/provider.ts';
import { startRecorder } from '../samples/support/recorder.ts';

const run = promisify(execFile);
const NAME = 'charge-card';

it('reaches the platform with the command of the page', async () => {
  const platform = await startRecorder(() => ({ status: 403 }));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'downloads-'));
  onTestFinished(async () => {
    await platform.close();
    rmSync(folder, { recursive: true });
  });
  const description = await loadApiDescription();
  const program = emitProgram('node', workflowCalls(readWorkflow(NAME, description), description, 'test'));
  const withHost = program
    .replaceAll('BasisTheoryEnvironment.Test', JSON.stringify(platform.origin))
    .replaceAll(provider.hosts.test, platform.origin);
  writeFileSync(path.join(folder, 'package.json'), '{"name":"shop","version":"1.0.0","type":"commonjs"}');
  writeFileSync(path.join(folder, programFile(NAME, 'node')), withHost);
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));

  const [command = '', ...words] = (runCommand(NAME, 'node') ?? '').split(' ');
  const { stderr: said } = await run(command, words, { cwd: folder }).catch(
    (error: unknown) => error as { readonly stderr: string },
  );
  expect(said).not.toMatch(/Top-level await|SyntaxError|TransformError/);
  expect(platform.exchangesOf('')).not.toEqual([]);
});

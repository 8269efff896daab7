/** The calls that the webhook signature tool writes: each runs beside the sample, and finds the delivery genuine. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFile } from '../../pipeline/content/sample-files/index.ts';
import { verificationCall, type CodeLanguage } from '../../engines/webhook-signatures/index.ts';
import { deliver, platformKey } from './support/webhook-delivery.ts';
import { goToolchain, javaToolchain, pythonToolchain } from './support/toolchains.ts';

const python = await pythonToolchain();
const go = await goToolchain();
const java = await javaToolchain();

/** Compiles what is there, and runs the call; `$1` is Java, `$2` the folder of packages. */
const COMPILE_AND_RUN = '"${1}c" -cp "$2/*" *.java && "$1" -cp "$2/*:." CheckDelivery';

interface Run {
  readonly language: CodeLanguage;
  /** The sample's file. */
  readonly sample: string;
  /** Undefined where the language is missing. */
  readonly command: readonly string[] | undefined;
}

const RUNS: readonly Run[] = [
  {
    language: 'node',
    sample: 'node.ts',
    command: [process.execPath, '--import', 'tsx', 'check-delivery.ts'],
  },
  { language: 'bash', sample: 'bash.sh', command: ['bash', 'check-delivery.sh'] },
  {
    language: 'python',
    sample: 'python.py',
    command: python.python === undefined ? undefined : [python.python, 'check_delivery.py'],
  },
  {
    language: 'go',
    sample: 'main.go',
    command: go.missing === undefined ? [go.go, 'test', '-v', './...'] : undefined,
  },
  {
    language: 'java',
    sample: 'WebhookVerifier.java',
    command:
      java.missing === undefined ? ['sh', '-c', COMPILE_AND_RUN, 'sh', java.java, java.packages] : undefined,
  },
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'verify-webhook-calls-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function runCall({ language, sample, command = [] }: Run, change: (body: string) => string): string {
  const { body, headers } = deliver();
  const delivery = {
    body: change(body),
    signature: headers['bt-signature'] ?? '',
    version: headers['bt-signature-version'] ?? '',
    publicKey: platformKey,
  };
  const call = verificationCall(language, delivery);
  if (call === undefined) throw new Error('The delivery is too long.');
  copyFileSync(sampleFile('verify-webhook', sample), path.join(folder, call.sampleFile));
  writeFileSync(path.join(folder, call.file), call.code);
  writeFileSync(path.join(folder, 'go.mod'), 'module example.com/webhooks\n\ngo 1.23\n');
  const [program = '', ...parts] = command.map((part) =>
    part === 'tsx' ? import.meta.resolve('tsx') : part,
  );
  const { stdout, stderr } = spawnSync(program, parts, { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}

describe.each(RUNS)('the call in $language', (run) => {
  it.skipIf(run.command === undefined)('finds a genuine delivery genuine, and another not', () => {
    expect(runCall(run, (body) => body)).toContain('token.created');
    const said = runCall(run, (body) => body.replace('card-1', "card-'$HOME\\\\"));
    expect(said).not.toContain('token.created');
    expect(said).toMatch(/match|InvalidSignature|Verification failure/);
  });
});

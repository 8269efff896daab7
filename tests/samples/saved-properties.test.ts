/** A key that only one response has isn't lost. Every sample saves it to a new file that only its owner can read. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, assert, beforeAll, describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../../pipeline/code-samples/lists.ts';
import { emitProgram } from '../../pipeline/code-samples/requests/index.ts';
import { readWorkflow, workflowCalls, workflowNames } from '../../pipeline/code-samples/workflows/index.ts';
import { resolve } from '../../pipeline/code-samples/writing/sample-value.ts';
import { savedValue } from '../../pipeline/code-samples/writing/saved-property.ts';
import { provider } from '../../content/site/provider.ts';
import { runPython } from './python/run-python.ts';
import { everySample } from './support/every-sample.ts';
import { writtenFiles, type WrittenFile } from './support/homes.ts';
import { startMockServer } from './support/mock-server.ts';
import type { Recorder } from './support/recorder.ts';
import { runPrograms } from './support/run-programs.ts';
import { pythonToolchain } from './support/toolchains.ts';

const description = await loadApiDescription();

describe('a property that only one response has', () => {
  // Descriptions say it with these words.
  const once = [...description.operations.values()].flatMap((operation) => {
    const success = operation.responses.find(({ status }) => status < 400);
    if (operation.method !== 'POST' || success?.schema === undefined) return [];
    const { properties = {} } = resolve(description, success.schema).resolved;
    return Object.entries(properties)
      .filter(([, property]) => /\breturned only (?:when|in)\b/i.test(property.description ?? ''))
      .map(([name]) => ({ operation, name }));
  });

  it('is in the response of three operations at least', () => {
    expect(once.length).toBeGreaterThanOrEqual(3);
  });

  it.each(once)('$name is what $operation.id saves', ({ operation, name }) => {
    expect(operation.savedProperty?.name).toBe(name);
  });
});

/** What makes the file before the call. Only its owner can read it, and an existing one ends the script. */
const CREATES: Readonly<Record<SampleLanguage, (file: string) => RegExp>> = {
  curl: (file) =>
    new RegExp(String.raw`\(umask 077; set -C; (?:: > ${file}\)|curl [^]*?> ${withoutEnding(file)}\.json\))`),
  node: (file) => new RegExp(String.raw`writeFile\("${file}", "", \{ flag: "wx", mode: 0o600 \}\)`),
  python: (file) => new RegExp(String.raw`Path\("${file}"\)\n\w+\.touch\(mode=0o600, exist_ok=False\)`),
  go: (file) =>
    new RegExp(
      String.raw`os\.OpenFile\(\s*"${file}",\s*os\.O_WRONLY\|os\.O_CREATE\|os\.O_EXCL,\s*0o600,?\s*\)`,
    ),
  java: (file) =>
    new RegExp(String.raw`Path\.of\("${file}"\);[^]*?fromString\("rw-------"\);\s*Files\.createFile\(`),
  csharp: (file) =>
    new RegExp(
      String.raw`FileMode\.CreateNew[^]*?UnixCreateMode = UnixFileMode\.UserRead \| UnixFileMode\.UserWrite;\s*await using var \w+ = new StreamWriter\("${file}"`,
    ),
};

/** What writes a value into it, after the call. */
const WRITES: Readonly<Record<SampleLanguage, (file: string, name: string) => RegExp>> = {
  curl: (file, name) =>
    new RegExp(String.raw`jq -er \.${name} > ${file} \|\||curl [^]*?> ${withoutEnding(file)}\.json\)`),
  node: (file, name) => new RegExp(String.raw`writeFile\("${file}", \w+\.${spelled(name)}\)`, 'i'),
  python: (_, name) => new RegExp(String.raw`key_file\.write_text\(\w+\.${name}\)`),
  go: (_, name) => new RegExp(String.raw`keyFile\.WriteString\(\*\w+\.${spelled(name)}\)`, 'i'),
  java: (_, name) => new RegExp(String.raw`Files\.writeString\(\w+, \w+\.get${spelled(name)}\(\)`, 'i'),
  csharp: (_, name) =>
    new RegExp(String.raw`keyFile\.WriteAsync\(\s*\w+\.${spelled(name)} \?\?[^]*?FlushAsync\(\)`, 'i'),
};

/** Lines that print. None of them has the value. */
const PRINTS =
  /console\.\w+\(|\bprint\(|fmt\.Print|log\.(?:Print|Fatal)|System\.\w+\.print|Console\.Write|\becho |jq -r /;

const withoutEnding = (file: string): string => file.replace(/\.\w+$/, '');
const spelled = (name: string): string => name.replaceAll('_', '');

/** What is wrong with code that must save values. */
function problems(
  language: SampleLanguage,
  code: string,
  saves: readonly { file: string; name: string }[],
): string[] {
  return saves.flatMap(({ file, name }) => {
    const printed = code
      .split('\n')
      .filter((line) => PRINTS.test(line.replace(/throw new .*|raise .*|\{ echo .*/, '')))
      .filter((line) =>
        new RegExp(String.raw`(?:\.|get)${spelled(name)}\b`, 'i').test(line.replaceAll('_', '')),
      )
      .filter((line) => !/> [\w-]+\.\w+ \|\|/.test(line));
    return [
      ...(CREATES[language](file).test(code) ? [] : [`${file} isn't created for its owner alone`]),
      ...(WRITES[language](file, name).test(code) ? [] : [`${name} isn't written to ${file}`]),
      ...printed.map((line) => `prints ${name}: ${line}`),
    ];
  });
}

describe.each(SAMPLE_LANGUAGES)('in %s', (language) => {
  it('every request sample saves it and prints none of it', async () => {
    const samples = (await everySample(language)).flatMap(({ id, input, code }) => {
      const toSave = savedValue(input);
      return toSave === undefined
        ? []
        : [{ id, code, saves: [{ file: toSave.file, name: toSave.pointer.join('.') }] }];
    });
    expect(samples.length).toBeGreaterThan(50);
    expect(
      samples.flatMap(({ id, code, saves }) => problems(language, code, saves).map((one) => `${id}: ${one}`)),
    ).toEqual([]);
  });

  it('so does every script of a workflow', () => {
    const programs = workflowNames().map((name) => {
      const calls = workflowCalls(readWorkflow(name, description), description, 'test');
      const saves = calls.flatMap((call) => {
        const toSave = call.isPlain ? undefined : savedValue(call);
        return toSave === undefined ? [] : [{ file: toSave.file, name: toSave.pointer.join('.') }];
      });
      return { name, saves, code: emitProgram(language, calls) };
    });
    expect(programs.filter(({ saves }) => saves.length > 0).length).toBeGreaterThan(5);
    expect(
      programs.flatMap(({ name, code, saves }) =>
        problems(language, code, saves).map((one) => `${name}: ${one}`),
      ),
    ).toEqual([]);
  });
});

describe('a file that exists stays unchanged, and nothing is sent', () => {
  const NAME = 'checkout-backend';
  const OLD = 'an older key';
  let server: Recorder;
  const codeOf = async (language: SampleLanguage): Promise<string> => {
    const sample = (await everySample(language)).find(({ id }) => id === 'applications.create/basic');
    assert(sample);
    return sample.code;
  };
  const expectUntouched = (name: string, files: readonly WrittenFile[] = []): void => {
    expect(files.map(({ text }) => text)).toEqual([OLD]);
    expect(server.exchangesOf(name)).toEqual([]);
  };

  beforeAll(async () => {
    server = await startMockServer();
  });

  afterAll(async () => {
    await server.close();
  });

  it('in Node.js', async () => {
    const before = `import { writeFileSync } from "node:fs";\nwriteFileSync("${NAME}.key", "${OLD}");\n`;
    const code = before + (await codeOf('node'));
    const report = (await runPrograms(new Map([['existing', code]]), server.origin)).get('existing');
    expect(report?.failure).toContain('EEXIST');
    expectUntouched('existing', report?.files);
  });

  it('in Python', async ({ skip }) => {
    const { python = '', missing } = await pythonToolchain();
    if (missing !== undefined) skip(missing);
    const code = `open("${NAME}.key", "w").write("${OLD}")\n${await codeOf('python')}`;
    const report = (await runPython(python, new Map([['existing', code]]), server.origin)).get('existing');
    expect(report?.failure).toContain('FileExistsError');
    expectUntouched('existing', report?.files);
  });

  it('in cURL', async () => {
    const home = await mkdtemp(path.join(os.tmpdir(), 'saved-'));
    await writeFile(path.join(home, `${NAME}.json`), OLD);
    const script = (await codeOf('curl')).replace(provider.hosts.test, server.origin);
    await expect(promisify(execFile)('sh', ['-c', script], { cwd: home })).rejects.toThrow(/exist/);
    expectUntouched('', await writtenFiles(home));
    await rm(home, { recursive: true });
  });
});

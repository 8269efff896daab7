import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { makeRecord } from './make-record.ts';

const folders: string[] = [];

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'api-changes-test-'));
  folders.push(folder);
  return folder;
}

function git(root: string, args: readonly string[], time = '2026-01-01T12:00:00Z'): void {
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: root,
    env: { ...process.env, GIT_AUTHOR_DATE: time, GIT_COMMITTER_DATE: time },
    stdio: 'ignore',
  });
}

/** Writes a description whose one operation has these parameters. */
function describeWith(root: string, names: readonly string[], description = 'A name.'): void {
  mkdirSync(path.join(root, 'api/paths'), { recursive: true });
  const document = {
    openapi: '3.1.1',
    info: { title: 'Things', version: '1' },
    servers: [{ url: 'https://example.com' }],
    paths: { '/things': { $ref: 'paths/things.yaml' } },
  };
  const parameters = names.map((name) => ({ name, in: 'query', description, schema: { type: 'string' } }));
  const operation = {
    operationId: 'things.list',
    summary: 'List',
    parameters,
    responses: { 200: { description } },
  };
  writeFileSync(path.join(root, 'api/openapi.yaml'), stringify(document));
  writeFileSync(path.join(root, 'api/paths/things.yaml'), stringify({ get: operation }));
}

function commit(root: string, time: string): void {
  git(root, ['add', '--all']);
  git(root, ['commit', '--message', 'Change'], time);
}

/** A repository whose description begins on March 1 with the parameter `a`. */
function repository(): string {
  const root = emptyFolder();
  git(root, ['init', '--initial-branch', 'main']);
  describeWith(root, ['a']);
  commit(root, '2026-03-01T10:00:00Z');
  return root;
}

const recordOf = (root: string) => makeRecord(root, ['api', 'former-api'], '2026-03-09');
const saysOn = async (root: string) =>
  (await recordOf(root)).days.map(({ date, changes }) => [date, ...changes.map(({ says }) => says)]);

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('the record of changes', () => {
  it('begins with the first day, and says only how large the description is then', async () => {
    const root = repository();
    describeWith(root, ['a', 'b']);
    commit(root, '2026-03-01T20:00:00Z');
    const { first, days } = await recordOf(root);
    expect({ first, days }).toEqual({ first: { date: '2026-03-01', operations: 1 }, days: [] });
  });

  it('has the newest day first', async () => {
    const root = repository();
    describeWith(root, ['a', 'b']);
    commit(root, '2026-03-02T10:00:00Z');
    describeWith(root, ['b']);
    commit(root, '2026-03-04T10:00:00Z');
    expect(await saysOn(root)).toEqual([
      ['2026-03-04', 'The `a` query parameter was removed.'],
      ['2026-03-02', 'The `b` query parameter is new.'],
    ]);
  });

  it('leaves out what came and went on one day, and days on which words changed', async () => {
    const root = repository();
    describeWith(root, ['a', 'b']);
    commit(root, '2026-03-02T10:00:00Z');
    describeWith(root, ['a'], 'The name of a thing.');
    commit(root, '2026-03-02T11:00:00Z');
    expect(await saysOn(root)).toEqual([]);
  });

  it('counts days in UTC', async () => {
    const root = repository();
    describeWith(root, ['a', 'b']);
    commit(root, '2026-03-03T23:30:00-05:00');
    expect(await saysOn(root)).toEqual([['2026-03-04', 'The `b` query parameter is new.']]);
  });

  it('gives work of a branch the day of its merge', async () => {
    const root = repository();
    git(root, ['switch', '--create', 'work']);
    describeWith(root, ['a', 'b']);
    commit(root, '2026-03-02T10:00:00Z');
    git(root, ['switch', 'main']);
    git(root, ['merge', '--no-ff', '--message', 'Merge', 'work'], '2026-03-05T10:00:00Z');
    expect(await saysOn(root)).toEqual([['2026-03-05', 'The `b` query parameter is new.']]);
  });

  it('goes on where the folder has moved', async () => {
    const root = repository();
    describeWith(root, ['a', 'b']);
    commit(root, '2026-03-02T10:00:00Z');
    git(root, ['mv', 'api', 'moved']);
    commit(root, '2026-03-03T10:00:00Z');
    const { first, days } = await makeRecord(root, ['moved', 'api'], '2026-03-09');
    expect([first.date, ...days.map(({ date }) => date)]).toEqual(['2026-03-01', '2026-03-02']);
  });

  it('has uncommitted work as of today, with its fingerprint', async () => {
    const root = repository();
    const before = await recordOf(root);
    describeWith(root, ['a', 'b']);
    const after = await recordOf(root);
    expect(after.days.map(({ date }) => date)).toEqual(['2026-03-09']);
    expect(after.contract).not.toBe(before.contract);
    commit(root, '2026-03-09T10:00:00Z');
    expect(await recordOf(root)).toEqual(after);
  });

  it('needs all of the history', async () => {
    const root = repository();
    const clone = path.join(emptyFolder(), 'clone');
    git(os.tmpdir(), ['clone', '--depth', '1', `file://${root}`, clone]);
    await expect(recordOf(clone)).rejects.toThrow(
      'This clone has only a part of the history. Run git fetch --unshallow.',
    );
  });
});

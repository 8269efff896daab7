import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ageOf } from './age.ts';

describe('the age of results', () => {
  let repository = '';

  const commit = (date: string, ...files: readonly string[]): void => {
    for (const file of files) {
      mkdirSync(path.join(repository, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(repository, file), date);
    }
    const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    const identity = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.com'];
    execFileSync('git', ['add', '.'], { cwd: repository });
    execFileSync('git', [...identity, 'commit', '-qm', 'change'], { cwd: repository, env });
  };

  beforeEach(() => {
    repository = mkdtempSync(path.join(os.tmpdir(), 'bench-age-'));
    execFileSync('git', ['init', '-q'], { cwd: repository });
    mkdirSync(path.join(repository, 'bench/results'), { recursive: true });
    writeFileSync(
      path.join(repository, 'bench/results/load.md'),
      '# Load\n\nMeasured on 2026-03-01 12:00 UTC, 2 cores, load 1.0 in the end.\n',
    );
    commit('2026-03-01T11:59:00Z', 'server/before.ts');
  });

  it('is fine when nothing that was measured has changed', async () => {
    commit('2026-03-01T12:30:00Z', 'content/page.mdx', 'server/send.test.ts');
    expect(await ageOf('load', repository)).toBe(
      "load: results are of 2026-03-01 12:00 UTC. Nothing that's measured changed since",
    );
  });

  it('names what has changed, the last change first', async () => {
    commit('2026-03-01T12:30:00Z', 'server/send.ts');
    commit('2026-03-02T12:00:00Z', 'bench/load/index.ts');
    expect(await ageOf('load', repository)).toBe(
      'load: results are of 2026-03-01 12:00 UTC; bench/load/index.ts, server/send.ts changed since',
    );
    commit('2026-03-03T12:00:00Z', 'server/a.ts', 'server/b.ts', 'server/c.ts');
    expect(await ageOf('load', repository)).toBe(
      'load: results are of 2026-03-01 12:00 UTC; server/a.ts, server/b.ts, server/c.ts and 2 other files changed since',
    );
  });

  it('says when a part was never measured', async () => {
    expect(await ageOf('tools', repository)).toBe('tools: there are no results');
  });
});

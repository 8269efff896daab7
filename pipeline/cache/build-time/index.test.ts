import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { contentTimestamp, isoDay, lastChange, sourceTime } from './index.ts';

const folders: string[] = [];

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'build-time-'));
  folders.push(folder);
  return folder;
}

function write(root: string, name: string, modified: number): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${name} of ${String(modified)}`);
  utimesSync(file, modified, modified);
}

function git(root: string, args: readonly string[], time = 1_600_000_000): void {
  const date = `${String(time)} +0000`;
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: root,
    env,
    stdio: 'ignore',
  });
}

function commit(root: string, time: number): void {
  git(root, ['add', '--all']);
  git(root, ['commit', '--message', 'Change'], time);
}

/** A repository with a source that was committed at 1600000000 and another file that was committed later. */
function repository(): string {
  const root = emptyFolder();
  git(root, ['init']);
  write(root, 'content/docs/page.mdx', 1_500_000_000);
  commit(root, 1_600_000_000);
  write(root, 'tests/page.test.ts', 1_500_000_000);
  commit(root, 1_650_000_000);
  return root;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('the time of sources', () => {
  it('comes from the newest commit that touches them', () => {
    expect(sourceTime(['content/docs', 'data'], repository(), {})).toBe(1_600_000_000);
  });

  it('is the same in another clone, where all files are newer', () => {
    const clone = path.join(emptyFolder(), 'clone');
    git(os.tmpdir(), ['clone', repository(), clone]);
    expect(sourceTime(['content/docs'], clone, {})).toBe(1_600_000_000);
  });

  it("follows a change that isn't committed, and a new file", () => {
    const root = repository();
    write(root, 'content/docs/page.mdx', 1_700_000_000);
    expect(sourceTime(['content/docs'], root, {})).toBe(1_700_000_000);
    write(root, 'content/docs/new folder/ünusual name.mdx', 1_700_000_001);
    expect(sourceTime(['content/docs'], root, {})).toBe(1_700_000_001);
    write(root, 'tests/page.test.ts', 1_800_000_000);
    expect(sourceTime(['content/docs'], root, {})).toBe(1_700_000_001);
  });

  it('is never before the commit, and survives a file that is gone', () => {
    const root = repository();
    write(root, 'content/docs/page.mdx', 1_400_000_000);
    expect(sourceTime(['content/docs'], root, {})).toBe(1_600_000_000);
    rmSync(path.join(root, 'content/docs/page.mdx'));
    expect(sourceTime(['content/docs'], root, {})).toBe(1_600_000_000);
  });

  it('comes from the newest file in a tree without git', () => {
    const root = emptyFolder();
    write(root, 'content/docs/api/old.mdx', 1_500_000_000);
    write(root, 'content/docs/api/new.mdx', 1_550_000_000);
    write(root, 'site.json', 1_540_000_000);
    expect(sourceTime(['content/docs', 'site.json', 'data'], root, {})).toBe(1_550_000_000);
  });

  it('comes from the newest file in a folder that its repository ignores', () => {
    const root = repository();
    writeFileSync(path.join(root, '.gitignore'), '/variant\n');
    cpSync(path.join(root, 'content/docs'), path.join(root, 'variant/content/docs'), {
      recursive: true,
      preserveTimestamps: true,
    });
    expect(sourceTime(['content/docs'], path.join(root, 'variant'), {})).toBe(1_500_000_000);
  });

  it("is SOURCE_DATE_EPOCH when that's set (an empty one isn't)", () => {
    const root = repository();
    expect(sourceTime(['content/docs'], root, { SOURCE_DATE_EPOCH: '1234567890' })).toBe(1_234_567_890);
    expect(sourceTime(['content/docs'], root, { SOURCE_DATE_EPOCH: '' })).toBe(1_600_000_000);
  });

  it.each(['yesterday', '-1', '1.5', '1e9', '1767225600000', ' 1'])("can't be '%s'", (value) => {
    expect(() => sourceTime(['content/docs'], os.tmpdir(), { SOURCE_DATE_EPOCH: value })).toThrow(
      `SOURCE_DATE_EPOCH is "${value}". Set it to whole seconds since 1970`,
    );
  });
});

describe('the last change to a page', () => {
  /** A repository with a newer page and a home page, each with a change at 1680000000. */
  function changedRepository(): string {
    const root = repository();
    write(root, 'content/docs/new.mdx', 1_500_000_000);
    write(root, 'app/shell/Home/index.tsx', 1_500_000_000);
    commit(root, 1_660_000_000);
    write(root, 'content/docs/new.mdx', 1_500_000_001);
    write(root, 'app/shell/Home/entries.ts', 1_500_000_000);
    commit(root, 1_680_000_000);
    return root;
  }

  const seconds = (root: string, place: string): number | undefined => {
    const date = lastChange(place, root);
    return date === undefined ? undefined : date.getTime() / 1000;
  };

  it('is the newest commit that touches its file, or a file of its folder', () => {
    const root = changedRepository();
    expect(seconds(root, 'content/docs/page.mdx')).toBe(1_600_000_000);
    expect(seconds(root, 'content/docs/new.mdx')).toBe(1_680_000_000);
    expect(seconds(root, 'app/shell/Home')).toBe(1_680_000_000);
    expect(seconds(root, 'docs/page')).toBeUndefined();
  });

  it("isn't known without git, and for what isn't committed", () => {
    const bare = emptyFolder();
    write(bare, 'content/docs/page.mdx', 1_500_000_000);
    expect(seconds(bare, 'content/docs/page.mdx')).toBeUndefined();
    const root = changedRepository();
    write(root, 'content/docs/page.mdx', 1_700_000_000);
    write(root, 'content/docs/draft.mdx', 1_700_000_000);
    write(root, 'app/shell/Home/styles.module.css', 1_700_000_000);
    expect(seconds(root, 'content/docs/page.mdx')).toBeUndefined();
    expect(seconds(root, 'content/docs/draft.mdx')).toBeUndefined();
    expect(seconds(root, 'app/shell/Home')).toBeUndefined();
    expect(seconds(root, 'content/docs/new.mdx')).toBe(1_680_000_000);
  });

  it('in a shallow clone is known only for what changed after its oldest commit', () => {
    const clone = path.join(emptyFolder(), 'clone');
    git(os.tmpdir(), ['clone', '--depth', '2', `file://${changedRepository()}`, clone]);
    expect(seconds(clone, 'content/docs/page.mdx')).toBeUndefined();
    expect(seconds(clone, 'content/docs/new.mdx')).toBe(1_680_000_000);
    expect(seconds(clone, 'app/shell/Home')).toBeUndefined();
  });

  it('is found in a project that is a folder of its repository', () => {
    const root = emptyFolder();
    git(root, ['init']);
    write(root, 'site/content/docs/page.mdx', 1_500_000_000);
    commit(root, 1_600_000_000);
    expect(seconds(path.join(root, 'site'), 'content/docs/page.mdx')).toBe(1_600_000_000);
  });

  it("isn't when it was moved, but when it was changed before or in the same commit", () => {
    const root = changedRepository();
    renameSync(path.join(root, 'content/docs/new.mdx'), path.join(root, 'content/docs/moved.mdx'));
    commit(root, 1_690_000_000);
    renameSync(path.join(root, 'content/docs/page.mdx'), path.join(root, 'content/docs/new.mdx'));
    commit(root, 1_692_000_000);
    renameSync(path.join(root, 'app/shell/Home/entries.ts'), path.join(root, 'app/shell/Home/list.ts'));
    write(root, 'app/shell/Home/list.ts', 1_500_000_002);
    commit(root, 1_695_000_000);
    expect(seconds(root, 'content/docs/moved.mdx')).toBe(1_680_000_000);
    expect(seconds(root, 'content/docs/new.mdx')).toBe(1_600_000_000);
    expect(seconds(root, 'app/shell/Home')).toBe(1_695_000_000);
  });

  it('is written as a day in universal time', () => {
    expect(isoDay(new Date('2026-07-28T23:59:59Z'))).toBe('2026-07-28');
  });
});

describe('the time in a file name', () => {
  it('has 13 digits, starting with ten for the second', () => {
    expect(contentTimestamp(1_600_000_000, 'one')).toMatch(/^1600000000\d{3}$/);
    expect(contentTimestamp(0, 'one')).toMatch(/^0000000000\d{3}$/);
  });

  it('is one for the same content and another for changed content', () => {
    expect(contentTimestamp(1_600_000_000, 'one')).toBe(contentTimestamp(1_600_000_000, 'one'));
    expect(contentTimestamp(1_600_000_000, 'one')).not.toBe(contentTimestamp(1_600_000_000, 'two'));
  });
});

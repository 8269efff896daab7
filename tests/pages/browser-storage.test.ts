/** The page about privacy lists every key that the code stores under. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadDataTable } from '../../pipeline/content/tables/index.ts';
import { textAttribute } from '../../pipeline/pages/tree/attributes.ts';
import { STORAGE_KEYS } from '../../components/browser/storage/keys.ts';
import { elements } from '../support/page-tree.ts';
import { loadedPages } from '../support/loaded-pages.ts';

const root = path.resolve(import.meta.dirname, '../..');
const listed = loadDataTable('browser-storage').rows.map(({ key }) => String(key));

/** The code that runs in pages, without tests. */
const sources = ['app', 'components', 'engines'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map(
      (file) => [path.posix.join(folder, file), readFileSync(path.join(root, folder, file), 'utf8')] as const,
    ),
);

/** Where the storage is used directly. Before the first paint, and where it's wrapped. All else is typed by its key. */
const DIRECT: readonly string[] = [
  'app/browser/before-paint/closed-announcement.ts',
  'app/browser/before-paint/color-mode.ts',
  'app/browser/before-paint/font-at-first.ts',
  'app/browser/before-paint/room-for-mark.ts',
  'app/browser/start/font.ts',
  'app/head/preference-script.ts',
  'components/browser/sample-preferences/follow-choices.ts',
  'components/browser/storage/index.ts',
];

describe('storage keys', () => {
  it('are those that the page lists', () => {
    expect(listed.toSorted()).toEqual([...STORAGE_KEYS].toSorted());
  });

  it('include the checklists of all pages', () => {
    const names = loadedPages.flatMap(({ page }) =>
      elements(page.tree, 'Checklist').map((list) => textAttribute(list, 'name') ?? ''),
    );
    expect(names).not.toEqual([]);
    for (const name of names) expect(listed).toContain(`checklist-${name}`);
  });

  it('are listed where they are written without a type', () => {
    const literals = sources.flatMap(([, code]) =>
      [...code.matchAll(/localStorage\.\w+Item\('(?<key>[^']+)'/g)].map(({ groups }) => groups?.key),
    );
    expect(literals).not.toEqual([]);
    for (const key of literals) expect(listed).toContain(key);
  });

  it('are only used directly in these files', () => {
    const files = sources.filter(([, code]) => /\blocalStorage\b/.test(code)).map(([file]) => file);
    expect(files.toSorted()).toEqual(DIRECT);
  });

  it('are the only thing that is stored', () => {
    const others = sources.filter(([, code]) =>
      /\b(?:sessionStorage|indexedDB|caches|cookieStore|document\.cookie|serviceWorker)\b/.test(code),
    );
    expect(others.map(([file]) => file)).toEqual([]);
  });
});

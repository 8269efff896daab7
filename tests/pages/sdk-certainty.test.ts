/** Pages of SDKs say what the package or its source decides, and promise nothing that a probe has seen broken. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cellText, dataTableNames, loadDataTable, tableFiles } from '../../pipeline/content/tables/index.ts';

const read = (file: string) => [file, readFileSync(file, 'utf8')] as const;
const under = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => read(path.join(folder, file)));

const server = [...under('content/docs/sdks/server-side'), read('content/docs/api/errors.mdx')];
const mobile = under('content/docs/sdks/mobile');
const tables = dataTableNames()
  .filter((name) => /^(android|ios|react-native|server-sdk|sdk|sdks)(-|$)/.test(name))
  .map((name) => read(tableFiles(name).file));

/** The sentences of files that match, with their places. */
const matches = (files: readonly (readonly [string, string])[], pattern: RegExp): string[] =>
  files.flatMap(([file, text]) => [...text.matchAll(pattern)].map(([words]) => `${file}: "${words}"`));

const HEDGES =
  /\bis not published\b|\b(?:does not|doesn't) seem\b|\bprovoke it\b|\btry your form once\b|\bask support which host\b|\b[Tt]est with [^.]*\bwhether\b|\bWhich exception arrives\b|\bmay not write valid\b/gi;
/** No status does not mean that nothing arrived: a success with an unreadable body has none in some SDKs. */
const CONVERSE = /\b(?:means that no|when no|only if no) (?:answer|response) (?:has )?arrived\b/gi;
const ABSOLUTE_WAITS =
  /\b[Nn]ever (?:much )?(?:more|longer) than\b[^.|]*(?:seconds|minute)|No pause is longer/g;

describe('pages of SDKs', () => {
  it('send no one to test what the source decides', () => {
    expect(matches([...server, ...mobile, ...tables], HEDGES)).toEqual([]);
  });

  it('conclude nothing from an error that has no status', () => {
    expect(matches(server, CONVERSE)).toEqual([]);
  });

  it('promise no cap on waits that an SDK was seen to exceed', () => {
    const row = loadDataTable('sdk-observations').rows.find(({ id }) => id === '429-rate-limit-reset');
    const waits = [...`${cellText(row?.node)} ${cellText(row?.python)}`.matchAll(/(\d+) s/g)];
    expect(Math.max(...waits.map(([, seconds]) => Number(seconds)))).toBeGreaterThan(60);
    // The cap of Go holds: it adds the random part before it.
    const others = server.filter(([file]) => !file.endsWith('go.mdx'));
    expect(matches(others, ABSOLUTE_WAITS)).toEqual([]);
  });

  it('name what a newer Node.js release renames in the one table of its page', () => {
    const elsewhere = under('content/docs').filter(([file]) => !/node\.mdx$|deprecations\.mdx$/.test(file));
    expect(
      matches(
        elsewhere,
        /\bNode\.js releases before\b|\bNewer releases call it\b|\bgetcarddetails\b[^.]*Node/g,
      ),
    ).toEqual([]);
  });

  it.each(['node', 'python', 'dotnet'])(
    '%s says that a write that ends in an error might have succeeded',
    (page) => {
      expect(readFileSync(`content/docs/sdks/server-side/${page}.mdx`, 'utf8')).toMatch(
        /the write might have succeeded/i,
      );
    },
  );
});

import { describe, expect, it } from 'vitest';
import type { PageLoad } from './load-page.ts';
import { blockedTime, pagesReport } from './pages-report.ts';
import { OWN, type Site } from './site.ts';

const own: Site = { name: OWN, url: 'http://localhost:1' };
const peer: Site = { name: 'Peer 1.0', url: 'http://localhost:2' };

const load = (paintMs: number, blockedMs = 0): PageLoad => ({
  ...{ html: 1, script: 1, style: 1, font: 1, ahead: 0, other: 0, shift: 0 },
  ...{ paintMs, lcpMs: paintMs + 100, blockedMs, countedMs: blockedMs, longestTaskMs: 0, causes: new Map() },
});

describe('blockedTime', () => {
  it.each([
    [90, 61, '90'],
    [90, 59, '90 (counted: 59)'],
    [0, 20, '0 (counted: 20)'],
    [0, 0, '0'],
  ])('of %d ms by the trace, and %d ms by the browser', (blockedMs, countedMs, shown) => {
    expect(blockedTime({ blockedMs, countedMs })).toBe(shown);
  });
});

describe('pagesReport', () => {
  const { details, overview } = pagesReport(
    {
      loads: new Map([
        [
          'home',
          new Map([
            [own, [load(300), load(500), load(400)]],
            [peer, [load(600, 70), load(800, 90), load(700, 80)]],
          ]),
        ],
        ['longest', new Map([[own, [load(900)]]])],
      ]),
      clicks: new Map([[own, [100, 120, 110]]]),
      searches: new Map([[own, [{ time: 900, kilobytes: 150.25 }]]]),
    },
    3,
  );

  it('compares the sites in a row for each page type, with the middle of the runs', () => {
    expect(overview?.split('\n').slice(-3)).toEqual([
      '| page | this site | Peer 1.0 |',
      '| --- | --- | --- |',
      '| home | 400 / 500 / 0 | 700 / 800 / 80 |',
    ]);
  });

  it('has everything else in the details', () => {
    expect(details).toContain('| longest | this site | 900 | 1000 | 0 |');
    expect(details).toContain('| click to title | this site | 110 | 120 | 250: met |  |');
    expect(details).toContain('| first search | this site | 900 | 900 | 1500: met | 150.3 |');
  });
});

import { withBrowser } from '../launch-browser.ts';
import type { Report } from '../report.ts';
import { measureSites } from './measure-sites.ts';
import { pagesReport } from './pages-report.ts';
import { SLOW_PHONE } from './phone.ts';
import { withSites } from './sites.ts';

/**
 * Measures what a reader on a slow phone waits for, beside the peers.
 *
 * @param peers names of folders in `bench/peers/sites`
 * @param runs how often each page is loaded
 */
export function measurePages(peers: readonly string[], runs: number): Promise<Report> {
  return withSites(peers, (sites) =>
    withBrowser(async (browser) =>
      pagesReport(await measureSites({ browser, pace: SLOW_PHONE }, sites, runs, console.log), runs),
    ),
  );
}

/** What the embedded server and nginx do with the same files on this machine under load, and under a flood of slow clients. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BUDGETS } from '../budgets.ts';
import { reached, table, verdict, type Row } from '../report.ts';
import { mixOf, SHARE_OF_MISSING } from './mix.ts';
import { readManifest, withServers, type LoadedServer } from './servers.ts';
import { floodSlowly } from './slow-flood.ts';
import { ensureWrk, runWrk, type WrkResult } from './wrk.ts';

const LEVELS = [100, 2_000] as const;

/** Two loads at a time, of what's there and of what isn't. */
interface Measured {
  readonly found: WrkResult;
  readonly missing: WrkResult;
}

/** Of all responses. Only what isn't there can have a status of 400 or more, and must. */
function errorsOf({ found, missing }: Measured): number {
  const broken = [found, missing].reduce(
    (sum, { connect, read, write, timeout }) => sum + connect + read + write + timeout,
    0,
  );
  return broken + found.status + Math.abs(missing.requests - missing.status);
}

const perSecond = ({ found, missing }: Measured): number =>
  [found, missing].reduce((sum, { requests, microseconds }) => sum + requests / (microseconds / 1e6), 0);

const milliseconds = (microseconds: number): string => (microseconds / 1000).toFixed(1);

function rowOf(connections: number, { name }: LoadedServer, measured: Measured, share?: number): Row {
  const { found, missing } = measured;
  const errors = errorsOf(measured);
  const targets = [`errors ${verdict(errors, BUDGETS.load.errors)}`];
  if (share !== undefined) targets.push(`share ${reached(share, BUDGETS.load.share)}`);
  return {
    connections,
    server: name,
    requests: found.requests + missing.requests,
    'per second': perSecond(measured).toFixed(0),
    'MB/s': ((found.bytes + missing.bytes) / found.microseconds).toFixed(0),
    'median ms': milliseconds(found.median),
    'p99 ms': milliseconds(found.p99),
    'longest ms': milliseconds(found.longest),
    errors,
    "of nginx's": share === undefined ? '' : `${share.toFixed(0)} %`,
    target: targets.join(', '),
  };
}

async function floodRow(server: LoadedServer): Promise<Row> {
  const served = await floodSlowly(server, readManifest());
  return {
    server: server.name,
    asked: served.asked,
    failed: served.failed,
    'median ms': served.median.toFixed(1),
    'p99 ms': served.p99.toFixed(1),
    'longest ms': served.longest.toFixed(1),
    // This project promises nothing for nginx.
    target:
      server.name === 'nginx'
        ? ''
        : verdict(served.failed === 0 ? served.p99 : Infinity, BUDGETS.load.whileFlooded),
  };
}

/**
 * Measures both servers.
 *
 * @param seconds that each server is loaded at each level
 * @returns the report, in Markdown
 * @throws a sentence where nginx or wrk can't be had, or when the site isn't built
 */
export async function measureLoad(seconds: number): Promise<string> {
  const wrk = await ensureWrk();
  const { found, missing } = mixOf(readManifest());
  const folder = mkdtempSync(path.join(tmpdir(), 'mix-'));
  const files = { found: path.join(folder, 'found'), missing: path.join(folder, 'missing') };
  writeFileSync(files.found, found.join('\n'));
  writeFileSync(files.missing, missing.join('\n'));
  const measure = async ({ url }: LoadedServer, connections: number): Promise<Measured> => {
    const others = Math.ceil((connections * SHARE_OF_MISSING) / 100);
    const [ofFound, ofMissing] = await Promise.all([
      runWrk(wrk, { url, seconds, targets: files.found, connections: connections - others, threads: 2 }),
      runWrk(wrk, { url, seconds, targets: files.missing, connections: others, threads: 1 }),
    ]);
    return { found: ofFound, missing: ofMissing };
  };
  try {
    return await withServers(async ([embedded, nginx]) => {
      const rows: Row[] = [];
      for (const connections of LEVELS) {
        console.log(`${String(connections)} connections for ${String(seconds)} s, on each server …`);
        const own = await measure(embedded, connections);
        const others = await measure(nginx, connections);
        const share = (100 * perSecond(own)) / perSecond(others);
        rows.push(rowOf(connections, embedded, own, share), rowOf(connections, nginx, others));
      }
      console.log('Slow clients …');
      const floods = [await floodRow(embedded), await floodRow(nginx)];
      return [
        `The embedded server with a process for each core, and nginx with the configuration that the build writes, in turn. Each is loaded for ${String(seconds)} s by wrk on the same machine, over connections that are kept alive. The requests are 60 % pages, 24 % assets, 8 % Markdown and 4 % redirects, compressed with gzip, and 4 % of the connections ask for what isn't there. An error is a connection that isn't made or breaks, a response that doesn't come within 60 s, and a status that isn't the right one. The longest times come from the beginning. All connections arrive in the same moment, under full load, and both servers accept one in each turn of their event loop, so the last of 2,000 wait for seconds. Each process starts with a limit of at least 8,192 open files.`,
        table(rows),
        'A flood of 2,000 slow clients. Half of them send a byte of a header every second, half of them read a byte of a file of 1 MB every second. Meanwhile another client asks for a page every 50 ms for 30 s, each time over a new connection. The target is the 99th percentile.',
        table(floods),
      ].join('\n\n');
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

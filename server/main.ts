/**
 * Serves the built site until it is interrupted. `npm run build` compiles this file and what it imports to
 * `dist/server.mjs`.
 *
 *   PORT=3000 HOST=127.0.0.1 node dist/server.mjs [folder]
 *
 * WORKERS, ACCESS_LOG and SHUTDOWN_GRACE are explained in `settings.ts`. Exit codes: 0 after Ctrl-C or SIGTERM, when
 * responses in progress are finished. 1 with a sentence when the site is not built, a setting is wrong, the port is
 * taken, or no process can be kept running. A second signal ends it immediately.
 */
import cluster from 'node:cluster';
import path from 'node:path';
import { rootWarning } from './root-warning.ts';
import { serveSite } from './serve-site.ts';
import { readSettings, type Settings } from './settings.ts';
import { runWorker } from './worker.ts';
import { keepWorkers } from './workers.ts';

const directory = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../build'));

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

/** On standard error where standard output is the access log. */
function announce(address: string, { accessLog, host }: Settings): void {
  (accessLog ? console.error : console.log)(`\nThe site is at ${address} (Ctrl-C stops it)`);
  const warning = rootWarning(host, process.getuid?.());
  if (warning !== undefined) console.error(warning);
}

async function serveAlone(settings: Settings): Promise<void> {
  const site = await serveSite(directory, settings);
  announce(site.address, settings);
  // Once, so that the next signal ends the process, as it does by default.
  for (const signal of SIGNALS) process.once(signal, () => void site.stop());
}

function serveByWorkers(settings: Settings): void {
  // Each process accepts connections itself. Otherwise this one hands them out one by one, and with 2,000 at the same
  // time some wait for seconds.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // This file, whichever one imported it.
  cluster.setupPrimary({ exec: import.meta.filename, args: [directory] });
  const workers = keepWorkers(settings.workers, () => cluster.fork(), {
    onAddress: (address) => {
      announce(address, settings);
    },
    onDeath: (sentence) => {
      console.error(sentence);
    },
    onFailure: fail,
  });
  let isStopping = false;
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (isStopping) {
        workers.kill();
        process.exit(1);
      }
      isStopping = true;
      workers.stop();
    });
}

try {
  const settings = readSettings(process.env);
  if (cluster.isWorker) await runWorker(directory, settings);
  else if (settings.workers === 1) await serveAlone(settings);
  else serveByWorkers(settings);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

import { availableParallelism } from 'node:os';

/** Where and how the server runs. */
export interface Settings {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
  /** How many processes share the port. */
  readonly workers: number;
  /** Whether each request is a line on standard output. */
  readonly accessLog: boolean;
  /** How long responses in progress have when the server is stopped, in milliseconds. */
  readonly grace: number;
}

/** More than any machine has cores. A larger number is a typo. */
const MOST_WORKERS = 256;

/** In seconds. Below the 30 s that orchestrators wait before they kill a process. */
const DEFAULT_GRACE = 20;

/** In seconds. */
const LONGEST_GRACE = 3_600;

/**
 * Reads `PORT`, `HOST`, `WORKERS`, `ACCESS_LOG` and `SHUTDOWN_GRACE`. Without `HOST` the server is reached from this
 * machine only, since `npm start` is for previewing the site. A container sets `HOST=0.0.0.0`. The default is the IPv4
 * loopback address and not the name `localhost`, which resolves to `::1` on some systems, where clients that connect to
 * 127.0.0.1 would be rejected.
 *
 * @throws a sentence for a setting that isn't what it should be
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const port = environment.PORT || '3000';
  if (!isWholeNumber(port, 0, 65_535)) {
    throw new Error(
      `PORT is "${port}", which is not a port. Set a number from 0 to 65535, as in: PORT=3001 npm start`,
    );
  }
  const workers = environment.WORKERS || String(Math.min(availableParallelism(), MOST_WORKERS));
  if (!isWholeNumber(workers, 1, MOST_WORKERS)) {
    throw new Error(
      `WORKERS is "${workers}", which isn't a number of processes. Set one from 1 to ${MOST_WORKERS}, as in: WORKERS=2 npm run serve`,
    );
  }
  const accessLog = environment.ACCESS_LOG || 'on';
  if (accessLog !== 'on' && accessLog !== 'off') {
    throw new Error(
      `ACCESS_LOG is "${accessLog}". Set it to "on" or "off", as in: ACCESS_LOG=off npm run serve`,
    );
  }
  const grace = environment.SHUTDOWN_GRACE || String(DEFAULT_GRACE);
  if (!isWholeNumber(grace, 0, LONGEST_GRACE)) {
    throw new Error(
      `SHUTDOWN_GRACE is "${grace}". Set whole seconds from 0 to ${LONGEST_GRACE}, as in: SHUTDOWN_GRACE=30 npm run serve`,
    );
  }
  return {
    port: Number(port),
    host: environment.HOST || '127.0.0.1',
    workers: Number(workers),
    accessLog: accessLog === 'on',
    grace: Number(grace) * 1000,
  };
}

function isWholeNumber(value: string, least: number, most: number): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) >= least && Number(value) <= most;
}

/** Where the server listens. */
export interface Settings {
  /** 0 lets the system choose a free port. */
  readonly port: number;
  readonly host: string;
}

/**
 * Reads `PORT` and `HOST`. Without `HOST` the server is reached from this machine only, since `npm start` is for
 * previewing the site; a container sets `HOST=0.0.0.0`. The default is the IPv4 loopback address and not the name
 * `localhost`, which resolves to `::1` on some systems, where clients that connect to 127.0.0.1 would be rejected.
 *
 * @throws when `PORT` is not a port number
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const port = environment.PORT || '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Error(
      `PORT is "${port}", which is not a port. Set a number from 0 to 65535, as in: PORT=3001 npm start`,
    );
  }
  return { port: Number(port), host: environment.HOST || '127.0.0.1' };
}

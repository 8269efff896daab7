/**
 * What one client can take of a process. Times are in milliseconds, sizes in bytes. None is a setting, since none
 * depends on where the server runs.
 */
export const LIMITS = {
  /** Of a request line. As nginx has it. Far beyond the longest URL of the site. Above, the status is 414. */
  url: 8_192,
  /** Of the request line and all headers together, as nginx has it. Above, the status is 431. */
  headers: 32_768,
  /** Of a body, which nothing here reads. As nginx has it. Above, the status is 413. */
  body: 1_000_000,
  /** Of an `Accept` that is looked at. The longest one of a browser has 140. */
  accept: 1_024,
  /** Until all headers are there, from the first byte or from when the connection is made. Then the status is 408. */
  headersTime: 10_000,
  /** Until the whole request is there, so that a body can't come byte by byte forever. Then the status is 408. */
  requestTime: 30_000,
  /** How often the two above are looked at. */
  checkEvery: 1_000,
  /** How long a client can take nothing of a response, until its connection is cut. As nginx has it. */
  stalled: 60_000,
  /** Without a request. Longer than load balancers keep connections (60 s), so that they never send one into its end. */
  keepAlive: 65_000,
  /** Between a response to a broken request and the end of its connection, so that the client can read it. */
  lingering: 1_000,
  /** Connections of a process. Each takes some 20 kB, and an open file. */
  connections: 10_000,
  /** Connections that wait for being accepted. The system can have a lower limit (`net.core.somaxconn`). */
  backlog: 4_096,
} as const;

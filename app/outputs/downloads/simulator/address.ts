/** Where the simulator listens: on the machine that it's started on only. */
export const HOST = '127.0.0.1';

/** The port without the option `--port`. */
export const DEFAULT_PORT = 4020;

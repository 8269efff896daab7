import { parseArgs } from 'node:util';

/** How the server runs. */
export interface Settings {
  /** The port for HTTP. Absent for standard input and output. */
  readonly port?: number;
  /** The built site's folder, if it isn't the project's. */
  readonly site?: string;
}

const USUAL_PORT = '3333';

const USAGE = 'Use: npm run mcp, or: npm run mcp -- --http [--port 3333]';

function parsed(args: readonly string[]): { http: boolean; port?: string; site?: string } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        http: { type: 'boolean', default: false },
        port: { type: 'string' },
        site: { type: 'string' },
      },
    });
    return values;
  } catch (error) {
    throw new Error(`${(error as Error).message} ${USAGE}`, { cause: error });
  }
}

/**
 * Reads the command's arguments.
 *
 * @throws a sentence when one is wrong
 */
export function readSettings(args: readonly string[]): Settings {
  const { http, port, site } = parsed(args);
  if (!http && port !== undefined)
    throw new Error(`--port is for HTTP. Add --http, as in: npm run mcp -- --http --port ${port}`);
  const number = port ?? USUAL_PORT;
  if (!/^\d{1,5}$/.test(number) || Number(number) > 65_535)
    throw new Error(`--port is "${number}", which isn't a port. Give a number from 0 to 65535. ${USAGE}`);
  return { ...(http ? { port: Number(number) } : {}), ...(site === undefined ? {} : { site }) };
}

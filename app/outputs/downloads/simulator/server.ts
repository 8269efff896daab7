/** The simulator as a server: it listens on the loopback interface only, keeps everything in memory and sends nothing anywhere. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import {
  initialState,
  READY_KEYS,
  respond,
  type PlatformRequest,
  type PlatformResponse,
} from '../../../../engines/simulator/index.ts';
import { DEFAULT_PORT, HOST } from './address.ts';

const WORLD = { now: () => Date.now(), uuid: () => randomUUID(), random: () => Math.random() };

function end(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Reads an option that is a number from 0 to `most`. */
function numberOption(name: string, value: string, most: number): number {
  const number = Number(value);
  if (value.trim() === '' || !(number >= 0 && number <= most))
    end(`--${name} must be a number from 0 to ${most}, and "${value}" is not.`);
  return number;
}

interface Options {
  readonly port: number;
  readonly timeout: number;
  readonly limitsRates: boolean;
}

function readOptions(): Options {
  const options = {
    port: { type: 'string', default: String(DEFAULT_PORT) },
    timeout: { type: 'string', default: '25' },
    'rate-limits': { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ options });
    return {
      port: numberOption('port', values.port, 65_535),
      timeout: numberOption('timeout', values.timeout, 600),
      limitsRates: values['rate-limits'],
    };
  } catch (error) {
    return end(
      `${error instanceof Error ? error.message : String(error)}\nOptions: --port, --timeout (seconds), --rate-limits`,
    );
  }
}

async function readRequest(request: IncomingMessage): Promise<PlatformRequest> {
  const { method = 'GET', url = '/' } = request;
  const { pathname, searchParams } = new URL(`http://${HOST}${url}`);
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  return { method, path: pathname, query: searchParams, headers, body: await text(request) };
}

async function send(response: ServerResponse, outcome: PlatformResponse, timeout: number): Promise<void> {
  if (outcome.kind === 'broken connection') {
    response.destroy();
    return;
  }
  if (outcome.seconds !== undefined) await pause(Math.min(outcome.seconds, timeout) * 1000);
  response.writeHead(outcome.status, outcome.headers).end(outcome.body);
}

/** Starts the simulator with the options of the command line, and ends the process with a sentence where it can't. */
export function startServer(): void {
  const { port, timeout, limitsRates } = readOptions();
  let state = initialState({ limitsRates });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = await readRequest(request);
    const outcome = respond(state, received, WORLD);
    state = outcome.state;
    const status = outcome.response.kind === 'response' ? outcome.response.status : 'broken connection';
    console.log(`${received.method} ${received.path} ${status}`);
    await send(response, outcome.response, timeout);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error('The mock platform failed. This is a bug in it, not in your request.', error);
      response.destroy();
    });
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    end(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Choose another one, for example: node platform-double.mjs --port ${port + 1}`
        : `The mock platform can't listen on port ${port}: ${error.message}`,
    );
  });
  server.listen(port, HOST, () => {
    const address = server.address();
    const origin = `http://${HOST}:${typeof address === 'object' && address !== null ? address.port : port}`;
    const keys = READY_KEYS.map(({ key, purpose }) => `  ${key.padEnd(24)} ${purpose}`);
    console.log(
      [
        `The mock platform is listening at ${origin}. Stop it with Ctrl+C, which erases its data.`,
        'Test data only. Any placeholder such as <API_KEY> works as a key, and so do these:',
        ...keys,
      ].join('\n'),
    );
  });
}

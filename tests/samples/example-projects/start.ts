/** Starts an unpacked project as its README says. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, connect, type AddressInfo } from 'node:net';
import path from 'node:path';

const PATIENCE = 120_000;

/** A port of the loopback interface that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Fills in `.env.example`. A variable without a value stays empty, and the project says so. */
function filledIn(example: string, values: Readonly<Record<string, string>>): string {
  return example.replaceAll(/^(?:# )?([A-Z_]+)=.*$/gm, (line, name: string) =>
    name in values ? `${name}=${values[name] ?? ''}` : line,
  );
}

/** Whether something listens on a port of the loopback interface. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });
}

export interface Started {
  /** Of the page. */
  readonly address: string;
  /** What the project has printed so far. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/**
 * Runs `npm start` on free ports and waits for page and server.
 *
 * @param folder of the project
 * @param values of the variables in `.env`
 * @param python whose folder is the first on the path
 * @throws what the project printed when it ended early
 */
export async function startProject(
  folder: string,
  values: Readonly<Record<string, string>>,
  python?: string,
): Promise<Started> {
  const [pagePort, serverPort] = [await freePort(), await freePort()];
  const ports = { PAGE_PORT: String(pagePort), SERVER_PORT: String(serverPort) };
  const example = await readFile(path.join(folder, '.env.example'), 'utf8');
  await writeFile(path.join(folder, '.env'), filledIn(example, { ...values, ...ports }));
  const places = [...(python === undefined ? [] : [path.dirname(python)]), process.env.PATH ?? ''];
  const env = {
    ...process.env,
    PATH: places.join(path.delimiter),
    PYTHONDONTWRITEBYTECODE: '1',
    NO_PROXY: '*',
  };
  // A group of its own, so that nothing that npm starts outlives the test. Its input stays open, as in a terminal: Vite
  // ends when it ends.
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env,
    detached: true,
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = once(child, 'close');
  child.once('exit', (code, signal) => {
    output += `\nIt ended with ${signal ?? `the code ${code ?? ''}`}.`;
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  const deadline = Date.now() + PATIENCE;
  while (!((await isListening(pagePort)) && (await isListening(serverPort)))) {
    if (child.exitCode !== null) throw new Error(`The project ended. It said:\n${output}`);
    if (Date.now() > deadline) {
      await stop();
      throw new Error(`The project did not start within ${PATIENCE} ms. It said:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { address: `http://127.0.0.1:${pagePort}`, output: () => output, stop };
}

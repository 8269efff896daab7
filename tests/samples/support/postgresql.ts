/** A PostgreSQL server of a test: a cluster in a folder of its own, on a free port of the loopback interface. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './ports.ts';

const run = promisify(execFile);

export interface PostgreSql {
  /** What its clients read: `PGHOST`, `PGPORT`, `PGUSER`, `PGDATABASE`. */
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Why no server can be started here, or undefined. */
export function missingPostgreSql(): string | undefined {
  const commands = ['initdb', 'postgres'].filter((command) => spawnSync(command, ['--version']).status !== 0);
  return commands.length === 0
    ? undefined
    : `PostgreSQL is not on this machine (${commands.join(', ')}), so the import from PostgreSQL did not run.`;
}

/** The server refuses to run as root, so it then runs as the user of that name. */
async function unprivileged(): Promise<{ readonly uid?: number; readonly gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'nobody'])).stdout)),
  );
  return { uid, gid };
}

/** A server listens before it takes queries: a connection in between ends with "the database system is starting up". */
async function takesQueries(environment: PostgreSql['environment']): Promise<boolean> {
  const { PGHOST, PGPORT, PGUSER, PGDATABASE } = environment;
  const client = new pg.Client({ host: PGHOST, port: Number(PGPORT), user: PGUSER, database: PGDATABASE });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/**
 * Starts a server with an empty database.
 *
 * @throws what it said when it did not start
 */
export async function startPostgreSql(): Promise<PostgreSql> {
  const user = await unprivileged();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'postgresql-'));
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  await run('initdb', ['-D', data, '-U', 'importer', '-A', 'trust', '--no-sync'], { ...user, cwd: folder });
  const port = await freePort();
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'fsync=off'];
  const server = spawn('postgres', ['-D', data, '-p', String(port), ...settings], { ...user, cwd: folder });
  const ended = once(server, 'close');
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const stop = async (): Promise<void> => {
    server.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true });
  };
  const environment = {
    PGHOST: '127.0.0.1',
    PGPORT: String(port),
    PGUSER: 'importer',
    PGDATABASE: 'postgres',
  };
  const deadline = Date.now() + 30_000;
  while (!(await takesQueries(environment))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`PostgreSQL did not start. It said:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { environment, stop };
}

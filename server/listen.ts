import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIMITS } from './limits.ts';
import type { Settings } from './settings.ts';

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '0.0.0.0', '::']);

/** Where to listen. */
type Place = Pick<Settings, 'port' | 'host'>;

/**
 * Starts to listen.
 *
 * @returns the address at which this machine reaches the site, e.g. `http://localhost:3000`
 * @throws a sentence when the port is taken or reserved, or when this machine has no such host
 */
export async function listen(server: Server, place: Place): Promise<string> {
  try {
    await once(server.listen({ ...place, backlog: LIMITS.backlog }), 'listening');
  } catch (error) {
    throw new Error(sentenceFor(error as NodeJS.ErrnoException, place), { cause: error });
  }
  const { address, port, family } = server.address() as AddressInfo;
  const numericHost = family === 'IPv6' ? `[${address}]` : address;
  return `http://${LOCAL_HOSTS.has(address) ? 'localhost' : numericHost}:${port}`;
}

function sentenceFor(error: NodeJS.ErrnoException, { port, host }: Place): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Choose another one, as in: PORT=${port === 3001 ? 3002 : 3001} npm start`;
    case 'EACCES':
      return `Port ${port} is reserved for the system. Choose one above 1023, as in: PORT=3001 npm start`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return `This machine has no address ${host}. Set HOST to one of its addresses, as in: HOST=0.0.0.0 npm start`;
    default:
      return `The server cannot listen on ${host}:${port}: ${error.message}`;
  }
}

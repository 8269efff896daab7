/**
 * A platform simulator for a reader without an account: one file, which `bundle.ts` makes of this module and what
 * it imports.
 *
 *   node platform-double.mjs [--port 4020] [--timeout 25] [--rate-limits]     starts it
 *   npx --yes tsx --import ./platform-double.mjs sample.mts                           runs an unchanged sample against it
 *
 * `PLATFORM_DOUBLE` is its origin for a program, where it isn't the default.
 */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_PORT, HOST } from './address.ts';
import { redirectRequests } from './redirect-requests.ts';
import { startServer } from './server.ts';

/** The program that Node.js runs; it knows its modules by their real paths. */
const program = process.argv[1] === undefined ? '' : realpathSync(process.argv[1]);

if (program === fileURLToPath(import.meta.url)) startServer();
else redirectRequests(process.env.PLATFORM_DOUBLE ?? `http://${HOST}:${DEFAULT_PORT}`);

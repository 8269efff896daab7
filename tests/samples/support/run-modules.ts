/**
 * Runs modules in sequence, each as a program, and reports each to the parent process.
 *
 * Usage: fork with the origin of the mock server, then the modules' files. A request to the host of the test environment
 * goes to the mock server instead, with the name of the module's file in a header.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { provider } from '../../../site/provider.ts';
import { SAMPLE_HEADER } from './mock-server.ts';

export interface ModuleReport {
  /** Name of the file, without extension. */
  readonly name: string;
  /** What it gave to `console.log`. */
  readonly printed: number;
  /** What it gave to `console.error`, one text for each call. */
  readonly complaints: readonly string[];
  /** Absent when the module ran to its end. */
  readonly failure?: string;
}

const [origin = '', ...files] = process.argv.slice(2);
const realFetch = globalThis.fetch;
let current = '';
let printed = 0;
let complaints: string[] = [];

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const url = request.url.replace(provider.hosts.test, origin);
  if (url === request.url) throw new Error(`A sample asks for ${url}, which is not on the test host.`);
  return realFetch(new Request(url, request), { headers: [...request.headers, [SAMPLE_HEADER, current]] });
};
console.log = () => {
  printed += 1;
};
console.error = (...parts: unknown[]) => {
  complaints.push(parts.map(String).join(' '));
};

for (const file of files) {
  current = path.basename(file, path.extname(file));
  printed = 0;
  complaints = [];
  let failure: string | undefined;
  try {
    await import(pathToFileURL(file).href);
  } catch (error) {
    failure = String(error);
  }
  process.send?.({ name: current, printed, complaints, failure } satisfies ModuleReport);
}

/**
 * Runs modules in sequence, each as a program, and reports each to the parent process.
 *
 * Fork it with the mock server's origin, the number that timeouts are divided by, then the folder that each module runs
 * in, and its file. A request to the test environment's host goes to the mock server instead, with the module's file
 * name in a header. What the modules wait for takes no time.
 */
import path from 'node:path';
import { setTimeout as setTimer } from 'node:timers';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { provider } from '../../../content/site/provider.ts';
import type { ProgramReport } from './program-report.ts';
import { SAMPLE_HEADER } from './recorder.ts';

/** Where the SDK sets the timer of a pause between two attempts, and of the time that an attempt may take. */
const PAUSE = /node-sdk.*requestWithRetries\.m?js/;
const TIME_OUT = /node-sdk.*signals\.m?js/;

const [origin = '', hurry = '1', ...places] = process.argv.slice(2);
const realFetch = globalThis.fetch;
let report: { -readonly [Field in keyof ProgramReport]: ProgramReport[Field] };
let printed: string[] = [];
let complaints: string[] = [];
let waits: number[] = [];

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const url = request.url.replace(provider.hosts.test, origin);
  if (url === request.url) throw new Error(`A sample asks for ${url}, which is not on the test host.`);
  return realFetch(new Request(url, request), {
    headers: [...request.headers, [SAMPLE_HEADER, report.name]],
  });
};

globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply: (real, _, [callback, delay = 0, ...args]: [() => void, number | undefined, ...unknown[]]) => {
    const caller = new Error().stack?.split('\n')[2] ?? '';
    if (PAUSE.test(caller)) {
      waits.push(delay / 1000);
      return real(callback, 0, ...args);
    }
    if (!TIME_OUT.test(caller)) return real(callback, delay, ...args);
    report.timeOut = delay / 1000;
    // The SDK leaves the timer of a request whose connection broke.
    return setTimer(
      () => {
        callback();
      },
      delay / Number(hurry),
    ).unref();
  },
});
// What SDKs add to a pause by chance is nothing then.
Math.random = () => 0.5;

console.log = (...parts: unknown[]) => {
  printed.push(format(...parts));
};
console.error = (...parts: unknown[]) => {
  complaints.push(format(...parts));
};

for (let index = 0; index < places.length; index += 2) {
  const [home = '', file = ''] = places.slice(index, index + 2);
  process.chdir(home);
  [printed, complaints, waits] = [[], [], []];
  report = { name: path.basename(file, path.extname(file)), printed, complaints, waits };
  try {
    await import(pathToFileURL(file).href);
  } catch (error) {
    report.failure = error instanceof Error ? `${error.constructor.name}: ${error.message}` : String(error);
  }
  process.send?.(report);
}

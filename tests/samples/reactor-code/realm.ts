/** The globals and modules that code gets on each runtime. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { errorPackage } from './error-classes.ts';
import type { Batch, Invocation, Outcome } from './invocation.ts';

const ERRORS = '@basis-theory/basis-theory-reactor-formulas-sdk-js';

/** Globals of Node.js 16, besides the language. */
const NODE_16 = {
  AbortController,
  Buffer,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  clearTimeout,
  console,
  setTimeout,
};

/** What later versions of Node.js added to the language, and the oldest Node.js that runs this test has. */
const NEWER_THAN_NODE_16 = `
  for (const name of ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'])
    delete Array.prototype[name];
  for (const name of ['isWellFormed', 'toWellFormed']) delete String.prototype[name];
  delete Array.fromAsync;
  delete Object.groupBy;
  delete Map.groupBy;
  delete Promise.withResolvers;
`;

/** A double of `tesseract.js` 4 that reads the same text from every image, and notes what is done with it. */
function recognizer(text: string, done: string[]): Readonly<Record<string, unknown>> {
  const noting =
    <Result>(name: string, result: Result) =>
    (...args: readonly unknown[]): Promise<Result> => {
      done.push([name, ...args].join(' '));
      return Promise.resolve(result);
    };
  return {
    createWorker: noting('createWorker', {
      loadLanguage: noting('loadLanguage', undefined),
      initialize: noting('initialize', undefined),
      recognize: noting('recognize', { data: { text } }),
      terminate: noting('terminate', undefined),
    }),
  };
}

/** Whether a version is in a range like `^1.2.3`, or is the version that is named. */
function satisfies(version: string, range: string): boolean {
  const numbers = (one: string): number[] => one.replace('^', '').split('.').map(Number);
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  const [leastMajor = 0, leastMinor = 0, leastPatch = 0] = numbers(range);
  if (!range.startsWith('^')) return version === range;
  return major === leastMajor && (minor > leastMinor || (minor === leastMinor && patch >= leastPatch));
}

/** The function that a sample exports. */
export type Exported = (argument: unknown) => Promise<unknown>;

/**
 * Evaluates code as the module of a reactor or a transform.
 *
 * @throws Error when the code loads a module that its runtime does not have, or exports no function
 */
export function loadCode(
  { code, runtime, imageText = '' }: Invocation,
  { offer, packagesFolder }: Batch,
  fetchFromServer: typeof fetch,
  outcome: Pick<Outcome, 'recognizer'>,
): Exported {
  const requirePackage = createRequire(path.join(packagesFolder, 'code.js'));
  const versions = runtime === 'node-bt' ? offer.packages : offer.dependencies;

  const load = (name: string): unknown => {
    if (runtime === 'node-bt' && offer.builtIn.includes(name)) return requirePackage(name);
    const range = versions[name];
    if (range === undefined) throw new Error(`Code on ${runtime} cannot load "${name}".`);
    if (name === ERRORS) return errorPackage(offer.errorClasses);
    if (name === 'tesseract.js') return recognizer(imageText, outcome.recognizer as string[]);
    const file = path.join(packagesFolder, 'node_modules', name, 'package.json');
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
    if (!satisfies(version, range))
      throw new Error(`${name} is installed as ${version}, and the runtime has ${range}.`);
    return requirePackage(name);
  };

  const module: { exports?: unknown } = {};
  const own =
    runtime === 'node-bt' ? NODE_16 : { ...NODE_16, Request, Response, Headers, fetch: fetchFromServer };
  const context = vm.createContext({ ...own, module, require: load });
  if (runtime === 'node-bt') vm.runInContext(NEWER_THAN_NODE_16, context);
  vm.runInContext(code, context);
  if (typeof module.exports !== 'function') throw new Error('The code exports no function.');
  return module.exports as Exported;
}

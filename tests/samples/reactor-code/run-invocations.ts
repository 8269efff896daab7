/**
 * Runs invocations in sequence and reports each to the parent process, which sends a `Batch`. Every request, of
 * whatever package, reaches the server of the batch, with headers that say which run it is of and where it was meant to
 * go.
 */
import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { createRequire } from 'node:module';
import path from 'node:path';
import { provider } from '../../../content/site/provider.ts';
import { SAMPLE_HEADER } from '../support/recorder.ts';
import { thrownOf } from './error-classes.ts';
import { ORIGIN_HEADER, type Batch, type Invocation, type Outcome } from './invocation.ts';
import { loadCode } from './realm.ts';

/** Time that the platform gives a synchronous run on node-bt, and a run on node22 at most. */
const TIME_LIMIT = 30_000;

let current = '';
const realRequest = http.request;
const realFetch = globalThis.fetch;

type Callback = (response: IncomingMessage) => void;

function redirectRequests(origin: string): void {
  const { hostname, port } = new URL(origin);
  const redirected = (options: RequestOptions, callback?: Callback): ClientRequest => {
    const meantFor = `${options.protocol ?? 'https:'}//${options.hostname ?? options.host ?? ''}`;
    const headers = { ...(options.headers as object), [SAMPLE_HEADER]: current, [ORIGIN_HEADER]: meantFor };
    const { method = 'GET', path: url = '/' } = options;
    return realRequest({ method, path: url, headers, hostname, port }, callback);
  };
  http.request = redirected as typeof http.request;
  https.request = redirected as typeof https.request;
}

function fetchTo(origin: string): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init);
    const meantFor = new URL(request.url).origin;
    return realFetch(new Request(request.url.replace(meantFor, origin), request), {
      headers: [...request.headers, [SAMPLE_HEADER, current], [ORIGIN_HEADER, meantFor]],
    });
  };
}

/** As much of the legacy SDK as is used here; its types are not installed with the project. */
interface LegacySdk {
  readonly BasisTheory: new () => {
    init: (key: string, options: { apiBaseUrl: string }) => Promise<unknown>;
  };
}

/** The client that code on node-bt gets when an application is bound: the legacy JavaScript SDK. */
async function legacyClient({ packagesFolder }: Batch): Promise<unknown> {
  const requirePackage = createRequire(path.join(packagesFolder, 'code.js'));
  const { BasisTheory } = requirePackage('@basis-theory/basis-theory-js') as LegacySdk;
  return new BasisTheory().init('key_of_the_application', { apiBaseUrl: provider.hosts.test });
}

async function run(invocation: Invocation, batch: Batch): Promise<Outcome> {
  const { id, runtime, input, configuration, application } = invocation;
  const recognizer: string[] = [];
  const logged: string[] = [];
  try {
    const exported = loadCode(invocation, batch, fetchTo(batch.origin), { recognizer });
    const logger = { info: (text: string) => void logged.push(text) };
    const argument =
      runtime === 'node-bt'
        ? { args: input, configuration, bt: application ? await legacyClient(batch) : null }
        : { req: input, configuration, logger };
    return { id, returned: await withinTime(exported(argument)), recognizer, logged };
  } catch (error) {
    return { id, thrown: thrownOf(error), recognizer, logged };
  }
}

async function withinTime(result: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The code ran for more than 30 seconds.'));
    }, TIME_LIMIT);
  });
  return Promise.race([result, limit]).finally(() => {
    clearTimeout(timer);
  });
}

process.once('message', (batch: Batch) => {
  void (async () => {
    redirectRequests(batch.origin);
    for (const invocation of batch.invocations) {
      current = invocation.id;
      process.send?.(await run(invocation, batch));
    }
    process.disconnect();
  })();
});

/** The page's side of the search: starts the worker and calls it. */
import { wrap } from 'comlink';
import {
  SEARCH_URLS,
  type Excerpt,
  type SearchAnswer,
  type SearchScope,
  type SearchHit,
  type SearchUrls,
} from '../../../../engines/search';
import { fetchJson } from './fetch-json';
import { trusted } from '../../../../components/browser/trusted';
import { ofThisRelease } from './of-this-release';
import type { SearchWorker } from './worker';
import WORKER from './worker?worker&url';

/** Search over the sections of all pages. Each call fails with a sentence when the worker has ended. */
export interface SearchClient {
  /** See `answerQuery`. */
  readonly search: (query: string, scope?: SearchScope) => Promise<SearchAnswer>;
  /** The excerpts of hits, in their order; fetches the strings of their pages. */
  readonly excerpts: (hits: readonly SearchHit[]) => Promise<readonly Excerpt[]>;
}

/** Passes the worker's URL, whatever it's given. */
const workerUrl = trusted('createScriptURL', 'search', () => WORKER);

function startWorker(): Worker {
  try {
    return new Worker(workerUrl(WORKER));
  } catch (cause) {
    throw new Error('The search could not be started: this browser blocks the worker that it runs in.', {
      cause,
    });
  }
}

/** Is aborted when the worker fails, which then no longer responds to calls. */
function failureOf(worker: Worker): AbortSignal {
  const controller = new AbortController();
  worker.addEventListener('error', (event) => {
    controller.abort(
      new Error(
        'The search stopped because its worker could not be loaded or broke off. Try again, or reload the page.',
        { cause: event.error },
      ),
    );
  });
  return controller.signal;
}

/**
 * The result of a call, or the failure that comes before it. `Promise.race` with one promise for the life of the page
 * would keep every result for as long.
 */
function unlessAborted<Result>(call: Promise<Result>, failure: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const fail = (): void => {
      reject(failure.reason as Error);
    };
    if (failure.aborted) fail();
    failure.addEventListener('abort', fail);
    void call.then(resolve, reject).finally(() => {
      failure.removeEventListener('abort', fail);
    });
  });
}

let loaded: Promise<SearchClient> | undefined;

async function start(): Promise<SearchClient> {
  // It comes while the code of the worker does.
  const urls = fetchJson<SearchUrls>(SEARCH_URLS);
  const worker = startWorker();
  const remote = wrap<SearchWorker>(worker);
  const failure = failureOf(worker);
  failure.addEventListener('abort', () => {
    worker.terminate();
    loaded = undefined;
  });
  await unlessAborted(
    urls.then((known) => remote.load(ofThisRelease(known))),
    failure,
  ).catch((error: unknown) => {
    worker.terminate();
    throw error;
  });
  return {
    search: (query, scope) => unlessAborted(remote.search(query, scope), failure),
    excerpts: (hits) => unlessAborted(remote.excerpts(hits), failure),
  };
}

/**
 * Loads the search, once for the life of the page; a failed attempt is forgotten, so that the next call tries again.
 *
 * @throws a sentence that gives the file which cannot be fetched, or says that the worker failed
 */
export function loadSearch(): Promise<SearchClient> {
  loaded ??= start().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

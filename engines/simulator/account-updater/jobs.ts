/** Batch jobs. Nothing can be uploaded to the simulator, so a new job waits until it's removed. */
import { type Json, type JsonObject, isObject } from '../../json';
import { jsonBody, unchanged, withEntry, type Call, type Handler } from '../call';
import { cursorPage } from '../cursor-page';
import { moment, present, TENANT } from '../json';
import { notFound, Problem, respondWith, unsupported } from '../problems';
import type { StoredUpdaterJob } from './types';

/** How long a job waits for its file, in milliseconds. */
const PATIENCE = 3_600_000;

const DEFAULT_SIZE = 20;
const MOST = 100;
const VERSIONS: readonly (Json | undefined)[] = [undefined, null, '1', '1.1', '1.2'];

function fileUrl(kind: 'upload' | 'download', file: string, { id }: StoredUpdaterJob): string {
  return `https://${kind}s.example.com/account-updater/${file}.csv?signature=${id.slice(0, 8)}`;
}

function view(job: StoredUpdaterJob): JsonObject {
  const { id, createdBy, createdAt, results } = job;
  const isPending = results === undefined;
  return present({
    id,
    tenantId: TENANT,
    status: isPending ? 'pending' : 'completed',
    uploadUrl: fileUrl('upload', 'request', job),
    downloadUrl: isPending ? undefined : fileUrl('download', 'result', job),
    createdBy,
    createdAt: moment(createdAt),
    expiresAt: isPending ? moment(createdAt + PATIENCE) : undefined,
    requests: results && Object.values(results).reduce((sum, count) => sum + count, 0),
    results: results && { ...results },
  });
}

/** The jobs that are there. One that waited too long for its file is gone. */
function jobsOf({ state, environment }: Call): readonly StoredUpdaterJob[] {
  return [...state.updaterJobs.values()].filter(
    ({ results, createdAt }) => results !== undefined || createdAt + PATIENCE > environment.now(),
  );
}

function rejected(detail: string): Problem {
  return new Problem(422, detail, { title: 'Unprocessable Entity', status: 422, detail });
}

export const createJob: Handler = (call) => {
  const { state, caller, environment } = call;
  const body = jsonBody(call) ?? {};
  if (!isObject(body)) throw rejected('The body must be a JSON object.');
  const { deduplicate_tokens: deduplicates = false, result_version: version, merchant_id: merchant } = body;
  if (typeof deduplicates !== 'boolean') throw rejected('"deduplicate_tokens" must be true or false.');
  if (!VERSIONS.includes(version)) throw rejected('"result_version" must be "1", "1.1", or "1.2".');
  if ((merchant ?? undefined) !== undefined)
    throw unsupported('The mock platform has no merchants. Leave out "merchant_id".');
  const job = { id: environment.uuid(), createdBy: caller.applicationId, createdAt: environment.now() };
  return {
    state: { ...state, updaterJobs: withEntry(state.updaterJobs, job.id, job) },
    response: respondWith(201, view(job)),
    events: [{ type: 'account-updater.job.created', data: { job: { id: job.id, status: 'pending' } } }],
  };
};

export const getJob: Handler = (call) => {
  const job = jobsOf(call).find(({ id }) => id === call.path[0]);
  if (job === undefined) throw notFound("There's no job with this ID, or no file was uploaded in time.");
  return unchanged(call, 200, view(job));
};

export const listJobs: Handler = (call) => {
  const { query } = call.request;
  const size = Number(query.get('size') ?? DEFAULT_SIZE);
  if (!Number.isInteger(size) || size < 1 || size > MOST)
    throw unsupported(`The mock platform lists 1 to ${MOST} jobs per page.`);
  const newestFirst = jobsOf(call).toSorted((one, other) => other.createdAt - one.createdAt);
  const { shown, pagination } = cursorPage(newestFirst, size, query.get('start') ?? undefined);
  return unchanged(call, 200, { pagination, data: shown.map(view) });
};

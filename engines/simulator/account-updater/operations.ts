/** Operations of the account updater. */
import { operation, type SimulatedOperation } from '../define-operation';
import { createJob, getJob, listJobs } from './jobs';
import { CREATE, INVOKE, READ } from './initial';
import { invokeRealTime } from './real-time';

const PRIVATE = ['private'] as const;

export const operations: readonly SimulatedOperation[] = [
  operation('accountUpdater.jobs.list', 'GET /account-updater/jobs', [READ], PRIVATE, listJobs),
  operation('accountUpdater.jobs.create', 'POST /account-updater/jobs', [CREATE], PRIVATE, createJob),
  operation('accountUpdater.jobs.get', 'GET /account-updater/jobs/{id}', [READ], PRIVATE, getJob),
  operation(
    'accountUpdater.realTime.invoke',
    'POST /account-updater/real-time',
    [INVOKE],
    PRIVATE,
    invokeRealTime,
  ),
];

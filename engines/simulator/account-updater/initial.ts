/** What the simulator has of the account updater when it starts. */
import { SAMPLES_APPLICATION } from '../applications/access';
import type { StoredUpdaterJob } from './types';

export const CREATE = 'account-updater:job:create';
export const READ = 'account-updater:job:read';
export const INVOKE = 'account-updater:real-time:invoke';

/** The token that the result file of the job has for the samples' card, and its data. */
export const UPDATED_TOKEN = 'd6c78528-d58e-4864-91d3-50c1aec1810c';
export const UPDATED_CARD = { number: '4212345678910006', expiration_month: 12, expiration_year: 2026 };

/** A job whose file was uploaded, so that its results can be read. */
export function initialUpdaterJobs(createdAt: number): ReadonlyMap<string, StoredUpdaterJob> {
  const id = 'd84ddd00-af63-40e6-ab69-391ff1654f8d';
  const results = { UPD_PAN: 1, UPD_EXP_DATE: 1, WRN_CLOSED_ACCOUNT: 1, NO_UPDATE: 1 };
  return new Map([[id, { id, createdBy: SAMPLES_APPLICATION, createdAt, results }]]);
}

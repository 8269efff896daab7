/** The events of reactors and their runs. */
import type { JsonObject } from '../../json';
import { moment, present } from '../json';
import type { RunResult } from '../code-runs';
import type { PlatformEvent, StoredReactor } from '../types';

/** How long a run takes, for its event. */
const ELAPSED_MS = 20;

export function reactorWritten(
  type: 'reactor.created' | 'reactor.updated',
  { id, name, createdAt, createdBy, modifiedAt, modifiedBy }: StoredReactor,
): PlatformEvent {
  return {
    type,
    data: {
      reactor: present({
        id,
        name,
        created_at: moment(createdAt),
        created_by: createdBy,
        modified_at: modifiedAt === undefined ? undefined : moment(modifiedAt),
        modified_by: modifiedBy,
      }),
    },
  };
}

export function reactorDeleted(id: string): PlatformEvent {
  return { type: 'reactor.deleted', data: { reactor: { id } } };
}

/** The events of a run, for its start and its end. */
export function runEvents(
  { id, name }: StoredReactor,
  result: RunResult,
  request: JsonObject,
): readonly PlatformEvent[] {
  const reactor = { id, name };
  const ended: PlatformEvent = result.ok
    ? { type: 'reactor.completed', data: { reactor, request, elapsed_ms: ELAPSED_MS } }
    : {
        type: 'reactor.failed',
        data: {
          reactor,
          request,
          error: Object.values(result.errors).flat().join(' '),
          elapsed_ms: ELAPSED_MS,
        },
      };
  return [{ type: 'reactor.invoked', data: { reactor, request } }, ended];
}

/** Who did what with an entity. It follows from the events that requests cause. */
import type { JsonObject } from '../../json';
import type { LogEntry, PlatformEvent, PlatformState, Environment } from '../types';
import { property } from '../json';

/** How many entries are kept. */
const MOST_ENTRIES = 500;

/** The documented entity types that the simulator logs, with their labels. */
export const ENTITY_TYPES: ReadonlyMap<string, string> = new Map([
  ['application', 'Application'],
  ['proxy', 'Proxy'],
  ['tenant', 'Tenant'],
  ['token', 'Token'],
]);

/** Operations by the verb of an event. */
const OPERATIONS: Readonly<Record<string, string>> = {
  created: 'create',
  read: 'read',
  updated: 'update',
  deleted: 'delete',
};

/**
 * The state with an entry for each event about an entity that's logged.
 *
 * @param caller the actor of events that have none of their own. Without any, nothing is logged
 */
export function logged(
  state: PlatformState,
  events: readonly PlatformEvent[],
  caller: JsonObject | undefined,
  environment: Environment,
): PlatformState {
  const entries = events.flatMap(({ type, data, actor = caller }): LogEntry[] => {
    const [entityType = '', verb = '', ...rest] = type.split('.');
    const [label, operation] = [ENTITY_TYPES.get(entityType), OPERATIONS[verb]];
    const [entityId, actorId] = [property(data[entityType], 'id'), actor?.id];
    if (label === undefined || operation === undefined || rest.length > 0) return [];
    if (typeof entityId !== 'string' || typeof actorId !== 'string') return [];
    const message = `${label} ${verb}`;
    return [
      {
        id: environment.uuid(),
        actorId,
        entityType,
        entityId,
        operation,
        message,
        createdAt: environment.now(),
      },
    ];
  });
  return entries.length === 0 ? state : { ...state, logs: [...state.logs, ...entries].slice(-MOST_ENTRIES) };
}

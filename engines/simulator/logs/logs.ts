/** The operations on logs. */
import type { LogEntry } from '../types';
import type { JsonObject } from '../../json';
import { unchanged, type Handler } from '../call';
import { moment, present, TENANT } from '../json';
import { pageSize, pageNumber } from '../numbered-page';
import { invalid } from '../problems';
import { ENTITY_TYPES } from './log-entries';

/** How long an entry can be read, in milliseconds, with the default quota. */
const RETENTION = 24 * 3_600_000;

function view(entry: LogEntry): JsonObject {
  return {
    id: entry.id,
    tenant_id: TENANT,
    actor_id: entry.actorId,
    actor_type: 'application',
    entity_type: entry.entityType,
    entity_id: entry.entityId,
    operation: entry.operation,
    message: entry.message,
    created_at: moment(entry.createdAt),
  };
}

function timeOf(query: URLSearchParams, name: string, absent: number): number {
  const text = query.get(name);
  if (text === null) return absent;
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw invalid({ [name]: 'Send a date and time in ISO 8601 format.' });
  return time;
}

const cursorOf = ({ id }: LogEntry): string => btoa(JSON.stringify({ next: id })).replace(/=+$/, '');

/** The newest entries first. After a cursor that nothing has, there's nothing. */
export const listLogs: Handler = (call) => {
  const { query } = call.request;
  const [type, id, start] = [query.get('entity_type'), query.get('entity_id'), query.get('start')];
  const from = Math.max(timeOf(query, 'start_date', 0), call.environment.now() - RETENTION);
  const to = timeOf(query, 'end_date', Infinity);
  const found = call.state.logs
    .filter(
      (entry) =>
        (type === null || entry.entityType === type) &&
        (id === null || entry.entityId === id) &&
        entry.createdAt >= from &&
        entry.createdAt < to,
    )
    .reverse();
  const place = found.findIndex((entry) => cursorOf(entry) === start);
  const size = pageSize(query);
  const first = start === null ? (pageNumber(query) - 1) * size : place === -1 ? found.length : place + 1;
  const shown = found.slice(first, first + size);
  const last = shown.at(-1);
  const next = last !== undefined && first + size < found.length ? cursorOf(last) : undefined;
  return unchanged(call, 200, {
    pagination: present({ page_size: shown.length, next }),
    data: shown.map(view),
  });
};

export const listEntityTypes: Handler = (call) =>
  unchanged(
    call,
    200,
    [...ENTITY_TYPES].map(([value, display_name]) => ({ display_name, value })),
  );

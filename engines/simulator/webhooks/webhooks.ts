/** The operations on webhooks. */
import type { Json, JsonObject } from '../../json';
import { objectBody, unchanged, withEntry, withoutEntry, type Call, type Handler } from '../call';
import { EVENT_TYPES } from './event-types';
import { moment, present, TENANT } from '../json';
import { invalid, notFound, Problem, respondWith } from '../problems';
import type { StoredWebhook } from '../types';

/** How many webhooks a tenant can have. */
const MOST = 5;

function view(webhook: StoredWebhook): JsonObject {
  const { id, status, name, url, notifyEmail, events, createdBy, createdAt, modifiedBy, modifiedAt } =
    webhook;
  return present({
    id,
    tenant_id: TENANT,
    status,
    name,
    url,
    notify_email: notifyEmail,
    events: [...events],
    created_by: createdBy,
    created_at: moment(createdAt),
    modified_by: modifiedBy,
    modified_at: modifiedAt === undefined ? undefined : moment(modifiedAt),
  });
}

function isHttps(value: Json | undefined): value is string {
  if (typeof value !== 'string') return false;
  try {
    return new URL(value).protocol === 'https:';
  } catch {
    return false;
  }
}

type Definition = Pick<StoredWebhook, 'name' | 'url' | 'notifyEmail' | 'events'>;

function definitionOf({ name, url, notify_email: email, events }: JsonObject): Definition {
  if (typeof name !== 'string' || name === '') throw invalid({ name: 'The name is required.' });
  if (!isHttps(url)) throw invalid({ url: 'The URL must use HTTPS.' });
  if (email !== undefined && email !== null && typeof email !== 'string')
    throw invalid({ notify_email: 'The email address must be a string.' });
  if (!Array.isArray(events) || events.length === 0 || !events.every((one) => typeof one === 'string'))
    throw invalid({ events: 'The events must be a list of names, such as token.created.' });
  const unknown = events.filter((one) => !EVENT_TYPES.includes(one));
  if (unknown.length > 0) throw invalid({ events: `These aren't names of events: ${unknown.join(', ')}.` });
  return { name, url, events, ...(typeof email === 'string' ? { notifyEmail: email } : {}) };
}

function demandWebhook({ state, path: [id = ''] }: Call): StoredWebhook {
  const webhook = state.webhooks.get(id);
  if (webhook === undefined) throw notFound("There's no webhook with this ID.");
  return webhook;
}

export const createWebhook: Handler = (call) => {
  const { state, caller, environment } = call;
  const definition = definitionOf(objectBody(call));
  if (state.webhooks.size >= MOST) {
    const detail = `A tenant can have ${MOST} webhooks at most.`;
    throw new Problem(422, detail, { title: 'Unprocessable Entity', status: 422, detail });
  }
  const webhook: StoredWebhook = {
    id: environment.uuid(),
    status: 'enabled',
    ...definition,
    createdBy: caller.applicationId,
    createdAt: environment.now(),
  };
  return {
    state: { ...state, webhooks: withEntry(state.webhooks, webhook.id, webhook) },
    response: respondWith(201, view(webhook)),
  };
};

export const getWebhook: Handler = (call) => unchanged(call, 200, view(demandWebhook(call)));

export const listWebhooks: Handler = (call) => {
  const all = [...call.state.webhooks.values()];
  return unchanged(call, 200, { pagination: { page_size: all.length }, data: all.map(view) });
};

export const listEventTypes: Handler = (call) => unchanged(call, 200, [...EVENT_TYPES]);

export const updateWebhook: Handler = (call) => {
  const { state, caller, environment } = call;
  const { id, status: before, createdBy, createdAt } = demandWebhook(call);
  const body = objectBody(call);
  const { status = before } = body;
  if (status !== 'enabled' && status !== 'disabled')
    throw invalid({ status: 'The status must be enabled or disabled.' });
  const webhook: StoredWebhook = {
    id,
    status,
    ...definitionOf(body),
    createdBy,
    createdAt,
    modifiedBy: caller.applicationId,
    modifiedAt: environment.now(),
  };
  return {
    state: { ...state, webhooks: withEntry(state.webhooks, id, webhook) },
    response: respondWith(200, view(webhook)),
  };
};

export const deleteWebhook: Handler = (call) => {
  const { id } = demandWebhook(call);
  return {
    state: { ...call.state, webhooks: withoutEntry(call.state.webhooks, id) },
    response: respondWith(204),
  };
};

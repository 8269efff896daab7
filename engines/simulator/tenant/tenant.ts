/** The operations on the tenant. */
import { type Json, type JsonObject, isObject } from '../../json';
import { CREATOR } from '../applications/applications';
import { objectBody, unchanged, type Handler } from '../call';
import { nameOf } from '../code-definitions';
import { moment, present, TENANT } from '../json';
import { invalid, respondWith } from '../problems';
import type { TenantSettings } from './tenant-settings';

const CREATED = '2026-01-12T10:00:00Z';

/** What its event shows, too. */
function written({ name, modifiedBy, modifiedAt }: TenantSettings): JsonObject {
  return present({
    id: TENANT,
    name,
    created_at: CREATED,
    created_by: CREATOR,
    modified_at: modifiedAt === undefined ? undefined : moment(modifiedAt),
    modified_by: modifiedBy,
  });
}

function view(tenant: TenantSettings): JsonObject {
  return { ...written(tenant), owner_id: CREATOR, type: 'test', settings: { ...tenant.settings } };
}

function settingsOf(settings: Json | undefined): Readonly<Record<string, string>> {
  if (settings === undefined || settings === null) return {};
  if (!isObject(settings) || !Object.values(settings).every((value) => typeof value === 'string'))
    throw invalid({ settings: 'Send an object whose values are strings, such as "true".' });
  return settings as Readonly<Record<string, string>>;
}

export const getTenant: Handler = (call) => unchanged(call, 200, view(call.state.tenant));

/** A setting that the request leaves out is gone, since the platform doesn't promise to keep it. */
export const updateTenant: Handler = (call) => {
  const { state, caller, environment } = call;
  const body = objectBody(call);
  const tenant: TenantSettings = {
    name: nameOf(body),
    settings: settingsOf(body.settings),
    modifiedBy: caller.applicationId,
    modifiedAt: environment.now(),
  };
  return {
    state: { ...state, tenant },
    response: respondWith(200, view(tenant)),
    events: [{ type: 'tenant.updated', data: { tenant: written(tenant) } }],
  };
};

export const getUsage: Handler = (call) => unchanged(call, 200, { total_tokens: call.state.tokens.size });

/** What the events of each resource contain. None contains token data. */
import type { Json, JsonObject } from '../../json';
import { moment, present } from '../json';
import type {
  PlatformEvent,
  PlatformState,
  StoredApplication,
  StoredIntent,
  StoredProxy,
  StoredSession,
  StoredToken,
} from '../types';

type TokenEvent = 'token.created' | 'token.updated';

/** `token.created` or `token.updated`. */
export function tokenWritten(type: TokenEvent, token: StoredToken): PlatformEvent {
  return {
    type,
    data: {
      token: present({
        id: token.id,
        type: token.type,
        metadata: token.metadata === undefined ? undefined : { ...token.metadata },
        containers: [token.container],
        fingerprint: token.fingerprint,
        fingerprint_expression: token.fingerprintExpression,
        search_indexes: token.searchIndexes === undefined ? undefined : [...token.searchIndexes],
        created_at: moment(token.createdAt),
        created_by: token.createdBy,
        modified_at: token.modifiedAt === undefined ? undefined : moment(token.modifiedAt),
        modified_by: token.modifiedBy,
        expires_at: token.expiresAt,
      }),
    },
  };
}

export function tokenRead({ id, type }: StoredToken): PlatformEvent {
  return { type: 'token.read', data: { token: { id, type } } };
}

export function tokenGone(type: 'token.deleted' | 'token.expired', id: string): PlatformEvent {
  return { type, data: { token: { id } } };
}

export function tokenPropertyExpired(id: string, property: string): PlatformEvent {
  return { type: 'token.property.expired', data: { token: { id, property_name: property } } };
}

export function intentCreated(intent: StoredIntent): PlatformEvent {
  const { id, type, fingerprint, createdAt, createdBy, expiresAt } = intent;
  return {
    type: 'token-intent.created',
    data: {
      token_intent: {
        id,
        type,
        fingerprint,
        created_at: moment(createdAt),
        created_by: createdBy,
        expires_at: moment(expiresAt),
      },
    },
  };
}

export function intentDeleted({ id }: StoredIntent): PlatformEvent {
  return { type: 'token-intent.deleted', data: { token_intent: { id } } };
}

export function intentConverted(intent: StoredIntent, token: StoredToken): PlatformEvent {
  return {
    type: 'token-intent.converted',
    data: {
      token_intent: { id: intent.id, type: intent.type },
      token: { id: token.id, type: token.type },
    },
  };
}

type ApplicationEvent = 'application.created' | 'application.updated';

export function applicationWritten(
  type: ApplicationEvent,
  application: StoredApplication,
  creator: string,
): PlatformEvent {
  const { id, name, type: kind, createdAt, modifiedAt, permissions, rules } = application;
  return {
    type,
    data: {
      application: {
        id,
        type: kind,
        name,
        created_at: moment(createdAt),
        created_by: creator,
        ...(modifiedAt === undefined ? {} : { modified_at: moment(modifiedAt), modified_by: creator }),
        permissions: [...permissions],
        rules: rules as unknown as Json[],
      },
    },
  };
}

export function applicationDeleted(id: string): PlatformEvent {
  return { type: 'application.deleted', data: { application: { id } } };
}

export function keyCreated(
  applicationId: string,
  { id, version, createdAt }: StoredApplication['keys'][number],
  creator: string,
): PlatformEvent {
  return {
    type: 'application.key.created',
    data: {
      application_key: {
        id,
        application_id: applicationId,
        version,
        created_at: moment(createdAt),
        created_by: creator,
      },
    },
  };
}

export function keyDeleted(applicationId: string, id: string): PlatformEvent {
  return {
    type: 'application.key.deleted',
    data: { application_key: { id, application_id: applicationId } },
  };
}

type ProxyEvent = 'proxy.created' | 'proxy.updated';

export function proxyWritten(type: ProxyEvent, proxy: StoredProxy): PlatformEvent {
  return {
    type,
    data: {
      proxy: present({
        id: proxy.id,
        name: proxy.name,
        // Only `proxy.created` is documented with it.
        application_id: type === 'proxy.created' ? proxy.applicationId : undefined,
        destination_url: proxy.destinationUrl,
        require_authentication: proxy.requireAuth,
        created_at: moment(proxy.createdAt),
        created_by: proxy.createdBy,
        modified_at: proxy.modifiedAt === undefined ? undefined : moment(proxy.modifiedAt),
        modified_by: proxy.modifiedBy,
      }),
    },
  };
}

export function proxyDeleted(id: string): PlatformEvent {
  return { type: 'proxy.deleted', data: { proxy: { id } } };
}

/** `session.created`, or `session.authorized` once the session is. */
export function sessionEvent(state: PlatformState, session: StoredSession): PlatformEvent {
  const { id, createdBy, createdAt, expiresAt, granted } = session;
  const name = state.applications.get(createdBy)?.name;
  const shared: JsonObject = {
    id,
    created_at: moment(createdAt),
    created_by: createdBy,
    expires_at: moment(expiresAt),
    issued_to_application: { id: createdBy, ...(name === undefined ? {} : { name }) },
  };
  if (granted === undefined) return { type: 'session.created', data: { session: shared } };
  const { permissions, rules } = granted;
  return {
    type: 'session.authorized',
    data: {
      session: { ...shared, permissions: [...permissions], rules: rules as unknown as Json[] },
    },
  };
}

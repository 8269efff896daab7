/** The operations on sessions. */
import { jsonBody, objectBody, withEntry, type Handler } from '../call';
import { sessionEvent } from '../webhooks/events';
import { readGrants } from './grants';
import { conflict, invalid, notFound, respondWith } from '../problems';
import { expiryOf } from '../tokens/token-fields';
import { moment } from '../json';
import type { StoredSession } from '../types';

/** How long a session lives, in milliseconds. */
const LIFETIME = 180_000;

export const createSession: Handler = (call) => {
  jsonBody(call);
  const { state, caller, environment } = call;
  const session: StoredSession = {
    id: environment.uuid(),
    createdAt: environment.now(),
    key: `key_test_session_${environment.uuid().replaceAll('-', '')}`,
    nonce: environment.uuid().replaceAll('-', ''),
    createdBy: caller.applicationId,
    expiresAt: environment.now() + LIFETIME,
  };
  return {
    state: { ...state, sessions: withEntry(state.sessions, session.nonce, session) },
    response: respondWith(201, {
      session_key: session.key,
      nonce: session.nonce,
      expires_at: moment(session.expiresAt),
    }),
    events: [sessionEvent(state, session)],
  };
};

export const authorizeSession: Handler = (call) => {
  const body = objectBody(call);
  const { nonce } = body;
  if (typeof nonce !== 'string' || nonce === '') throw invalid({ nonce: 'The nonce is required.' });
  const granted = readGrants(body, 'session');
  const expiresAt = expiryOf(body.expires_at);
  const { state } = call;
  const session = state.sessions.get(nonce);
  if (session === undefined || session.expiresAt <= call.environment.now())
    throw notFound('No session has this nonce, or it expired.');
  if (session.granted !== undefined) throw conflict('A nonce works once.');
  const authorized: StoredSession = {
    ...session,
    granted,
    ...(expiresAt === undefined ? {} : { expiresAt: Date.parse(expiresAt) }),
  };
  return {
    state: { ...state, sessions: withEntry(state.sessions, nonce, authorized) },
    response: respondWith(200),
    events: [sessionEvent(state, authorized)],
  };
};

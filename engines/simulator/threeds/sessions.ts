/** The operations on 3DS sessions. */
import { type JsonObject, isObject } from '../../json';
import { objectBody, unchanged, withEntry, type Call, type Handler } from '../call';
import { moment, present, TENANT } from '../json';
import { invalid, notFound, respondWith, unsupported } from '../problems';
import { isExpired } from '../tokens/token-view';
import { authenticationOf, finalResult, hasChallenge, VERSION } from './authentication';
import { cardBrands } from './brands';
import { sessionAuthenticated, sessionChanged } from './events';
import { authenticationFields, sessionFields, withoutNulls } from './request-fields';
import type { ThreeDsSession } from './types';

/** How long an unauthenticated session lives whose token doesn't expire, in milliseconds. */
const LIFETIME = 3_600_000;

type SessionCard = Pick<ThreeDsSession, 'number' | 'source' | 'expiresAt'>;

/** @throws Problem 400 where the body doesn't lead to one card */
function sessionCard({ state, environment }: Call, body: JsonObject): SessionCard {
  const { token_intent_id: intentId, token_id: tokenId = body.pan } = body;
  const now = environment.now();
  const name = intentId === undefined ? 'token_id' : 'token_intent_id';
  const id = intentId ?? tokenId;
  if ((intentId === undefined) === (tokenId === undefined) || typeof id !== 'string')
    throw invalid({ [name]: 'Send either token_id or token_intent_id, as a string.' });
  const token = name === 'token_id' ? state.tokens.get(id) : undefined;
  const intent = name === 'token_id' ? undefined : state.intents.get(id);
  const { type, data } = token ?? intent ?? {};
  const isGone =
    (token !== undefined && isExpired(token, now)) || (intent !== undefined && intent.expiresAt <= now);
  if (data === undefined || isGone)
    throw invalid({ [name]: `There's nothing with this ${name}, or it expired.` });
  if (type !== 'card' || !isObject(data) || typeof data.number !== 'string')
    throw invalid({ [name]: `A 3DS session needs a card, and this is of type ${type ?? 'unknown'}.` });
  const ends = token?.expiresAt === undefined ? undefined : Date.parse(token.expiresAt);
  return {
    number: data.number,
    source: { [name]: id },
    expiresAt: ends ?? intent?.expiresAt ?? now + LIFETIME,
  };
}

/** @throws Problem 404 for an unknown session, and for one that expired before it was authenticated */
function demandSession({ state, path: [id = ''], environment }: Call): ThreeDsSession {
  const session = state.threeds.get(id);
  if (
    session === undefined ||
    (session.authentication === undefined && session.expiresAt <= environment.now())
  )
    throw notFound("There's no 3DS session with this ID, or it expired.");
  return session;
}

const kept = (call: Call, session: ThreeDsSession): Call['state'] => ({
  ...call.state,
  threeds: withEntry(call.state.threeds, session.id, session),
});

export const createSession: Handler = (call) => {
  const { caller, environment } = call;
  const body = withoutNulls(objectBody(call));
  const card = sessionCard(call, body);
  const fields = sessionFields(body);
  const id = environment.uuid();
  const session: ThreeDsSession = {
    id,
    ...fields,
    ...card,
    createdBy: caller.applicationId,
    createdAt: environment.now(),
  };
  const [brand, ...others] = cardBrands(card.number);
  const redirect = `https://api.basistheory.com/3ds/redirect/${id}?apiKey=<PUBLIC_KEY>`;
  return {
    state: kept(call, session),
    response: respondWith(
      201,
      present({
        id,
        type: session.type,
        cardBrand: brand,
        additional_card_brands: brand === undefined || others.length === 0 ? [] : [brand, ...others],
        recommended_version: VERSION,
        redirect_url: session.hosted === undefined ? undefined : redirect,
        metadata: session.given.metadata,
      }),
    ),
    events: [sessionChanged('3ds.session.created', session)],
  };
};

export const getSession: Handler = (call) => {
  const session = demandSession(call);
  const { id, type, source, number, given, createdBy, createdAt, expiresAt, authentication } = session;
  const [brand, ...others] = cardBrands(number);
  return unchanged(
    call,
    200,
    present({
      id,
      type,
      tenant_id: TENANT,
      ...source,
      card_brand: brand,
      additional_card_brands: brand === undefined || others.length === 0 ? undefined : [brand, ...others],
      expiration_date: moment(expiresAt),
      created_date: moment(createdAt),
      created_by: createdBy,
      ...given,
      version: { recommended_version: VERSION, available_versions: ['2.1.0', VERSION] },
      authentication: session.isResultRead === true ? finalResult(session) : authentication,
    }),
  );
};

/** A session is authenticated once. What a second request leads to has no source, so it gives the first result. */
export const authenticate: Handler = (call) => {
  const session = demandSession(call);
  if (session.authentication !== undefined) return unchanged(call, 200, session.authentication);
  const { environment } = call;
  const request = authenticationFields(objectBody(call), session.type);
  const authentication = authenticationOf(session, request, {
    acs: environment.uuid(),
    ds: environment.uuid(),
  });
  const authenticated = { ...session, authentication, authenticatedAt: environment.now() };
  return {
    state: kept(call, authenticated),
    response: respondWith(200, authentication),
    events: [sessionAuthenticated(authenticated)],
  };
};

export const getChallengeResult: Handler = (call) => {
  const session = demandSession(call);
  if (!hasChallenge(session))
    throw unsupported(
      'The mock platform has no challenge result for a session without a challenge. Read "authentication" in the session instead.',
    );
  const isOver = session.isChallengeOver === true;
  const read = isOver ? { ...session, isResultRead: true } : session;
  return {
    state: kept(call, read),
    response: respondWith(200, isOver ? finalResult(session) : session.authentication),
    events: [sessionChanged('3ds.session.challenge-result-retrieved', session)],
  };
};

/** The events of 3DS sessions, with IDs and the status. No event has the values for a charge. */
import { moment, present, TENANT } from '../json';
import type { PlatformEvent } from '../types';
import { cardBrands } from './brands';
import type { ThreeDsSession } from './types';

function shared(session: ThreeDsSession): PlatformEvent['data'] {
  const { id, type, source, given, createdBy, createdAt, expiresAt, number } = session;
  return present({
    id,
    type,
    created_at: moment(createdAt),
    created_by: createdBy,
    device: given.device === 'app' ? 'mobile' : given.device,
    expires_at: moment(expiresAt),
    ...source,
    card_brand: cardBrands(number)[0],
  });
}

/** `3ds.session.created`, and the event of a result that was read. */
export function sessionChanged(
  type: '3ds.session.created' | '3ds.session.challenge-result-retrieved',
  session: ThreeDsSession,
): PlatformEvent {
  return { type, data: { session: { ...shared(session), tenant_id: TENANT } } };
}

export function sessionAuthenticated(session: ThreeDsSession): PlatformEvent {
  const status = session.authentication?.authentication_status ?? null;
  return {
    type: '3ds.session.authenticated',
    data: { session: { ...shared(session), authentication_status: status } },
  };
}

/** The status is one of two, so anything but a success is a failure here. */
export function challengeCompleted({ id, type }: ThreeDsSession, isSuccessful: boolean): PlatformEvent {
  const status = isSuccessful ? 'successful' : 'failed';
  return {
    type: '3ds.session.challenge-completed',
    data: { session: { id, type, tenant_id: TENANT, authentication_status: status } },
  };
}

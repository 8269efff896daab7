/** What ends by itself as the clock goes on. */
import { tokenGone, tokenPropertyExpired } from '../webhooks/events';
import { currentData, isExpired } from './token-view';
import type { Handled, PlatformEvent, PlatformState, StoredToken } from '../types';

/** The state without expired tokens and security codes, and the events of their end. */
export function expire(state: PlatformState, now: number): Required<Pick<Handled, 'state' | 'events'>> {
  const events: PlatformEvent[] = [];
  const changed = new Map<string, StoredToken | undefined>();
  for (const token of state.tokens.values()) {
    const data = currentData(token, now);
    if (isExpired(token, now)) {
      events.push(tokenGone('token.expired', token.id));
      changed.set(token.id, undefined);
    } else if (data !== token.data) {
      events.push(tokenPropertyExpired(token.id, 'cvc'));
      changed.set(token.id, { ...token, data, codeStoredAt: undefined });
    }
  }
  if (changed.size === 0) return { state, events };
  const tokens = [...state.tokens].flatMap(([id, token]): [string, StoredToken][] => {
    const kept = changed.has(id) ? changed.get(id) : token;
    return kept === undefined ? [] : [[id, kept]];
  });
  return { state: { ...state, tokens: new Map(tokens) }, events };
}

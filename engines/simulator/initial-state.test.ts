import { describe, expect, it } from 'vitest';
import { initialState } from '.';
import type { StoredToken } from './types';

const CARD = '30973af6-93f0-4d2e-b4b3-15a136a33945';

const dataOf = (state: ReturnType<typeof initialState>): StoredToken['data'] | undefined =>
  state.tokens.get(CARD)?.data;

describe('initialState', () => {
  it('gives each caller a state that no other can change', () => {
    const first = initialState();
    const before = structuredClone(first);
    (dataOf(first) as Record<string, unknown>).number = 'changed';
    (first.tokens as Map<string, unknown>).clear();
    expect(initialState()).toEqual(before);
  });

  it('starts with what it is given, whatever was asked for before', () => {
    initialState();
    const card = '4000020000000000';
    const state = initialState({ limitsRates: false, threeDsCard: card, webhookEvents: ['token.read'] });
    expect(state.limitsRates).toBe(false);
    expect([...state.threeds.values()].every(({ number }) => number === card)).toBe(true);
    expect([...state.webhooks.values()].map(({ events }) => events)).toEqual([['token.read']]);
    expect(initialState().limitsRates).toBe(true);
  });
});

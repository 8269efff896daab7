import { initialState, parseRawRequest, respond, writeRawResponse } from '@site/engines/simulator';
import type { Answer } from '../answer';

const WORLD = { now: () => Date.now(), uuid: () => crypto.randomUUID(), random: () => Math.random() };

/** What the simulated platform responds to a request without headers. */
export const answer: Answer = (input) => {
  const parsed = parseRawRequest(`${input.trim()}\nBT-API-KEY: <API_KEY>`);
  const text = parsed.ok
    ? writeRawResponse(respond(initialState(), parsed.request, WORLD).response)
    : parsed.message;
  return Promise.resolve(text);
};

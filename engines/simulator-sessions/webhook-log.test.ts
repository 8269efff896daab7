import { expect, it } from 'vitest';
import { deliveredAgain, newSession, readersEnvironment, sendRaw, type Session } from './session';
import { webhookLogs } from './webhook-log';

const environment = readersEnvironment();

function sent(session: Session, text: string): Session {
  const outcome = sendRaw(session, text, environment);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.session;
}

const HEADERS = 'BT-API-KEY: <API_KEY>\nContent-Type: application/json';
const STORE = `POST /tokens\n${HEADERS}\n\n{ "id": "try-card", "type": "token", "data": "a secret" }`;
const DELETE = 'DELETE /tokens/try-card\nBT-API-KEY: <API_KEY>';
const WEBHOOK = '/webhooks/c6ef33bf-1345-4552-860d-67f7ce5f4d62';
const SECOND = `POST /webhooks\n${HEADERS}\n\n{ "name": "b", "url": "https://b.example.com/", "events": ["token.created"] }`;

it('shows each webhook apart, its newest delivery first, and which deliveries a receiver discards', () => {
  const session = [SECOND, STORE, DELETE].reduce(sent, newSession());
  const [first] = session.platform.deliveries;
  const [one, other] = webhookLogs(deliveredAgain(session, first?.id ?? '', environment).platform);
  expect(one?.deliveries.map(({ eventType, isDuplicate }) => [eventType, isDuplicate])).toEqual([
    ['token.created', true],
    ['token.deleted', false],
    ['token.created', false],
  ]);
  expect(one?.deliveries[0]?.eventId).toBe(one?.deliveries[2]?.eventId);
  expect(other).toMatchObject({
    url: 'https://b.example.com/',
    events: ['token.created'],
    isDisabled: false,
  });
  expect(other?.deliveries.map(({ isDuplicate }) => isDuplicate)).toEqual([false]);
});

it('keeps what a deleted webhook received, and knows one that is disabled', () => {
  const session = [STORE, `DELETE ${WEBHOOK}\nBT-API-KEY: <API_KEY>`].reduce(sent, newSession());
  const [log] = webhookLogs(session.platform);
  expect(log?.events).toBeUndefined();
  expect(log?.url).toBe('https://store.example.com/webhooks');
  expect(log?.deliveries).toHaveLength(1);
  const body =
    '{ "name": "a", "url": "https://a.example.com/", "events": ["token.created"], "status": "disabled" }';
  const disabled = sent(newSession(), `PUT ${WEBHOOK}\n${HEADERS}\n\n${body}`);
  expect(webhookLogs(disabled.platform)[0]?.isDisabled).toBe(true);
});

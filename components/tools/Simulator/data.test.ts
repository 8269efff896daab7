import { describe, expect, it } from 'vitest';
import {
  newSession,
  readersEnvironment,
  sendTimes,
  waited,
  withTimes,
  type Exchange,
  type Session,
} from '../../../engines/simulator-sessions/index.ts';
import { data } from './data.ts';

const { start } = await data();
const environment = readersEnvironment();

function sent(session: Session, request: string, times = 1): Session {
  const outcome = sendTimes(session, withTimes(request, Date.now()), times, environment);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.session;
}

const last = ({ exchanges }: Session): Exchange | undefined => exchanges[0];

function example(title: string): string {
  const found = start.examples.find((one) => one.title.includes(title));
  if (found === undefined) throw new Error(`No example has "${title}" in its title.`);
  return found.request;
}

describe("the simulator's examples", () => {
  it('succeed in a new simulator unless they show a rule', () => {
    const rules = new Set(['Charges', 'Send it twice', 'Expiry', 'Lists', 'Errors']);
    const failed = start.examples.filter(
      ({ group, request }) =>
        !rules.has(group) && last(sent(newSession(), request))?.status.startsWith('2') !== true,
    );
    expect(failed).toEqual([]);
  });

  it('give the status that their title starts with', () => {
    const stated = start.examples.flatMap((one) => {
      const status = /^(\d{3}|No response): /.exec(one.title)?.[1];
      return status === undefined ? [] : [{ ...one, status }];
    });
    const others = stated.filter(({ title, request, status }) => {
      const got = last(sent(newSession(), request, title.includes('60 times') ? 60 : 1))?.status;
      return got !== (status === 'No response' ? 'connection broke' : status);
    });
    expect(others).toEqual([]);
    const shown = new Set(stated.filter(({ group }) => group === 'Errors').map(({ status }) => status));
    expect([...shown]).toEqual(['400', '401', '403', '404', '408', '409', '415', '422', '429', '501']);
  });

  it.each([
    ['with an idempotency key: 1 token', '2 × 201. Added: 1 token.', '"deduplicated": false'],
    ['without an idempotency key: 2 tokens', '2 × 201. Added: 2 tokens.', '"deduplicated": false'],
    ['with deduplication: 1 token', 'Added: 1 token.', '"deduplicated": true'],
    ["the processor's idempotency key: 1 charge", 'The processor made 1 new charge.', 'Authorised'],
  ])('add what their title says when they are sent twice: %s', (title, result, response) => {
    const session = sent(newSession(), example(title), 2);
    expect(session.repeated).toContain(result);
    expect(last(session)?.response).toContain(response);
  });

  it('show what expires', () => {
    const stored = sent(newSession(), example('expires in one hour'));
    const read = example('Read that token');
    expect(last(sent(stored, read))?.status).toBe('200');
    expect(last(sent(waited(stored, 3_600_000), read))?.status).toBe('404');
    const card = sent(newSession(), example('is kept for one hour'));
    const later = sent(
      waited(card, 3_600_000),
      'GET /tokens/card-with-code\nBT-API-KEY: key_test_us_pvt_reveals',
    );
    expect(last(later)?.response).toContain('4242424242424242');
    expect(last(later)?.response).not.toContain('cvc');
  });

  it('turn the page to other items', () => {
    for (const list of ['Applications', 'Tokens']) {
      const [first, second] = ['1', '2'].map((page) => {
        const { response = '' } = last(sent(newSession(), example(`${list}, page ${page}`))) ?? {};
        return new Set([...response.matchAll(/^ {6}"id": "(.+)"/gm)].map(([, id]) => id));
      });
      expect(first?.size).toBe(2);
      expect(second?.size).toBeGreaterThan(0);
      expect([...(first ?? [])].filter((id) => second?.has(id))).toEqual([]);
    }
  });

  it('have a title of their own, refer to nothing of a guide, and are in groups that a reader recognizes', () => {
    const titles = start.examples.map(({ group, title }) => `${group}: ${title}`);
    expect(new Set(titles).size).toBe(titles.length);
    expect(start.examples.filter(({ request }) => /\$(?:inputs|steps)\./.test(request))).toEqual([]);
    const groups = [...new Set(start.examples.map(({ group }) => group))];
    expect(groups.slice(0, 7)).toEqual([
      'Tokens',
      'Token intents',
      'Charges',
      'Send it twice',
      'Expiry',
      'Lists',
      'Errors',
    ]);
    expect(groups).toEqual(expect.arrayContaining(['Applications', 'Sessions', 'Webhooks']));
  });
});

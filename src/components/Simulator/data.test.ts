import { expect, it } from 'vitest';
import { newSession, readersWorld, sendRaw } from '../../lib/simulator/session.ts';
import { data } from './data.ts';

const { start } = await data();

it('has examples that all succeed in a new simulator, for tokens, proxies, and others', () => {
  const failed = start.examples.filter(({ request }) => {
    const outcome = sendRaw(newSession(), request, readersWorld());
    return !outcome.ok || outcome.session.exchanges[0]?.status.startsWith('2') !== true;
  });
  expect(failed).toEqual([]);
  const groups = new Set(start.examples.map(({ group }) => group));
  expect([...groups]).toEqual(
    expect.arrayContaining(['tokens', 'tokenIntents', 'applications', 'sessions', 'proxy']),
  );
});

it('gives each example a title of its own, and refers to nothing of a guide', () => {
  const titles = start.examples.map(({ group, title }) => `${group}: ${title}`);
  expect(new Set(titles).size).toBe(titles.length);
  expect(start.examples.filter(({ request }) => /\$(?:inputs|steps)\./.test(request))).toEqual([]);
});

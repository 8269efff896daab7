import { expect, it } from 'vitest';
import { data } from './data.ts';

it('has a file for each guide that the simulator can run, with what its page shows', async () => {
  const files = await data();
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'analyze-data',
      'audit-data-access',
      'build-reactor',
      'check-stripe-backup',
      'concepts-shop',
      'extract-card',
      'issue-card',
      'pay-from-bank-account',
      'reveal-data-from-third-party',
      'route-payment',
      'share-card-with-stripe',
    ]),
  );
  expect(Object.keys(files)).not.toContain('pay-with-3ds');
  expect(files['route-payment']?.steps.map(({ title }) => title)).toEqual([
    "Read the card's details",
    'Charge through the first processor',
    'Charge through the second processor',
  ]);
});

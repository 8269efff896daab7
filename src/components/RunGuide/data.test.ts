import { expect, it } from 'vitest';
import { data } from './data.ts';

it('has a file for each guide that the simulator can run, with what its page shows', async () => {
  const files = await data();
  expect(Object.keys(files)).toContain('route-payment');
  expect(Object.keys(files)).not.toContain('issue-card');
  expect(files['route-payment']?.steps.map(({ title }) => title)).toEqual([
    "Read the card's details",
    'Charge through the first processor',
    'Charge through the second processor',
  ]);
});

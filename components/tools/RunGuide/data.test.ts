import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { workflowNames } from '../../../pipeline/code-samples/workflows/index.ts';
import { cardPlaces, playGuide } from '../../../engines/guide-runs/index.ts';
import { data } from './data.ts';

it('has a file for each guide with a workflow, with what its page shows', async () => {
  const files = await data();
  expect(Object.keys(files).sort()).toEqual(workflowNames().toSorted());
  expect(files['route-payment']?.steps.map(({ title }) => title)).toEqual([
    "Read the card's details",
    'Charge through the first processor',
    'Charge through the second processor',
  ]);
});

it('has the guides for wallets, whose card numbers only the vault and the processor see', async () => {
  const files = await data();
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'accept-apple-pay',
      'accept-google-pay-card',
      'accept-google-pay-device',
      'charge-apple-pay-stripe',
      'register-apple-pay-domain',
      'renew-with-apple-pay',
    ]),
  );
  const program = files['accept-apple-pay'];
  if (program === undefined) throw new Error('There is no accept-apple-pay.');
  const run = playGuide(program, ['run', 'run', 'run']);
  expect(run.history.map((step) => cardPlaces(run, step))).toMatchObject([
    [
      { party: 'Your server', numbers: [] },
      { party: 'Vault', numbers: [] },
    ],
    [
      { party: 'Your server', numbers: [] },
      { party: 'Vault', numbers: ['4242424242424242'] },
    ],
    [
      { party: 'Your server', numbers: [] },
      { party: 'Vault', numbers: ['4242424242424242'] },
      { party: 'Checkout.com', numbers: ['4242424242424242'] },
    ],
  ]);
});

it('has each guide that a page places itself', async () => {
  const placed = readdirSync('content/docs', { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    !file.endsWith('.mdx')
      ? []
      : [...readFileSync(`content/docs/${file}`, 'utf8').matchAll(/<RunGuide name="([\w-]+)"/g)].map(
          ([, name]) => name,
        ),
  );
  expect(placed).toContain('accept-apple-pay');
  expect(Object.keys(await data())).toEqual(expect.arrayContaining(placed));
});

/** Nothing that readers see or copy makes an order's name the idempotency key of its charges. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleFile } from '../../../pipeline/content/sample-files/index.ts';
import { processors } from '../../support/payment-requests.ts';
import { orderKeysInCode, orderKeysInProse } from './attempt-keys.ts';

/** What readers see or copy, and the files that pages and code are made from. */
const FOLDERS = [
  'content/docs',
  'content/data',
  'content/records',
  'content/openapi',
  'content/workflows',
  'content/samples',
  'content/projects/examples',
];
/** Hashes and names. */
const GENERATED = /^records\/(sample-proofs|sdk-methods)\//;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file))
    .filter((file) => statSync(file).isFile() && !GENERATED.test(file)),
).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

it('no file calls an order the idempotency key of its charges', () => {
  const found = files.flatMap(({ file, text }) =>
    [...orderKeysInProse(text), ...(file.endsWith('.mdx') ? [] : orderKeysInCode(text))].map(
      (place) => `${file}: ${place}`,
    ),
  );
  expect(found).toEqual([]);
});

const withHeader = processors.flatMap(({ idempotency, calls }) =>
  typeof idempotency === 'object' && 'header' in idempotency
    ? Object.values(calls).map(({ url }) => ({ host: new URL(url).host, header: idempotency.header }))
    : [],
);

/** Samples that create nothing that costs money when they are repeated. */
const HARMLESS: Readonly<Record<string, string>> = {
  'forward-stripe-card': 'It copies a card from Stripe into the vault, and moves no money.',
};

/** Hosts of processors that a sample sends a POST to, and the header that each of them needs. */
const samples = files
  .filter(
    ({ file }) =>
      file.startsWith('content/samples/') && !file.endsWith('.md') && !file.endsWith('sample.yaml'),
  )
  .flatMap(({ file, text }) => {
    const id = path.posix.basename(path.posix.dirname(file));
    const found = withHeader.find(({ host }) => text.includes(`https://${host}/`));
    return found === undefined || id in HARMLESS ? [] : [{ file, text, ...found }];
  });

describe('a sample that sends a POST to a processor has the header of its attempt', () => {
  it('is found by the host', () => {
    expect(samples.map(({ file }) => file)).toContain(
      path.relative('', sampleFile('charge-with-fallback', 'node.ts')),
    );
  });

  it.each(samples)('$file', ({ text }) => {
    const needed = withHeader.filter(({ host }) => text.includes(`https://${host}/`));
    for (const { host, header } of needed)
      expect(
        text.split('\n').some((line) => line.includes(header) && /attempt/i.test(line)),
        `${host} needs ${header} with the ID of the attempt`,
      ).toBe(true);
  });
});

describe('the check of strings finds', () => {
  it.each([
    'Send the idempotency header of your processor, which is forwarded, with the number of the order.',
    'Send the idempotency header of the processor with your reference of the order, and never send a new charge.',
    'set the retries to zero, or pass your order ID to the third party as its idempotency key.',
    'The reference goes to the processor as its own idempotency header, which the proxy forwards:',
    'Give each period its own reference. It is the idempotency key at the processor, so a job charges once.',
    'store it with the order. It goes into the body. Choose the reference of the charge, and store it. It goes into the body, and into the processor’s own header for idempotency',
    'Send step 3 twice with one reference. Expect one payment in the dashboard.',
  ])('%j', (text) => {
    expect(orderKeysInProse(text.replace(/header for idempotency/, 'idempotency header'))).not.toEqual([]);
  });

  it.each([
    '{ name: Idempotency-Key, in: header, value: $inputs.orderReference }',
    '"Cko-Idempotency-Key": order.reference,',
    'headers: { "X-API-Key": "<ADYEN_API_KEY>", "Idempotency-Key": order },',
    '  -H "Idempotency-Key: <ORDER_REFERENCE>" \\',
  ])('%j', (line) => {
    expect(orderKeysInCode(line)).toEqual([line.trim()]);
  });

  it('accepts the key of an attempt, and the platform’s own header', () => {
    expect(orderKeysInCode('"Cko-Idempotency-Key": order.attempt,')).toEqual([]);
    expect(orderKeysInCode("{ name: BT-IDEMPOTENCY-KEY, value: 'save-{$inputs.orderReference}' }")).toEqual(
      [],
    );
    expect(
      orderKeysInProse(
        'The order reference goes into the body. The attempt ID goes into the idempotency header of the processor.',
      ),
    ).toEqual([]);
  });
});

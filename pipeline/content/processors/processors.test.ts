import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostNote } from './host-note.ts';
import { callHeaders, loadProcessors, readProcessor } from './processors.ts';
import { nextCurl, proxyCurl } from './proxy-curl.ts';
import { repeatAdvice } from './repeat-advice.ts';

/** A processor with one charge; `head` is what the file says about repeats. */
const source = (head: string, charge = `{ reference: '<ORDER_REFERENCE>' }`): string =>
  `name: Example\nposition: 1\nhost: test\n${head}\ncalls:\n  charge:\n    url: https://api.test.processor.example/charges\n    headers: {}\n    json: ${charge}\n`;

const HEADER = 'idempotency: { header: Example-Key, docs: https://processor.example/docs }';

describe('what content/data/processors/ says about repeats', () => {
  it.each([
    ['nothing about repeats', source('orderReference: reference'), /idempotency/],
    [
      "a reason that isn't a sentence",
      source('idempotency: { none: no }\norderReference: none'),
      /sentence|input/i,
    ],
    ['no place for the order', source(HEADER), /orderReference/],
    [
      'a charge without the order',
      source(`${HEADER}\norderReference: order.id`, '{ order: { name: A } }'),
      /has no order reference\. Send <ORDER_REFERENCE> as order\.id/,
    ],
    [
      'a header that is written twice',
      source(`${HEADER}\norderReference: reference`).replace('headers: {}', 'headers: { Example-Key: a }'),
      /is written already for each call/,
    ],
    [
      'a charge without the ID of the attempt in its field',
      source('idempotency: { field: key }\norderReference: none'),
      /has no ID of the attempt\. Send <ATTEMPT_ID> as key/,
    ],
    [
      'a charge that lacks what the processor requires',
      source(`${HEADER}\norderReference: reference\nrequired: [amount]`),
      /lacks amount, which the processor requires/,
    ],
    [
      'the security code of a stored card',
      source(
        `${HEADER}\norderReference: reference`,
        `{ reference: '<ORDER_REFERENCE>', cvc: '{{ card | json: "$.data.cvc" }}' }`,
      ).replace('charge:', 'charge_stored:'),
      /reads the security code, which a stored card doesn't have/,
    ],
    [
      'a host for tests that is called like any other',
      source(`${HEADER}\norderReference: reference`).replace('api.test.', 'api.'),
      /has a host that doesn't look like one for tests/,
    ],
    [
      'nothing about the host',
      source(`${HEADER}\norderReference: reference`).replace('host: test', ''),
      /host/,
    ],
  ])('rejects %s', (_, text, sentence) => {
    expect(() => readProcessor('stripe', text)).toThrow(sentence);
  });

  it('puts the header of an attempt into the request', () => {
    const processor = readProcessor('stripe', source(`${HEADER}\norderReference: reference`));
    const { charge } = processor.calls;
    expect(charge && proxyCurl(processor, 'charge', charge)).toContain('-H "Example-Key: <ATTEMPT_ID>"');
    expect(repeatAdvice(processor, 'charge')).toMatch(/^`Example-Key` belongs to one attempt\./);
  });

  it('writes an apostrophe of a form so that a shell keeps it', () => {
    const text = source(`${HEADER}\norderReference: reference`)
      .replace('json:', 'form:')
      .replace("' }", '\', note: "The shop\'s" }');
    const processor = readProcessor('stripe', text);
    const { charge } = processor.calls;
    const command = charge && proxyCurl(processor, 'charge', charge);
    expect(command).toContain(String.raw`--data-urlencode 'note=The shop'\''s'`);
  });

  it('says so where no source decides, and adds no header', () => {
    const processor = readProcessor('stripe', source('idempotency: unknown\norderReference: unknown'));
    const { charge } = processor.calls;
    expect(charge && callHeaders(processor, charge)).toEqual({});
    expect(repeatAdvice(processor, 'charge')).toBe(
      'Ask Example which header or field makes retries safe, and where your order reference goes. Until you know, never repeat a charge whose outcome is unknown.',
    );
    expect(repeatAdvice(processor, 'store')).toBe(
      'Ask Example which header or field makes retries safe. Until you know, never repeat a request whose outcome is unknown.',
    );
  });

  it('gives the body field that makes a repeat safe', () => {
    const text = source('idempotency: { field: key }\norderReference: none', `{ key: '<ATTEMPT_ID>' }`);
    const processor = readProcessor('stripe', text);
    expect(repeatAdvice(processor, 'charge')).toBe(
      '`key` belongs to one attempt. Reuse its value only while the outcome is unknown, and ask Example how long it remembers the value and what a repeat returns.',
    );
  });

  it('gives the reason where a processor has no such header', () => {
    const processor = readProcessor(
      'stripe',
      source(`idempotency: { none: 'Example has no header for it.' }\norderReference: none`),
    );
    expect(repeatAdvice(processor, 'charge')).toBe(
      'Example has no header for it. So never repeat a charge whose outcome is unknown.',
    );
  });

  it.each(loadProcessors())('$id has a sentence for each of its calls', (processor) => {
    for (const action of Object.keys(processor.calls) as (keyof typeof processor.calls)[])
      expect(repeatAdvice(processor, action)).toMatch(/ never repeat |belongs to one attempt/);
  });
});

describe('the request after a call', () => {
  const NEXT = `\n    next: { title: Charge it, url: 'https://api.test.processor.example/pay', headers: {}, json: { reference: '<ORDER_REFERENCE>' } }`;

  it('goes to the processor itself, with the order', () => {
    const processor = readProcessor(
      'stripe',
      source(`${HEADER}\norderReference: reference`, '{ number: 4 }' + NEXT).replace('charge:', 'store:'),
    );
    const { store } = processor.calls;
    expect(store && nextCurl(processor, store)).toMatch(
      /^curl "https:\/\/api\.test\.processor\.example\/pay" [^]*Example-Key: <ATTEMPT_ID>/,
    );
  });

  it('is undefined where the call is all', () => {
    const processor = readProcessor('stripe', source(`${HEADER}\norderReference: reference`));
    const { charge } = processor.calls;
    expect(charge && nextCurl(processor, charge)).toBeUndefined();
  });
});

describe('what a reader learns about the host', () => {
  const call = { url: 'https://api.test.processor.example/charges', headers: {} };

  it.each([
    ['test', "`api.test.processor.example` is Example's test host."],
    [
      'one for both',
      'Example has one host for test and live payments, so the key decides whether you charge a real card.',
    ],
    ['not known', 'Ask Example whether `api.test.processor.example` charges real cards.'],
  ] as const)('%s', (host, sentence) => {
    expect(hostNote({ name: 'Example', host }, call)).toBe(sentence);
  });

  it('asks for a host that the reader fills in', () => {
    expect(hostNote({ name: 'Example', host: 'not known' }, { ...call, url: 'https://<OWN_HOST>/pay' })).toBe(
      'Ask Example for your host, `<OWN_HOST>`, and whether it charges real cards.',
    );
  });
});

it('two processors in one place of the tabs fail with a sentence', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'processors-'));
  for (const id of ['one', 'other'])
    writeFileSync(path.join(folder, `${id}.yaml`), source(`${HEADER}\norderReference: reference`));
  expect(() => loadProcessors(folder)).toThrow(
    'content/data/processors/one.yaml and other.yaml both have the position 1. Give one of them another.',
  );
  rmSync(folder, { recursive: true });
});

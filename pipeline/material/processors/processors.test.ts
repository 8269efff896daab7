import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { callHeaders, loadProcessors, readProcessor } from './processors.ts';
import { proxyCurl } from './proxy-curl.ts';
import { repeatAdvice } from './repeat-advice.ts';

/** A processor with one charge; `head` is what the file says about repeats. */
const source = (head: string, charge = `{ reference: '<ORDER_REFERENCE>' }`): string =>
  `name: Example\nposition: 1\n${head}\ncalls:\n  charge:\n    url: https://api.processor.example/charges\n    headers: {}\n    json: ${charge}\n`;

const HEADER = 'idempotency: { header: Example-Key, docs: https://processor.example/docs }';

describe('what data/processors/ says about repeats', () => {
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
  ])('rejects %s', (_, text, sentence) => {
    expect(() => readProcessor('stripe', text)).toThrow(sentence);
  });

  it('puts the header of an attempt into the request', () => {
    const processor = readProcessor('stripe', source(`${HEADER}\norderReference: reference`));
    const { charge } = processor.calls;
    expect(charge && proxyCurl(processor, charge, 'token: <TOKEN_ID>')).toContain(
      '-H "Example-Key: <ATTEMPT_ID>"',
    );
    expect(repeatAdvice(processor, 'charge')).toMatch(/^`Example-Key` belongs to one attempt\./);
  });

  it('writes an apostrophe of a form so that a shell keeps it', () => {
    const text = source(`${HEADER}\norderReference: reference`)
      .replace('json:', 'form:')
      .replace("' }", '\', note: "The shop\'s" }');
    const processor = readProcessor('stripe', text);
    const { charge } = processor.calls;
    const command = charge && proxyCurl(processor, charge, 'token: <TOKEN_ID>');
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

it('two processors in one place of the tabs fail with a sentence', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'processors-'));
  for (const id of ['one', 'other'])
    writeFileSync(path.join(folder, `${id}.yaml`), source(`${HEADER}\norderReference: reference`));
  expect(() => loadProcessors(folder)).toThrow(
    'data/processors/one.yaml and other.yaml both have the position 1. Give one of them another.',
  );
  rmSync(folder, { recursive: true });
});

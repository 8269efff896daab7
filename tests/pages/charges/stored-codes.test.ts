/** A stored card has no security code. No page, workflow, sample, or request of a processor sends one. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { proxyCurl } from '../../../pipeline/content/processors/index.ts';
import { processors } from '../../support/payment-requests.ts';
import { storedCodes } from './stored-codes.ts';

/** What readers see or copy, and the files that pages and code are made from. */
const FOLDERS = [
  'content/docs',
  'content/data',
  'content/openapi',
  'content/workflows',
  'content/samples',
  'content/projects/examples',
  'content/gallery',
];
/** The guide and the workflow where the customer has just typed the code again. */
const RECOLLECTING = 'recollect-security-code';

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.posix.join(entry.parentPath, entry.name)),
).filter((file) => !file.includes(RECOLLECTING));

it('only guides that collect the code again read it from a token', () => {
  const found = files.flatMap((file) =>
    storedCodes(readFileSync(file, 'utf8')).map((expression) => `${file}: ${expression}`),
  );
  expect(found).toEqual([]);
});

it('no request of a processor for a stored card has a code', () => {
  const commands = processors.flatMap((processor) => {
    const call = processor.calls.charge_stored;
    return call === undefined ? [] : [proxyCurl(processor, 'charge_stored', call)];
  });
  expect(commands.length).toBeGreaterThan(2);
  expect(commands.filter((command) => /cvc|cvv|security_?code|cardCode/i.test(command))).toEqual([]);
});

describe('the check finds', () => {
  it.each([
    `cvc: "{{ token: <TOKEN_ID> | json: '$.data.cvc' }}"`,
    `card[cvc]: "{{ token: {$inputs.tokenId} | json: '$.data.cvc' }}"`,
    String.raw`"cvc": "{{ token: <TOKEN_ID> | json: \"$.data.cvc\" }}"`,
  ])('%s', (text) => {
    expect(storedCodes(text)).toHaveLength(1);
  });

  it("not an intent's code, and not a code that the reader has just collected", () => {
    expect(storedCodes(`cvc: "{{ token_intent: <ID> | json: '$.data.cvc' }}"`)).toEqual([]);
    expect(
      storedCodes(
        "[Recollect it](./recollect-security-code.mdx) and add `{{ token: <TOKEN_ID> | json: '$.data.cvc' }}`.",
      ),
    ).toEqual([]);
  });
});

import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import {
  canonicalForm,
  CODE_LANGUAGES,
  firstFailure,
  hexView,
  makeKeyPair,
  parseHeaders,
  signatureHeaders,
  signBody,
  verificationCall,
  verifyDelivery,
  withDeliveredAt,
} from '.';
import { firstDifference, fromBase64, toBase64, utf8 } from './bytes';
import { firstChangedPath } from './changed-value';
import { quoted } from './code/literals';

const { subtle } = crypto;

/** `stableStringify` of the sample that readers copy. */
const sampleStringify = (() => {
  const sample = readFileSync('content/samples/api/webhooks/verify-webhook/node.ts', 'utf8');
  const { outputText } = ts.transpileModule(sample.replace(/^import.*$/gm, '').replaceAll('export ', ''), {
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  });
  return runInContext(`${outputText}; stableStringify`, createContext({})) as (value: unknown) => string;
})();

/** Text with what breaks readers of text: controls, halves of pairs, markup. */
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom(...Array.from('{}[]":,\\\n\r\t \ufeff\u2028-a1é💳\ud800')),
    maxLength: 300,
  }),
  fc.json(),
  fc.constantFrom(
    '[object Object]',
    '<html>',
    'null',
    '"',
    '\0',
    '{"delivered_at":1e999}',
    '{"__proto__":{}}',
  ),
);

const keys = await makeKeyPair(subtle);

describe('the canonical form', () => {
  it('is what the sample makes', () => {
    fc.assert(
      fc.property(fc.json(), (body) => {
        const canonical = canonicalForm(body);
        expect(canonical).toMatchObject({ ok: true, text: sampleStringify(JSON.parse(body)) });
      }),
      { numRuns: 2000 },
    );
  });

  it('is its own canonical form, and ignores whitespace', () => {
    fc.assert(
      fc.property(fc.json(), (body) => {
        const { text } = canonicalForm(body) as { readonly text: string };
        const indented = JSON.stringify(JSON.parse(body), null, 2);
        expect(canonicalForm(text)).toMatchObject({ ok: true, text });
        expect(canonicalForm(` ${indented}\r\n`)).toMatchObject({ ok: true, text });
      }),
    );
  });

  it('is a sentence for anything else', () => {
    fc.assert(
      fc.property(anything, (body) => {
        const canonical = canonicalForm(body);
        expect(canonical.ok || canonical.problem.endsWith('.')).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('whatever is pasted', () => {
  it('never throws, and never passes', async () => {
    await fc.assert(
      fc.asyncProperty(anything, anything, anything, anything, async (headers, body, key, keyVersion) => {
        const publicKey = key.length % 2 === 0 ? keys.publicKey : key;
        const verdict = await verifyDelivery({ headers, body, publicKey, keyVersion, receivedAt: 0 }, subtle);
        expect(verdict.isGenuine).toBe(false);
        expect(verdict.checks).toHaveLength(8);
        expect(firstFailure(verdict)).toBeDefined();
      }),
      { numRuns: 1000 },
    );
  });

  it('is known as changed when one byte of a signed body is', async () => {
    const body = '{"delivered_at":"1970-01-01T00:00:00Z","event":{"id":"0e4d1f0b","data":{"a":[1,2,3]}}}';
    const result = await signBody(body, keys, subtle);
    if (!result.ok) throw new Error(result.problem);
    const headers = `bt-signature: ${result.signed.signature}\nbt-signature-version: local`;
    const delivery = { headers, publicKey: keys.publicKey, keyVersion: 'local', receivedAt: 0 };
    expect((await verifyDelivery({ ...delivery, body }, subtle)).isGenuine).toBe(true);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(body.length - 1),
        fc.constantFrom(...Array.from('"0a}] ')),
        async (place, other) => {
          const changed = body.slice(0, place) + other + body.slice(place + 1);
          const isSame =
            canonicalForm(changed).ok &&
            JSON.stringify(canonicalForm(changed)) === JSON.stringify(canonicalForm(body));
          const verdict = await verifyDelivery(
            { ...delivery, body: changed, signedHere: result.signed },
            subtle,
          );
          expect(verdict.isGenuine).toBe(isSame);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is short work at five megabytes', async () => {
    const long = 'a"{[ '.repeat(1_000_000);
    const delivery = { headers: long, body: long, publicKey: long, keyVersion: long, receivedAt: 0 };
    const start = performance.now();
    expect((await verifyDelivery(delivery, subtle)).checks[0]?.says).toContain('missing');
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

describe('headers', () => {
  const value = 'AbC+/=';
  it.each([
    `BT-SIGNATURE: ${value}\r\nBT-SIGNATURE-VERSION: v1`,
    `bt-signature:${value}\nbt-signature-version:v1`,
    `POST /webhooks HTTP/1.1\nHost: a.example\nBT-Signature: ${value}\nBT-Signature-Version: v1\n\n{"a": 1}`,
    `> BT-SIGNATURE: ${value}\n> BT-SIGNATURE-VERSION: v1`,
    `curl 'https://a.example' \\\n  -H 'BT-SIGNATURE: ${value}' \\\n  -H "BT-SIGNATURE-VERSION: v1" \\\n`,
    `{"bt-signature": "${value}", "bt-signature-version": ["v1"]}`,
    `{\n  'bt-signature': '${value}',\n  'bt-signature-version': 'v1',\n}`,
    `HTTP_BT_SIGNATURE: ${value}\nHTTP_BT_SIGNATURE_VERSION: v1`,
  ])('are read from %j', (text) => {
    expect(signatureHeaders(parseHeaders(text))).toEqual({ ok: true, signature: value, version: 'v1' });
  });

  it('are read from anything', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(parseHeaders(text)).toBeInstanceOf(Map);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('bytes', () => {
  it('come back from base64, and differ where they do', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(299), (array, place) => {
        const bytes = Uint8Array.from(array);
        expect(fromBase64(toBase64(bytes))).toEqual(bytes);
        expect(firstDifference(bytes, Uint8Array.from(bytes))).toBeUndefined();
        if (place >= bytes.length) return;
        const changed = bytes.map((byte, index) => (index === place ? byte ^ 1 : byte));
        expect(firstDifference(bytes, changed)?.offset).toBe(place);
        expect(firstDifference(bytes, bytes.slice(0, place))?.offset).toBe(place);
      }),
    );
  });

  it('show from the line of any byte on', () => {
    expect(hexView(utf8('0123456789abcdefghij'), 16, 18)).toBe(
      '0010  67 68 69 6a                                      ghij',
    );
  });

  it('show as hexdump shows them', () => {
    expect(hexView(utf8('{"delivered_at":é'), 64)).toBe(
      '0000  7b 22 64 65 6c 69 76 65 72 65 64 5f 61 74 22 3a  {"delivered_at":\n' +
        '0010  c3 a9                                            ..',
    );
  });
});

it('a changed value is found by its path', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const isEqual =
        canonicalForm(JSON.stringify(before)).ok && sampleStringify(before) === sampleStringify(after);
      expect(
        firstChangedPath(JSON.parse(JSON.stringify(before)), JSON.parse(JSON.stringify(after))) === undefined,
      ).toBe(isEqual);
    }),
  );
  expect(firstChangedPath({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toEqual(['a', '1', 'b']);
});

it('a new time replaces nothing else', () => {
  const body = '{ "delivered_at" : "x", "event": {"note": "delivered_at"} }';
  expect(withDeliveredAt(body, 'now')).toBe('{ "delivered_at" : "now", "event": {"note": "delivered_at"} }');
  expect(withDeliveredAt('not JSON', 'now')).toBe('not JSON');
});

describe('code', () => {
  it('has strings that mean the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(JSON.parse(quoted(text))).toBe(text);
        expect(runInContext(quoted(text), createContext({}))).toBe(text);
      }),
    );
    expect(quoted('a\ud800b')).toBe('"a\ufffdb"');
  });

  it.each(CODE_LANGUAGES)('is written in %s, unless the delivery is too long', (language) => {
    const delivery = {
      body: '{"it\'s": "\\n"}',
      signature: 'c2ln',
      version: 'v1',
      publicKey: keys.publicKey,
    };
    const call = verificationCall(language, delivery);
    expect(call?.code).toContain('c2ln');
    expect(verificationCall(language, { ...delivery, body: 'a'.repeat(20_000) })).toBeUndefined();
  });
});

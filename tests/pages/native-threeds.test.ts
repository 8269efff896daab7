/**
 * Native 3DS calls only the production host, and a call of React Native's can stay pending. Pages and samples that
 * forget it strand a payment.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleFolders } from '../../pipeline/content/sample-files/index.ts';
import { componentUses } from '../support/page-operations.ts';

const NATIVE = /^import (?:com\.basistheory\.threeds\b|ThreeDS$)/m;
/** How code of any language selects the test host. */
const TEST_HOST =
  /\bEnvironment\.TEST\b|\bBasisTheoryEnvironment\.Test\b|environment = \.TEST\b|api\.test\./i;
const PAGES_OF_LIBRARIES = /\bsdks\/mobile\/3ds\//;

const files = [...sampleFolders()].flatMap(([id, folder]) =>
  readdirSync(folder).map((name) => {
    const file = path.relative('', path.join(folder, name)).replaceAll(path.sep, '/');
    return { id, file, code: readFileSync(file, 'utf8') };
  }),
);
const nativeFiles = files.filter(({ file, code }) => NATIVE.test(code) || PAGES_OF_LIBRARIES.test(file));
const nativeIds = new Set(nativeFiles.map(({ id }) => id));

describe('native 3DS', () => {
  test('is in no chain with the test host', () => {
    expect(nativeFiles.length).toBeGreaterThan(8);
    expect(nativeFiles.filter(({ code }) => TEST_HOST.test(code)).map(({ file }) => file)).toEqual([]);
  });

  test('is shown with the note about its host', () => {
    const shown = readdirSync('content/docs', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => ({ file, source: readFileSync(path.join('content/docs', file), 'utf8') }))
      .filter(({ source }) => componentUses(source, 'Sample').some(({ id = '' }) => nativeIds.has(id)));
    expect(shown.length).toBeGreaterThan(2);
    const silent = shown.filter(({ source }) => !source.includes('<Notice name="native-threeds-host" />'));
    expect(silent.map(({ file }) => file)).toEqual([]);
  });
});

describe('a call of React Native 3DS', () => {
  const samples = files.filter(({ code }) => code.includes("'@basis-theory/react-native-threeds'"));

  test('has a time limit in every sample', () => {
    expect(samples.length).toBeGreaterThan(1);
    const endless = samples.filter(({ code }) => /\bawait (?:createSession|startChallenge)\(/.test(code));
    expect(endless.map(({ file }) => file)).toEqual([]);
    const unlimited = samples.filter(({ code }) => !code.includes('Promise.race('));
    expect(unlimited.map(({ file }) => file)).toEqual([]);
  });

  test('is never said to always settle', () => {
    const folder = 'content/docs/sdks/mobile/react-native-threeds';
    const saying = readdirSync(folder).filter((file) =>
      /\breject(?:s|\*\*)* when (?:something|anything|it|a call) fails/.test(
        readFileSync(path.join(folder, file), 'utf8'),
      ),
    );
    expect(saying).toEqual([]);
  });
});

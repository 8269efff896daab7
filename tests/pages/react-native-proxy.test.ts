/** React Native Elements 4.4.0 drop the path and the query of a call to a pre-configured proxy: `tests/samples/react-native/behavior.test.ts` runs it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** A call of React Native's `bt.proxy`, which is a function. Web Elements have `bt.proxy.get` and so on. */
const CALL = /\bbt\.proxy\([\s\S]*?\)\s*[;)]/g;

const files = ['content/docs', 'content/samples'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:mdx|tsx|ts)$/.test(file))
    .map((file) => path.join(folder, file)),
);

test('a call to a pre-configured proxy has no path and no query in React Native', () => {
  const calls = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CALL)].map(([code]) => ({ file, code })),
  );
  expect(calls.length).toBeGreaterThan(0);
  const losing = calls.filter(
    ({ code }) => code.includes('BT-PROXY-KEY') && /\b(?:path|query)\s*[:,]/.test(code),
  );
  expect(losing.map(({ file }) => file)).toEqual([]);
});

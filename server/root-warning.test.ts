import { expect, it } from 'vitest';
import { rootWarning } from './root-warning.ts';

it.each(['0.0.0.0', '::', '10.0.0.7', 'docs.internal'])('warns of root at %s', (host) => {
  expect(rootWarning(host, 0)).toBe(
    'The server runs as root. It only reads files, so run it as another user, as "USER node" does in a container.',
  );
  expect(rootWarning(host, 1_000)).toBeUndefined();
  expect(rootWarning(host, undefined)).toBeUndefined();
});

it.each(['127.0.0.1', '::1', 'localhost'])('says nothing at %s, which only this machine reaches', (host) => {
  expect(rootWarning(host, 0)).toBeUndefined();
});

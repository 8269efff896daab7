import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { describe, expect, it } from 'vitest';
import { FLOOR } from './astro-node.mjs';
import { nodeVersionProblem } from './node-version.mjs';

describe('nodeVersionProblem', () => {
  it.each(['20.19.0', '20.19.5', '20.20.2', '21.0.0', '22.1.0'])('has nothing against %s', (running) => {
    expect(nodeVersionProblem(running, '>=20.19')).toBeUndefined();
  });

  it.each(['20.18.3', '18.20.8', '8.99.0'])('asks for another one than %s', (running) => {
    expect(nodeVersionProblem(running, '>=20.19')).toBe(
      `This is Node.js ${running}, and the project needs 20.19 or newer. Install it from https://nodejs.org/ and run the command again.`,
    );
  });
});

it('each package runs on the Node.js that the project brings at the latest', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<
      Record<string, { readonly engines?: { readonly node?: string }; readonly optional?: boolean }>
    >;
  };
  const tooNew = Object.entries(packages)
    .filter(([, { engines, optional }]) => optional !== true && !satisfies(FLOOR, engines?.node ?? '*'))
    .map(([folder]) => folder);
  expect(tooNew).toEqual([]);
  expect(Object.keys(packages).length).toBeGreaterThan(100);
});

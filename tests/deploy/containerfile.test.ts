/** The container file fits the project. No container is built, since that needs images from a registry. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };

const read = (file: string): string => readFileSync(path.resolve(file), 'utf8');

/** Instructions in their order, on one line each. */
const instructions = read('deploy/Containerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [name = '', ...rest] = line.split(' ');
    return { name, words: rest, rest: rest.join(' ') };
  });

const all = (name: string): readonly string[] =>
  instructions.filter((one) => one.name === name).map(({ rest }) => rest);

const KNOWN = 'FROM RUN WORKDIR COPY ARG USER EXPOSE STOPSIGNAL HEALTHCHECK ENTRYPOINT'.split(' ');

it('has instructions that exist, in two stages', () => {
  expect(instructions.map(({ name }) => name).filter((name) => !KNOWN.includes(name))).toEqual([]);
  expect(all('FROM')).toHaveLength(2);
});

it('copies what is there, from the project and from what it has built', () => {
  const sources = instructions
    .filter(({ name }) => name === 'COPY')
    .flatMap(({ words }) => words.filter((word) => !word.startsWith('--')).slice(0, -1))
    .map((source) => source.replace(/^\/site\//, ''));
  expect(sources.length).toBeGreaterThan(5);
  expect(sources.filter((source) => !existsSync(path.resolve(source)))).toEqual([]);
});

it("doesn't copy what a build makes anew", () => {
  const ignored = read('.dockerignore').trim().split('\n');
  for (const made of ['.cache', 'build', 'dist', 'node_modules']) expect(ignored).toContain(made);
});

it('installs without scripts of packages, with a Node.js that the project takes, and runs a script that exists', () => {
  const commands = all('RUN').join('\n');
  expect(commands).toContain('npm ci --ignore-scripts');
  const [, script = ''] = /npm run (\S+)/.exec(commands) ?? [];
  expect(Object.keys(packageFile.scripts)).toContain(script);
  const [, major = ''] = /node:(\d+)/.exec(all('FROM').join('\n')) ?? [];
  expect(Number(major)).toBeGreaterThanOrEqual(24);
});

it('runs without privileges, on the port and with the folder that nginx is configured for', () => {
  const site = read('dist/nginx.conf');
  expect(all('USER')).toEqual(['101']);
  expect(all('EXPOSE')).toEqual([/^ {2}listen (\d+);$/m.exec(site)?.[1]]);
  const [, folder = ''] = /alias "(.*)\/";/.exec(site) ?? [];
  expect(all('COPY')).toContain(`--from=build /site/build ${folder}`);
});

it('asks for health at a location that nginx has', () => {
  const [, location = ''] = /http:\/\/127\.0\.0\.1:8080(\/\w+)/.exec(all('HEALTHCHECK').join('')) ?? [];
  expect(read('dist/nginx.conf')).toContain(`location = ${location} {`);
});

it('has nginx write to /tmp and to its two outputs alone', () => {
  const main = read('deploy/nginx-main.conf');
  const written = [
    ...main.matchAll(/^\s*(?:pid|error_log|access_log|\w+_temp_path) (?<place>\S+?)[; ]/gm),
  ].map(({ groups }) => groups?.place ?? '');
  expect(written).toHaveLength(8);
  expect(written.filter((place) => !/^\/(?:tmp\/|dev\/std(?:out|err)$)/.test(place))).toEqual([]);
});

/** The pages for contributors are short, and what they refer to is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/project.mjs';
import { WRITERS_PAGE } from './components/writers-table.ts';

const START = 'CONTRIBUTING.md';

/** The most bytes of the page that links to the others, and of each of those. */
const MOST = { start: 2048, guide: 4096 };

/** Folders whose paths are checked. */
const PLACE = /^(?:content|engines|pipeline|components|app|tests|scripts|server|mcp|deploy|bench)\/[^\s]*$/;

/** What stands for the reader's own name, or for several files. */
const PLACEHOLDER = /[<>*…{}]/;

const guides = readdirSync(path.join(root, 'contributing')).map((name) => `contributing/${name}`);

/** The page from the project's root. */
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** A page without its blocks of code, whose files the reader creates. */
const prose = (file: string): string => read(file).replaceAll(/^( *)(`{3,})[^]*?^\1\2$/gm, '');

function firstGroups(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

const linksOf = (file: string): string[] =>
  firstGroups(prose(file).replaceAll(/`[^`\n]+`/g, ''), /\]\(([^)\s]+)\)/g)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(file), target.replace(/#.*$/, '')));

const placesOf = (file: string): string[] =>
  firstGroups(prose(file), /`([^`\n]+)`/g).filter((code) => PLACE.test(code) && !PLACEHOLDER.test(code));

const isThere = (place: string): boolean => existsSync(path.join(root, place));

describe.each([START, ...guides, 'deploy/README.md', 'content/openapi/README.md'])('%s', (file) => {
  it('links to files that exist', () => {
    expect(linksOf(file).filter((target) => !isThere(target))).toEqual([]);
  });

  it('mentions paths that exist', () => {
    expect(placesOf(file).filter((place) => !isThere(place))).toEqual([]);
  });
});

it.each(guides.filter((file) => file !== WRITERS_PAGE))(
  `%s has at most ${String(MOST.guide)} bytes`,
  (file) => {
    expect(Buffer.byteLength(read(file))).toBeLessThanOrEqual(MOST.guide);
  },
);

it(`${START} has at most ${String(MOST.start)} bytes, and links to every guide`, () => {
  expect(Buffer.byteLength(read(START))).toBeLessThanOrEqual(MOST.start);
  expect(guides.filter((guide) => !linksOf(START).includes(guide))).toEqual([]);
});

/** A version of a package is written once, and is the version that the samples are checked with. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { cellText, loadDataTable } from '../../pipeline/content/tables/index.ts';
import { sdkMethods } from '../../pipeline/content/sdk-methods/index.ts';

const rows = loadDataTable('sdk-versions').rows.map((row) => ({
  id: cellText(row.id),
  package: cellText(row.package),
  version: cellText(row.version),
}));

/** What can be between a package and its version. */
const JOINTS = ['@', ':', '==', ' ', '` ', "', '", '", from: "'];

function filesUnder(folder: string, extension: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith(extension)).map((file) => path.join(folder, file));
}

const pins = (file: string): Readonly<Record<string, string>> => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  return { ...devDependencies, ...dependencies };
};

describe('no page and no table has the version in an install line of', () => {
  const texts = [...filesUnder('content/docs', '.mdx'), ...filesUnder('content/data', '.yaml')].map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  );

  it.each(rows)('$id', ({ package: name, version }) => {
    const typed = JOINTS.map((joint) => `${name}${joint}${version}`);
    const found = texts.filter(([, text]) => typed.some((words) => text.includes(words)));
    expect(found.map(([file]) => file)).toEqual([]);
  });
});

describe('the version that is documented is the one that samples are checked with', () => {
  const installed = { ...pins('tests/samples/react-native/package.json'), ...pins('package.json') };

  it.each(rows.filter((row) => row.package in installed))('$id', ({ package: name, version }) => {
    expect(installed[name]).toBe(version);
  });

  it.each(['node', 'python', 'go', 'java'] as const)('the methods of %s', (language) => {
    expect(sdkMethods(language).version).toBe(rows.find(({ id }) => id === language)?.version);
  });
});

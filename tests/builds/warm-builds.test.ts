/**
 * A build that finds what an earlier one kept gives readers the same as one that starts from nothing, and renders
 * again only the pages that are made from what has changed.
 */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleFile } from '../../pipeline/content/sample-files/index.ts';
import { copySite, type Files } from './support/site-copy.ts';

function page(title: string, body: string): string {
  return `---
title: ${title}
description: ${title} is a page of a small site that a test builds, as short as the checks of front matter allow.
page_type: landing
---

## Part {/* #part */}

${body}
`;
}

const PAGES: Files = {
  'content/docs/index.mdx': page('Guides', 'Nothing but text.'),
  'content/docs/api/index.mdx': page('API', 'Links to [Errors](./errors.mdx).'),
  'content/docs/sdks/index.mdx': page('SDKs', 'Links to [API](../api/index.mdx).'),
  'content/docs/api/errors.mdx': page('Errors', '<DataTable name="ip-addresses" />'),
  'content/docs/api/authentication.mdx': page('Authentication', '<Sample id="trace-request" />'),
  'content/docs/api/rate-limits.mdx': page('Rate limits', '<Schema name="Log" />'),
  'content/docs/api/idempotency.mdx': page('Idempotency', '<Request operation="logs.list" />'),
};

const TABLE = 'content/data/api/ip-addresses.yaml';
const SCHEMA = 'content/openapi/schemas/logs.yaml';
const SAMPLE = path.relative('', sampleFile('trace-request', 'node.ts'));

/** The text with one place replaced. */
function replaced(source: string, place: string | RegExp, by: string): string {
  const result = source.replace(place, by);
  if (result === source) throw new Error(`Nothing to replace: ${String(place)}`);
  return result;
}

/** What readers receive, without the names of files that carry a hash of their content. */
function withoutAssetNames(output: ReadonlyMap<string, Buffer>): Record<string, string> {
  return Object.fromEntries(
    [...output]
      .filter(([file]) => !file.startsWith('assets/'))
      .map(([file, content]) => [
        file,
        content.toString('latin1').replaceAll(/\/assets\/[\w./~-]+/g, '/assets/'),
      ]),
  );
}

/** Every file to the byte. */
function comparable(output: ReadonlyMap<string, Buffer>): Record<string, string> {
  return Object.fromEntries([...output].map(([file, content]) => [file, content.toString('latin1')]));
}

/** Names of the files that only one of two builds has, or that differ between them. */
function differences(one: Record<string, string>, other: Record<string, string>): string[] {
  const files = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...files].filter((file) => one[file] !== other[file]);
}

describe('a warm build', () => {
  const warm = copySite('warm', PAGES);
  const cold = copySite('cold', PAGES);

  it('is a cold one, and two cold ones are the same to the byte', async () => {
    const everyPage = Object.keys(PAGES)
      .map((file) => file.slice('content/docs/'.length))
      .sort();
    expect(await warm.build()).toEqual(everyPage);
    expect(await cold.build()).toEqual(everyPage);
    const first = warm.output();
    const second = cold.output();
    expect([...second.keys()]).toEqual([...first.keys()]);
    expect(differences(comparable(first), comparable(second))).toEqual([]);

    const before: Files = Object.fromEntries([TABLE, SCHEMA, SAMPLE].map((file) => [file, warm.read(file)]));
    const changes: Files = {
      'content/docs/index.mdx': page('Guides', 'Other text.'),
      [TABLE]: replaced(before[TABLE] ?? '', 'region: Europe', 'region: North America'),
      [SCHEMA]: replaced(before[SCHEMA] ?? '', /description: .+/, 'description: A changed sentence.'),
      [SAMPLE]: `// A changed comment.\n${before[SAMPLE] ?? ''}`,
    };
    warm.write(changes);
    const compiled = await warm.build();
    expect(compiled).toEqual([
      'api/authentication.mdx',
      'api/errors.mdx',
      // It's made from an operation, and so from the schema of its response.
      'api/idempotency.mdx',
      'api/rate-limits.mdx',
      'index.mdx',
    ]);
    cold.forgetBuilds();
    cold.write(changes);
    await cold.build();
    expect(differences(withoutAssetNames(warm.output()), withoutAssetNames(cold.output()))).toEqual([]);
  });
});

/** The skills are what the format and the draft of their index ask for, and small enough to be read whole. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { countTokens, markdownSections } from '../../../../engines/markdown/index.ts';
import { skillNames } from '../../../../pipeline/content/agent-skills/index.ts';
import { makeMarkdownPages } from '../../markdown-pages/index.ts';
import type { Downloads } from '../downloads.ts';
import { skillDownloads } from './index.ts';

const FOLDER = '/.well-known/agent-skills';
const LINES = 500;
const TOKENS = 5_000;

const index = z.strictObject({
  $schema: z.literal('https://schemas.agentskills.io/discovery/0.2.0/schema.json'),
  skills: z.array(
    z.strictObject({
      name: z.string().regex(/^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/),
      type: z.literal('archive'),
      description: z.string().min(1).max(1024),
      url: z.string(),
      digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
    }),
  ),
});

let files: Downloads;
let entries: z.infer<typeof index>['skills'];

beforeAll(async () => {
  files = await skillDownloads();
  entries = index.parse(JSON.parse(String(files.get(`${FOLDER}/index.json`)))).skills;
}, 120_000);

const textOf = (name: string): string => String(files.get(`${FOLDER}/${name}/SKILL.md`));

function frontMatterOf(name: string): unknown {
  return parse(/^---\n(.*?)\n---\n/s.exec(textOf(name))?.[1] ?? '');
}

it('the index lists every skill', () => {
  expect(entries.map(({ name }) => name)).toEqual(skillNames());
});

describe.each(skillNames())('the skill %s', (name) => {
  it("is an archive with the index's digest, with the same files as its folder", () => {
    const entry = entries.find((one) => one.name === name);
    const bytes = files.get(entry?.url ?? '') as Uint8Array;
    expect(entry?.digest).toBe(`sha256:${createHash('sha256').update(bytes).digest('hex')}`);
    const packed = Object.entries(unzipSync(bytes)).map(([file, content]) => [file, strFromU8(content)]);
    const loose = [...files].filter(([file]) => file.startsWith(`${FOLDER}/${name}/`));
    expect(packed).toEqual(
      loose.map(([file, content]) => [file.slice(FOLDER.length + name.length + 2), content]),
    );
    expect(packed[0]?.[0]).toBe('SKILL.md');
  });

  it('has the front matter of the format, as the index has it', () => {
    const entry = entries.find((one) => one.name === name);
    expect(frontMatterOf(name)).toEqual({
      name: entry?.name,
      description: entry?.description,
      metadata: { guide: expect.stringMatching(/^\/docs\/.+\.md$/) as string },
    });
  });

  it('is short enough to be read whole', () => {
    expect(textOf(name).split('\n').length).toBeLessThan(LINES);
    expect(countTokens(textOf(name))).toBeLessThan(TOKENS);
  });

  it('leads to each of its files, and from them to files that it has', () => {
    const own = [...files.keys()].filter((file) => file.startsWith(`${FOLDER}/${name}/`));
    const led = own
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [...String(files.get(file)).matchAll(/\]\((?![a-z]+:|[/#])([^)\s]+)\)/g)].map(([, link = '']) =>
          path.posix.join(path.posix.dirname(file), link),
        ),
      );
    expect(led.filter((file) => !files.has(file))).toEqual([]);
    expect(own.filter((file) => !led.includes(file) && !file.endsWith('/SKILL.md'))).toEqual([]);
  });

  it('says nothing twice in a note, and announces nothing that it left out', () => {
    const notes = textOf(name).match(/(?:^>.*\n)+/gm) ?? [];
    expect(new Set(notes).size).toBe(notes.length);
    expect(textOf(name)).not.toMatch(/:\n\n(?:#|- Key)/);
  });
});

/** Where a file of a skill links to Markdown of the site. */
function linksOf([file, content]: readonly [string, unknown]): readonly (readonly [string, string])[] {
  if (!file.endsWith('.md')) return [];
  return [...String(content).matchAll(/\]\(\/(docs\/[^)#]*\.md)(?:#([^)]+))?\)/g)].map(
    ([, target = '', anchor = '']) => [target, anchor],
  );
}

it('a link to a section leads to the part of its page that has it', async () => {
  const { files: markdownPages, index: pages } = await makeMarkdownPages(undefined);
  const links = [...files].flatMap(linksOf);
  expect(links.filter(([target]) => !markdownPages.has(target))).toEqual([]);
  const indexes = new Set(pages.pages.flatMap(({ file, parts }) => (parts.length > 0 ? [file] : [])));
  expect(links.filter(([target, anchor]) => anchor !== '' && indexes.has(target))).toEqual([]);
  const toParts = links.filter(([target]) => target.includes('/part-'));
  const wrong = toParts.filter(
    ([target, anchor]) =>
      !markdownSections(markdownPages.get(target) ?? '').some((section) => section.anchor === anchor),
  );
  expect(wrong).toEqual([]);
  expect(toParts.length).toBeGreaterThan(20);
}, 120_000);

it('no file of a skill is a page of the site', () => {
  expect([...files.keys()].filter((file) => file.endsWith('.html'))).toEqual([]);
});

it("a workflow that goes with a skill refers to the site's description", () => {
  const [file, content] = [...files].find(([one]) => one.endsWith('.arazzo.yaml')) ?? ['', ''];
  const { sourceDescriptions } = parse(String(content)) as { sourceDescriptions: readonly { url: string }[] };
  const urls = sourceDescriptions.map(({ url }) => new URL(url, `https://docs.example.com${file}`).pathname);
  expect(new Set(urls)).toEqual(new Set(['/openapi.yaml']));
});

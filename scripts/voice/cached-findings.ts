/** Finds of files that haven't changed, from `.cache/voice.json`, since parsing all prose takes most of a minute. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { hashFiles } from '../checks/inputs.ts';
import { root } from '../lib/project.mjs';
import type { FindingsByFile } from './counts.ts';
import { findings, type Finding } from './findings.ts';
import { RULES } from './rules/index.ts';
import { passagesOf } from './texts/files.ts';
import { PLACES } from './texts/passage.ts';

const FILE = path.join(root, '.cache/voice.json');

const findingSchema = z.object({
  /** Its place in the list of rules. */
  rule: z.number(),
  line: z.number(),
  place: z.enum(PLACES),
  words: z.string(),
});
const cacheSchema = z.object({
  rules: z.string(),
  files: z.record(z.string(), z.object({ content: z.string(), findings: z.array(findingSchema) })),
});
type Cache = z.infer<typeof cacheSchema>;

async function readCache(rules: string | undefined): Promise<Cache['files']> {
  const cache = await readFile(FILE, 'utf8')
    .then((text) => cacheSchema.safeParse(JSON.parse(text)).data)
    .catch(() => undefined);
  return cache === undefined || cache.rules !== rules ? {} : cache.files;
}

/** What the rules find in files, by name. Parses those that differ from the last time. */
export async function findingsIn(files: readonly string[]): Promise<FindingsByFile> {
  const rules = await hashFiles(root, ['scripts/voice', ':(exclude)scripts/voice/counts.json']);
  const cached = await readCache(rules);
  const found = new Map<string, readonly Finding[]>();
  const current: Cache['files'] = { ...cached };
  for (const file of files) {
    const content = createHash('sha256')
      .update(await readFile(path.join(root, file)))
      .digest('base64url');
    const before = cached[file];
    const known = before?.content === content ? before.findings : undefined;
    const inFile =
      known?.flatMap(({ rule, ...rest }) =>
        RULES[rule] === undefined ? [] : [{ ...rest, rule: RULES[rule] }],
      ) ?? findings(await passagesOf(file));
    found.set(file, inFile);
    current[file] = { content, findings: inFile.map((one) => ({ ...one, rule: RULES.indexOf(one.rule) })) };
  }
  // Without Git, nothing tells whether the rules have changed.
  if (rules !== undefined) {
    await mkdir(path.dirname(FILE), { recursive: true });
    await writeFile(FILE, JSON.stringify({ rules, files: current } satisfies Cache));
  }
  return found;
}

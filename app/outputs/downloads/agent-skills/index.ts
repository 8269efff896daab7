/**
 * Skills for assistants, as archives and as single files, with the index that leads to them. They follow version 0.2.0 of
 * the draft "Agent Skills Discovery via Well-Known URIs".
 */
import { createHash } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { pageFile, siteMap } from '../../../../pipeline/content/site/site-map.ts';
import { loadSkill, skillNames } from '../../../../pipeline/content/agent-skills/index.ts';
import { cachedDownloads, type Downloads } from '../downloads.ts';
import { SKILLS } from './addresses.ts';
import { makeSkill, type Skill } from './make-skill.ts';

/** Identifies the draft that the index follows. Nothing fetches it. */
const INDEX_SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Packs a skill, with its files at the archive's root. Equal files make equal bytes. */
function archive({ files }: Skill): Uint8Array {
  const entries = [...files].map(([path, content]) => [path, strToU8(content)] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: new Date(1980, 0, 1) });
}

const digest = (bytes: Uint8Array): string => `sha256:${createHash('sha256').update(bytes).digest('hex')}`;

/** Whether a skill's guide is there: a test's small site has few. `makeSkill` rejects one that the site map doesn't have. */
function hasGuide(name: string): boolean {
  const { guide } = loadSkill(name);
  return pageFile(guide) !== undefined || !siteMap.some(({ route }) => route === guide);
}

async function makeFiles(): Promise<Downloads> {
  const files = new Map<string, string | Uint8Array>();
  const skills = [];
  for (const name of skillNames().filter(hasGuide)) {
    const skill = await makeSkill(name);
    const bytes = archive(skill);
    const url = `${SKILLS}/${name}.zip`;
    files.set(url, bytes);
    for (const [path, content] of skill.files) files.set(`${SKILLS}/${name}/${path}`, content);
    const { description } = skill;
    // The draft resolves the URL against the index's own.
    skills.push({ name, type: 'archive', description, url, digest: digest(bytes) });
  }
  files.set(`${SKILLS}/index.json`, `${JSON.stringify({ $schema: INDEX_SCHEMA, skills }, undefined, 2)}\n`);
  return files;
}

/** Every file, by its path from the site's root. */
export function skillDownloads(): Promise<Downloads> {
  return cachedDownloads(import.meta.url, 'agent-skills', makeFiles);
}

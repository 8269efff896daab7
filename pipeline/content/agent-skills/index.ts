/**
 * Tasks that assistants can do for a reader: `content/data/agent-skills/<name>.yaml` says which guide a skill is made from, when
 * to use it, and what of the guide it takes. All that it tells an assistant is in the guide, its workflow and data.
 */
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { fileExists, fileNames, readText } from '../../cache/index.ts';

/** A section, by its anchor in the guide, e.g. `#test-it`, or on another page, e.g. `/docs/api/testing#3ds`. */
const section = z.string().regex(/^(?:\/[a-z0-9/-]+)?#[a-z0-9-]+$/, 'write #anchor, or /docs/page#anchor');

/** What the assistant does, in order. */
const step = z.union([
  /** All calls of a workflow. `apart` tells when an assistant needs them, where that's only in some cases. */
  z.strictObject({
    workflow: z.string(),
    apart: z
      .string()
      .regex(/^[A-Z].*\.$/, 'write a sentence')
      .optional(),
  }),
  /** A request example from the API description, as `operation/example`, and the checklist items that it verifies. */
  z.strictObject({
    request: z.string().regex(/^[\w.]+\/\w+$/, 'write operation/example'),
    items: z.array(z.string()).min(1).optional(),
  }),
  /** A section of a guide, where its steps aren't calls. */
  z.strictObject({ section }),
]);

const skillSchema = z.strictObject({
  title: z.string().min(1),
  /** What the skill does and when to use it. An assistant reads nothing else before it decides. */
  description: z
    .string()
    .trim()
    .max(1024)
    .regex(/\bUse (?:it )?(?:when|to|before)\b/, 'say when to use it: "Use when …"'),
  /** The route of its page. */
  guide: z.string().startsWith('/docs/'),
  /** What to do, where the guide's own introduction is for people at the page. */
  introduction: z.string().trim().optional(),
  /** Applications of `content/data/applications/`. Without them, the calls alone decide what the reader creates. */
  applications: z.array(z.string()).min(1).optional(),
  /** What must be true before the first call and after each. It's read before the steps. */
  rules: z.array(section).default([]),
  steps: z.array(step).min(1),
  /** How to find out whether it works. */
  tests: z.array(section).default([]),
  /** What only some need, as files to read then. */
  references: z.array(section).default([]),
  /** Samples of `content/samples/` that go with it as files. */
  samples: z.array(z.string()).default([]),
  /** Whether the guide is a checklist, whose items are all part of the skill. */
  checklist: z.literal(true).optional(),
});

/** A step of a skill. */
export type SkillStep = z.infer<typeof step>;

/** A skill as its file has it. */
export type SkillDefinition = Readonly<z.infer<typeof skillSchema>> & { readonly name: string };

/** What a skill can be called. Its name is a folder of the site, too. */
const NAME = /^(?=.{1,64}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Every command of the project runs at its root. */
const skillsFolder = path.resolve('content/data/agent-skills');

/** Names of all skills, sorted. */
export function skillNames(folder: string = skillsFolder): string[] {
  return fileNames(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => path.basename(file, '.yaml'))
    .sort();
}

/**
 * Reads the definition of a skill.
 *
 * @param name of the file without extension
 * @param folder with the definitions
 * @throws Error, a sentence that gives the file and each wrong place
 */
export function loadSkill(name: string, folder: string = skillsFolder): SkillDefinition {
  const label = `content/data/agent-skills/${name}.yaml`;
  if (!NAME.test(name))
    throw new Error(
      `${label}: a skill is named in lower case, with single hyphens between words, in 64 characters at most. Rename the file.`,
    );
  const file = path.join(folder, `${name}.yaml`);
  if (!fileExists(file)) throw new Error(`There is no ${label}. Write it, or name another skill.`);
  const result = skillSchema.safeParse(parse(readText(file)));
  if (!result.success)
    throw new Error(
      `${label} has an unexpected shape. Correct these places:\n${z.prettifyError(result.error)}`,
    );
  return { ...result.data, name };
}

/** A skill as an assistant reads it: `SKILL.md` of the Agent Skills format. */
import { stringify } from 'yaml';
import type { SkillDefinition } from '../../../../pipeline/content/agent-skills/index.ts';
import { provider } from '../../../../content/site/provider.ts';
import { DEFAULT_PORT, SIMULATOR_FILE, HOST } from '../simulator/index.ts';
import { addressInLanguage, addressOnSite } from './addresses.ts';
import type { SkillFile } from './files.ts';
import type { GuideFacts } from './guides.ts';

/** A part of the text under a heading of its own. */
export interface SkillPart {
  readonly title: string;
  readonly text: string;
}

/** A value that the developer brings. */
export interface SkillValue {
  readonly placeholder: string;
  readonly description: string;
}

/** Everything that the text is written from. */
export interface SkillContent {
  readonly definition: SkillDefinition;
  readonly guide: GuideFacts;
  readonly applications: string;
  readonly values: readonly SkillValue[];
  readonly rules: readonly SkillPart[];
  readonly steps: readonly SkillPart[];
  readonly tests: readonly SkillPart[];
  readonly references: readonly { readonly title: string; readonly file: string }[];
  /** In groups, each with what it is. */
  readonly files: readonly { readonly title: string; readonly files: readonly SkillFile[] }[];
}

function frontMatter({ name, description, guide }: SkillDefinition): string {
  const fields = { name, description, metadata: { guide: addressOnSite(guide) } };
  return `---\n${stringify(fields, { lineWidth: 0 })}---`;
}

function guideLine({ definition, guide: { title, languages } }: SkillContent): string {
  const guide = addressOnSite(definition.guide);
  const links = languages.map(({ id, label }) => `[${label}](${addressInLanguage(definition.guide, id)})`);
  const inOne = links.length === 0 ? '' : ` With samples in one language: ${links.join(', ')}.`;
  return `This skill is made from [${title}](${guide}), which has more detail.${inOne}`;
}

const part = ({ title, text }: SkillPart): string => `## ${title}\n\n${text}`;

function valueTable(values: readonly SkillValue[]): string {
  const rows = values.map(({ placeholder, description }) => `| \`${placeholder}\` | ${description} |`);
  return ['| Replace | With |', '| --- | --- |', ...rows].join('\n');
}

/** Where calls go, which is to a test tenant or to a simulator on the assistant's own machine. */
function hosts(): string {
  const { test, production } = provider.hosts;
  return [
    `Calls go to \`${test}\`, with keys of a test tenant and test data. Production tenants use \`${production}\` and other keys.`,
    `Without an account, download [platform-double.mjs](${addressOnSite(SIMULATOR_FILE)}), run \`node platform-double.mjs\`, and replace the host with \`http://${HOST}:${String(DEFAULT_PORT)}\`. See [Try it without an account](${addressOnSite('/docs/try-without-an-account')}).`,
    'Never print, log, or commit a key or a card number. Read keys from the environment or a secret manager, and use test cards only.',
  ].join('\n\n');
}

function fileList(groups: SkillContent['files']): string {
  return groups
    .map(({ title, files }) => {
      const commands = files.flatMap(({ command }) => (command === undefined ? [] : [`\`${command}\``]));
      const links = files.map(({ path, label }) => `[${label}](${path})`).join(', ');
      const run = commands.length === 0 ? '' : `. Run ${commands.join(' or ')}`;
      return `- ${title}: ${links}${run}.`;
    })
    .join('\n');
}

/** Notes that pages share come once. The first is where the rules are. */
function withoutRepeats(text: string): string {
  const seen = new Set<string>();
  return text.replaceAll(/(?:^>.*\n)+\n/gm, (note) => {
    const isRepeat = seen.has(note);
    seen.add(note);
    return isRepeat ? '' : note;
  });
}

/** Writes the text. */
export function skillText(content: SkillContent): string {
  const { definition, guide, applications, values, references, files } = content;
  const parts = [
    frontMatter(definition),
    `# ${definition.title}`,
    definition.introduction ?? guide.introduction,
    guideLine(content),
    part({
      title: 'Before you start',
      text: [applications, ...(values.length === 0 ? [] : [valueTable(values)]), hosts()].join('\n\n'),
    }),
    ...content.rules.map(part),
    ...content.steps.map(part),
    ...content.tests.map(part),
    ...(files.length === 0 ? [] : [part({ title: 'Files', text: fileList(files) })]),
    ...(references.length === 0
      ? []
      : [
          part({
            title: 'Read when needed',
            text: references.map(({ title, file }) => `- [${title}](${file})`).join('\n'),
          }),
        ]),
  ];
  return `${withoutRepeats(parts.join('\n\n'))}\n`;
}

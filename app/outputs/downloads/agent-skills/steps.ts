/** The steps of a skill as text, with calls, what the guide says about them, and sections of the guide. */
import type { SkillDefinition, SkillStep } from '../../../../pipeline/content/agent-skills/index.ts';
import type { ApiDescription } from '../../../../pipeline/content/api-description/index.ts';
import { readWorkflow, type Workflow } from '../../../../pipeline/code-samples/workflows/index.ts';
import { addressOnSite } from './addresses.ts';
import { callOfRequest, callsOfWorkflow, type KnownOperations, type SkillCall } from './calls.ts';
import type { ChecklistPart } from './checklist.ts';
import { proseAbout } from './prose.ts';
import { guideSection } from './sections.ts';
import type { SkillPart } from './skill-text.ts';

const fence = (code: string): string => `\`\`\`bash\n${code}\n\`\`\``;

/** The file of a section that only some need, from the skill's folder. */
const referenceFile = (name: string): string => `references/${name.split('#').at(-1) ?? ''}.md`;

/** Where an assistant reads a section in full. It's a file of the skill, if the skill has it. */
function wholeSection(address: string, guide: string, references: readonly string[]): string {
  const own = references.find((place) => (place.startsWith('#') ? guide + place : place) === address);
  return own === undefined ? addressOnSite(address) : referenceFile(own);
}

/** A call as a section, with what the guide says about it, the code, and the facts. */
async function callText(
  { guide, references }: SkillDefinition,
  call: SkillCall,
  position: number,
): Promise<string> {
  const about = await proseAbout(guide, call.shownAs);
  const more =
    about === undefined
      ? []
      : [`The whole section: [${about.title}](${wholeSection(about.address, guide, references)}).`];
  const parts = [
    `### ${String(position)}. ${call.title}`,
    ...(about === undefined || about.text === '' ? [] : [about.text]),
    fence(call.code),
    [...call.facts, ...more].map((fact) => `- ${fact}`).join('\n'),
  ];
  return parts.join('\n\n');
}

/** The calls of a checklist, each with the items that it verifies. */
function itemFact(items: readonly string[], parts: readonly ChecklistPart[], guide: string): string {
  const titles = new Map(parts.flatMap((part) => [...part.items]));
  const found = items.map((id) => {
    const title = titles.get(id);
    if (title === undefined) throw new Error(`${guide} has no item "${id}". Name a CheckItem.`);
    return `“${title}”`;
  });
  return `What it returns helps to verify: ${found.join('; ')}.`;
}

/** What the parts of a skill are made from. */
export interface SkillContent {
  readonly definition: SkillDefinition;
  readonly description: ApiDescription;
  readonly known: KnownOperations;
  /** Links to the files of the skill's samples, by their titles, from the skill's folder. */
  readonly sampleLinks: ReadonlyMap<string, string>;
  readonly checklist: readonly ChecklistPart[];
}

/** A part that's a file of its own, since only some need it. */
export interface SkillReference extends SkillPart {
  /** From the skill's folder. */
  readonly file: string;
}

/** The steps of a skill, and what they use. */
export interface SkillSteps {
  readonly parts: readonly SkillPart[];
  readonly references: readonly SkillReference[];
  readonly workflows: readonly Workflow[];
  readonly operations: readonly string[];
}

const codeLine = (links: string): string => `Code: ${links}.`;

/** A section of a guide as part of the text. */
export function sectionPart({ definition, sampleLinks }: SkillContent, place: string): Promise<SkillPart> {
  const linksTo = (title: string): string | undefined => {
    const links = sampleLinks.get(title);
    return links === undefined ? undefined : codeLine(links);
  };
  return guideSection(definition.guide, place, { linksTo, isWhole: false });
}

/** A section of a guide as a file, with all of its samples. */
export async function sectionReference(
  { definition, sampleLinks }: SkillContent,
  place: string,
): Promise<SkillReference> {
  const linksTo = (title: string): string | undefined => {
    const links = sampleLinks.get(title);
    return links === undefined ? undefined : codeLine(links.replaceAll('](', '](../'));
  };
  const { title, text } = await guideSection(definition.guide, place, { linksTo, isWhole: true });
  return { title, text, file: referenceFile(place) };
}

async function callTexts(
  { definition }: SkillContent,
  calls: readonly SkillCall[],
): Promise<readonly string[]> {
  return Promise.all(calls.map((call, index) => callText(definition, call, index + 1)));
}

/** The requests of a definition, as calls. */
function requestCalls({ definition, description, known, checklist }: SkillContent): readonly SkillCall[] {
  return definition.steps.flatMap((step) => {
    if (!('request' in step)) return [];
    const call = callOfRequest(step.request, description, known);
    if (step.items === undefined) return [call];
    return [{ ...call, facts: [...call.facts, itemFact(step.items, checklist, definition.guide)] }];
  });
}

/** A workflow, as part of the text or as a file that the text leads to. */
async function workflowPart(
  content: SkillContent,
  { workflow: name, apart }: Extract<SkillStep, { readonly workflow: string }>,
): Promise<SkillSteps> {
  const workflow = readWorkflow(name, content.description);
  const calls = callsOfWorkflow(workflow, content.description, content.known);
  const { title, summary } = workflow;
  const text = [summary, ...(await callTexts(content, calls))].join('\n\n');
  const used = { workflows: [workflow], operations: calls.map(({ operation }) => operation) };
  if (apart === undefined) return { ...used, parts: [{ title, text }], references: [] };
  const file = referenceFile(name);
  return {
    ...used,
    parts: [{ title, text: `${apart} See [${title}](${file}) for the calls.` }],
    references: [{ title, text, file }],
  };
}

/** Makes the steps of a skill, with requests first, then what the definition lists, in its order. */
export async function skillSteps(content: SkillContent): Promise<SkillSteps> {
  const requests = requestCalls(content);
  const text = (await callTexts(content, requests)).join('\n\n');
  const made = await Promise.all(
    content.definition.steps.map(async (step): Promise<Partial<SkillSteps>> => {
      if ('workflow' in step) return workflowPart(content, step);
      return 'section' in step ? { parts: [await sectionPart(content, step.section)] } : {};
    }),
  );
  return {
    parts: [
      ...(requests.length === 0 ? [] : [{ title: 'Calls', text }]),
      ...made.flatMap(({ parts = [] }) => parts),
    ],
    references: made.flatMap(({ references = [] }) => references),
    workflows: made.flatMap(({ workflows = [] }) => workflows),
    operations: [
      ...requests.map(({ operation }) => operation),
      ...made.flatMap(({ operations = [] }) => operations),
    ],
  };
}

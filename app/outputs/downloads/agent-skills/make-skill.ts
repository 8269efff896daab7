/** Makes a skill, which is its text and the files that the text refers to. */
import { provider } from '../../../../content/site/provider.ts';
import { loadApiDescription } from '../../../../pipeline/content/api-description/index.ts';
import { loadSkill } from '../../../../pipeline/content/agent-skills/index.ts';
import type { Workflow } from '../../../../pipeline/code-samples/workflows/index.ts';
import { linkText } from '../../markdown-pages/index.ts';
import { accessFacts, applicationTable } from './access.ts';
import { checklistParts } from './checklist.ts';
import { fileLinks, sampleFiles, workflowFiles } from './files.ts';
import { guideFacts } from './guides.ts';
import { skillText, type SkillPart, type SkillValue } from './skill-text.ts';
import { sectionPart, sectionReference, skillSteps, type SkillContent } from './steps.ts';

/** A skill, made. */
export interface Skill {
  readonly name: string;
  readonly description: string;
  /** Content by path from the skill's folder. `SKILL.md` comes first. */
  readonly files: ReadonlyMap<string, string>;
}

/** The values of workflows that stand for themselves in code, each once. */
function valuesOf(workflows: readonly Workflow[]): readonly SkillValue[] {
  const values = workflows.flatMap(({ inputs }) =>
    inputs.flatMap(({ inCode, description }) =>
      typeof inCode === 'string' && /^<[A-Z_\d]+>$/.test(inCode)
        ? [[inCode, { placeholder: inCode, description }] as const]
        : [],
    ),
  );
  return [...new Map(values).values()];
}

async function makeNamed(name: string): Promise<Skill> {
  const definition = loadSkill(name);
  const { guide, description } = definition;
  const facts = await accessFacts();
  const samples = definition.samples.map(sampleFiles);
  const content: SkillContent = {
    definition,
    description: await loadApiDescription(),
    known: new Map(facts.operations.map((one) => [one.id, one])),
    sampleLinks: new Map(samples.map(({ title, files }) => [title, fileLinks(files)])),
    checklist: definition.checklist === true ? await checklistParts(guide) : [],
  };
  const sections = (places: readonly string[]): Promise<readonly SkillPart[]> =>
    Promise.all(places.map((place) => sectionPart(content, place)));
  const steps = await skillSteps(content);
  const references = [
    ...steps.references,
    ...(await Promise.all(definition.references.map((place) => sectionReference(content, place)))),
  ];
  const programs = steps.workflows.map((workflow) => ({
    title: workflow.title,
    files: workflowFiles(workflow, content.description),
  }));
  const files = [...programs, ...samples];
  const text = skillText({
    definition,
    guide: await guideFacts(guide),
    applications: applicationTable(definition.applications, steps.operations, facts),
    values: valuesOf(steps.workflows),
    rules: await sections(definition.rules),
    steps: [...steps.parts, ...content.checklist],
    tests: await sections(definition.tests),
    references,
    files,
  });
  const texts = [
    ['SKILL.md', text],
    ...references.map((one) => [one.file, `# ${one.title}\n\n${one.text}\n`] as const),
  ] as const;
  const all = [
    ...(await Promise.all(
      texts.map(async ([file, content]) => [file, await linkText(content, provider.siteUrl)] as const),
    )),
    ...files.flatMap((group) => group.files.map(({ path, content }) => [path, content] as const)),
  ];
  return { name, description, files: new Map(all) };
}

/**
 * Makes a skill.
 *
 * @throws Error, a sentence that gives the file of its definition
 */
export async function makeSkill(name: string): Promise<Skill> {
  try {
    return await makeNamed(name);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const place = `content/data/agent-skills/${name}.yaml`;
    throw new Error(said.includes(place) ? said : `${place}: ${said}`, { cause: error });
  }
}

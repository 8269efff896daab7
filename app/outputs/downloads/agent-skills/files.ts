/** The files that go with a skill. They're the scripts of its workflows, the workflows themselves, and samples. */
import path from 'node:path';
import { languageById, SAMPLE_LANGUAGES } from '../../../../pipeline/code-samples/index.ts';
import { emitProgram, programFile, runCommand } from '../../../../pipeline/code-samples/requests/index.ts';
import { loadSample, sampleDownloads, type Sample } from '../../../../pipeline/code-samples/samples/index.ts';
import {
  workflowCalls,
  workflowFile,
  workflowText,
  type Workflow,
} from '../../../../pipeline/code-samples/workflows/index.ts';
import type { ApiDescription } from '../../../../pipeline/content/api-description/index.ts';
import { provider } from '../../../../content/site/provider.ts';
import { publishedWorkflow } from '../workflows/index.ts';

/** A file of a skill. */
export interface SkillFile {
  /** From the skill's folder, e.g. `scripts/charge-card.py`. */
  readonly path: string;
  readonly content: string;
  /** In words, e.g. `Python`. */
  readonly label: string;
  /** What runs it, in its folder. */
  readonly command?: string | undefined;
}

/** Where the API description is from a file in a folder of a skill. */
const DESCRIPTION =
  provider.siteUrl === undefined ? '../../../../openapi.yaml' : `${provider.siteUrl}/openapi.yaml`;

/** The script of a workflow in each language, and the workflow. */
export function workflowFiles(workflow: Workflow, description: ApiDescription): readonly SkillFile[] {
  const { name } = workflow;
  const calls = workflowCalls(workflow, description, 'test');
  const programs = SAMPLE_LANGUAGES.map((language): SkillFile => ({
    path: `scripts/${name}/${programFile(name, language)}`,
    content: emitProgram(language, calls),
    label: languageById(language).label,
    command: runCommand(name, language),
  }));
  const arazzo = {
    path: `assets/${path.basename(workflowFile(name))}`,
    content: publishedWorkflow(workflowText(name), DESCRIPTION),
    label: 'Arazzo',
  };
  return [...programs, arazzo];
}

/** What a file of a sample is called. A Java file is named after its class. A file of HTML would be a page of the site. */
function sampleName(language: Sample['files'][number]['language'], content: string): string {
  const { name } = languageById(language).sampleFile;
  return name
    .replace('<Class>', () => /\bclass (\w+)/.exec(content)?.[1] ?? 'Main')
    .replace(/\.html$/, '.html.txt');
}

/** The files of a sample, one for each language. They're whole scripts, or parts of the developer's own code. */
export function sampleFiles(id: string): { readonly title: string; readonly files: readonly SkillFile[] } {
  const sample = loadSample(id);
  const programs = sampleDownloads(sample).map(({ label, path: file, code, command }) => ({
    path: `scripts/${id}/${path.basename(file)}`,
    content: code,
    label,
    command,
  }));
  const parts = sample.files.map(({ language, label, code }) => ({
    path: `assets/${id}/${sampleName(language, code)}`,
    content: code,
    label,
  }));
  return { title: sample.title, files: programs.length > 0 ? programs : parts };
}

/** Files as links in one line. */
export const fileLinks = (files: readonly SkillFile[]): string =>
  files.map(({ path: file, label }) => `[${label}](${file})`).join(', ');

/** The programs of workflows as files to download, one folder for each: a file per language, and the workflow itself. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadApiDescription } from '../api-description/index.ts';
import { downloadsPlugin, type Downloads } from '../downloads/index.ts';
import { emitProgram, SAMPLE_LANGUAGES } from '../request-samples/index.ts';
import {
  PROXY_CALLS,
  programFile,
  readWorkflow,
  workflowCalls,
  workflowFile,
  workflowFolder,
  workflowNames,
  workflowText,
} from '../workflows/index.ts';

/** Where the site has what workflows refer to, by how their files refer to it. */
const DESCRIPTIONS = {
  '../openapi/openapi.yaml': '../../openapi.yaml',
  [`../${PROXY_CALLS}`]: '../proxy-calls.yaml',
};

async function workflowDownloads(): Promise<Downloads> {
  const description = await loadApiDescription();
  const files = new Map([['/workflows/proxy-calls.yaml', await readFile(PROXY_CALLS, 'utf8')]]);
  for (const name of workflowNames()) {
    const calls = workflowCalls(readWorkflow(name, description), description, 'test');
    for (const language of SAMPLE_LANGUAGES)
      files.set(`${workflowFolder(name)}/${programFile(name, language)}`, emitProgram(language, calls));
    const source = workflowText(name);
    files.set(
      `${workflowFolder(name)}/${path.basename(workflowFile(name))}`,
      Object.entries(DESCRIPTIONS).reduce((text, [from, to]) => text.replace(from, to), source),
    );
  }
  return files;
}

/** Docusaurus plugin that writes the downloads next to the pages. */
export const workflowDownloadsPlugin = downloadsPlugin(
  'workflow-downloads',
  ['workflows/*.yaml', 'openapi/**/*.yaml', 'samples/*/*.js'],
  workflowDownloads,
);

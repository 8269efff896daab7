/**
 * The scripts of workflows as files to download. Each has a folder with a file per language, and the workflow itself.
 */
import path from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';
import { loadApiDescription } from '../../../../pipeline/content/api-description/index.ts';
import { cachedDownloads, type Downloads } from '../downloads.ts';
import { emitProgram, programFile } from '../../../../pipeline/code-samples/requests/index.ts';
import { SAMPLE_LANGUAGES } from '../../../../pipeline/code-samples/index.ts';
import {
  readWorkflow,
  workflowCalls,
  workflowFile,
  workflowFolder,
  workflowNames,
  workflowText,
} from '../../../../pipeline/code-samples/workflows/index.ts';

/** Where the site has the description that workflows refer to. It has the proxied calls, too. */
const PUBLISHED_DESCRIPTION = '../../openapi.yaml';

/** A description that a workflow names, in its source. */
const SOURCE_URL = /(?<= url: )\.\.\/openapi\/(?:openapi|proxy-calls)\.yaml/g;

/** What only pages and tests read, such as examples of what a destination returns, and why a charge has no key. */
const INTERNAL_KEY = /^x-(?:answers?|message|no-idempotency-key)$/;

/**
 * A workflow as readers download it, with URLs that lead somewhere on the site, and without what only pages and tests
 * read.
 *
 * @param source text of a file in `content/workflows/`
 * @param descriptionUrl where the API description is from there
 */
export function publishedWorkflow(source: string, descriptionUrl: string = PUBLISHED_DESCRIPTION): string {
  const document = parseDocument(source.replaceAll(SOURCE_URL, () => descriptionUrl));
  visit(document, {
    Pair: (_, { key }) => (isScalar(key) && INTERNAL_KEY.test(String(key.value)) ? visit.REMOVE : undefined),
  });
  return document.toString({ lineWidth: 0 });
}

async function makeFiles(): Promise<Downloads> {
  const description = await loadApiDescription();
  const files = new Map<string, string>();
  for (const name of workflowNames()) {
    const calls = workflowCalls(readWorkflow(name, description), description, 'test');
    for (const language of SAMPLE_LANGUAGES)
      files.set(`${workflowFolder(name)}/${programFile(name, language)}`, emitProgram(language, calls));
    files.set(
      `${workflowFolder(name)}/${path.basename(workflowFile(name))}`,
      publishedWorkflow(workflowText(name)),
    );
  }
  return files;
}

/** Every file, by its path from the site's root. */
export function workflowDownloads(): Promise<Downloads> {
  return cachedDownloads(import.meta.url, 'workflows', makeFiles);
}

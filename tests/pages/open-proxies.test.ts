/**
 * A proxy that needs no key of the caller checks the caller in its code, or is called a dry run wherever it's shown.
 */
import type { Json } from '../../engines/json/index.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { sampleFolders } from '../../pipeline/content/sample-files/index.ts';
import { readWorkflow, workflowNames } from '../../pipeline/code-samples/workflows/index.ts';
import { componentUses } from '../support/page-operations.ts';

interface OpenProxy {
  readonly name: string;
  readonly destination: string;
  /** The code that runs before the destination is called. */
  readonly requestCode: string;
  readonly evaluatesExpressions: boolean;
  /** What its source says about it. */
  readonly words: string;
  readonly isOn: (page: string) => boolean;
}

interface Body {
  readonly require_auth?: boolean;
  readonly destination_url?: string;
  readonly disable_detokenization?: boolean;
  readonly request_transforms?: readonly { readonly code?: string }[];
}

const description = await loadApiDescription();

const uses = (page: string, component: string, attributes: Readonly<Record<string, string>>): boolean =>
  componentUses(page, component).some((use) =>
    Object.entries(attributes).every(([name, value]) => use[name] === value),
  );

function ofBody(
  body: Json | undefined,
  rest: Pick<OpenProxy, 'name' | 'words' | 'isOn'>,
): readonly OpenProxy[] {
  const proxy = (body ?? {}) as Body;
  if (proxy.require_auth !== false) return [];
  return [
    {
      ...rest,
      destination: proxy.destination_url ?? '',
      requestCode: (proxy.request_transforms ?? []).map(({ code = '' }) => code).join('\n'),
      evaluatesExpressions: proxy.disable_detokenization !== true,
    },
  ];
}

const ofWorkflows = workflowNames().flatMap((name) => {
  const { steps, summary } = readWorkflow(name, description);
  return steps.flatMap(({ id, body }) =>
    ofBody(body, {
      name: `workflows/${name}`,
      words: summary,
      isOn: (page) => uses(page, 'Workflow', { name }) || uses(page, 'Step', { workflow: name, id }),
    }),
  );
});

const ofExamples = [...description.operations.values()].flatMap(({ id, requestExamples }) =>
  requestExamples.flatMap(({ name, summary, body }) =>
    ofBody(body, {
      name: `the request example "${name}" of ${id}`,
      words: summary,
      isOn: (page) => uses(page, 'Request', { operation: id, example: name }),
    }),
  ),
);

const OPEN = /\brequire_auth["']?\s*[:=]\s*(?:false|False)\b/;
/** A comment and the proxy below it, in Terraform. */
const TERRAFORM_PROXY = /((?:^#.*\n)*)^resource "basistheory_proxy" .*?^\}/gms;

const ofTerraform = [...sampleFolders()].flatMap(([id, folder]) => {
  const file = path.relative('', path.join(folder, 'main.tf'));
  if (!existsSync(file)) return [];
  return Array.from(readFileSync(file, 'utf8').matchAll(TERRAFORM_PROXY)).flatMap(
    ([block, comment = '']): OpenProxy[] =>
      OPEN.test(block)
        ? [
            {
              name: file,
              destination: /destination_url\s*= "([^"]*)"/.exec(block)?.[1] ?? '',
              requestCode: '',
              evaluatesExpressions: !/disable_detokenization\s*= true/.test(block),
              words: comment,
              isOn: (page) => uses(page, 'Sample', { id }),
            },
          ]
        : [],
  );
});

const proxies: readonly OpenProxy[] = [...ofWorkflows, ...ofExamples, ...ofTerraform];
const pages = readdirSync('content/docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({ file, content: readFileSync(path.join('content/docs', file), 'utf8') }));

const ECHO = 'https://echo.basistheory.com/anything';
const CHECKS_CALLER = /\bthrow new (?:AuthenticationError|AuthorizationError)\(/;
const SAYS_SO = /\bchecks no caller\b|\bdoesn't check its callers\b|\bdry run\b/i;
const TELLS_READER = /\bchecks no caller\b|#check-the-caller\b/i;

describe.each(proxies)('$name', ({ destination, requestCode, evaluatesExpressions, words, isOn }) => {
  it('evaluates no expression from outside', () => {
    expect(evaluatesExpressions, 'Set disable_detokenization to true.').toBe(false);
  });

  it('checks the caller in its code, or says that it does not and sends to the echo', () => {
    if (CHECKS_CALLER.test(requestCode)) return;
    expect(words, 'Check the caller in the request transform, or call it a dry run.').toMatch(SAYS_SO);
    expect(destination, 'A proxy that checks no caller sends to the echo.').toBe(ECHO);
  });

  it('is on pages that say so', () => {
    const shown = pages.filter(({ content }) => isOn(content));
    expect(shown).not.toEqual([]);
    const silent = shown.filter(({ content }) => !TELLS_READER.test(content)).map(({ file }) => file);
    expect(silent, 'Say on the page that the proxy checks no caller, or link #check-the-caller.').toEqual([]);
  });
});

it('no other code creates such a proxy', () => {
  const found = ['content/projects/examples', 'content/samples', 'content/projects/servers'].flatMap(
    (folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
        .map(({ parentPath, name }) => path.join(parentPath, name))
        .filter((file) => OPEN.test(readFileSync(file, 'utf8'))),
  );
  expect(found).toEqual(ofTerraform.map(({ name }) => name));
});

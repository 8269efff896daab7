/** What readers download of a workflow works where they have it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Downloads } from '../downloads.ts';
import { createDownloads } from '../api/index.ts';
import { workflowNames } from '../../../../pipeline/code-samples/workflows/index.ts';
import { publishedWorkflow, workflowDownloads } from './index.ts';

let files: Downloads;
/** `post /proxy` for each operation of the published description. */
let published: ReadonlySet<string>;

beforeAll(async () => {
  files = await workflowDownloads();
  const { paths } = parse((await createDownloads())['openapi.yaml']) as {
    paths: Record<string, object>;
  };
  published = new Set(
    Object.entries(paths).flatMap(([path, item]) => Object.keys(item).map((key) => `${key} ${path}`)),
  );
}, 60_000);

interface Arazzo {
  readonly sourceDescriptions: readonly { readonly url: string }[];
  readonly workflows: readonly { readonly steps: readonly { readonly operationPath: string }[] }[];
}

describe.each(workflowNames())('%s', (name) => {
  const file = `/workflows/${name}/${name}.arazzo.yaml`;
  const text = (): string => String(files.get(file));

  it('has no internal key', () => {
    expect(text()).not.toMatch(/^\s*(?:- )?x-[\w-]+:/m);
    expect(text()).toContain('workflowId:');
  });

  it('refers to the published description only, which has its operations', () => {
    const { sourceDescriptions, workflows } = parse(text()) as Arazzo;
    const targets = sourceDescriptions.map(
      ({ url }) => new URL(url, `https://docs.example.com${file}`).pathname,
    );
    expect(new Set(targets)).toEqual(new Set(['/openapi.yaml']));
    const operations = workflows.flatMap(({ steps }) =>
      steps.map(({ operationPath }) => {
        const [, path = '', key = ''] = /#\/paths\/([^/]+)\/(\w+)$/.exec(operationPath) ?? [];
        return `${key} ${path.replaceAll('~1', '/')}`;
      }),
    );
    expect(operations.filter((operation) => !published.has(operation))).toEqual([]);
    expect(text()).not.toContain('$ref');
  });
});

it('leaves the rest of a file unchanged', () => {
  const source = 'a: 1 # why\nsteps:\n  - stepId: one\n    x-answer: { status: 200 }\n  - { stepId: two }\n';
  expect(publishedWorkflow(source)).toBe('a: 1 # why\nsteps:\n  - stepId: one\n  - { stepId: two }\n');
});

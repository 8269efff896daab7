/**
 * What pages, workflows and the API description say about code: requests, answers and results, read where they are
 * written.
 */
import type { Json } from '../../../engines/json/index.ts';
import { readFileSync } from 'node:fs';
import { loadApiDescription } from '../../../pipeline/content/api-description/index.ts';
import { loadDataTable } from '../../../pipeline/content/tables/index.ts';
import { readWorkflow, type WorkflowStep } from '../../../pipeline/code-samples/workflows/index.ts';
import type { Offer } from './invocation.ts';

const description = await loadApiDescription();

function found<Value>(value: Value | null | undefined, what: string): Value {
  if (value === undefined || value === null)
    throw new Error(`There is no ${what}. Correct the name in the cases of tests/samples/reactor-code.`);
  return value;
}

/** A step of a workflow. */
export function step(workflow: string, id: string): WorkflowStep {
  const { steps } = readWorkflow(workflow, description);
  return found(
    steps.find((one) => one.id === id),
    `step "${id}" in the workflow "${workflow}"`,
  );
}

/** An answer that a step names; without a name, the one that goes well. */
export function stepAnswer(workflow: string, id: string, name?: string): { status: number; body: Json } {
  const what = `answer ${name ?? 'that goes well'} with a body in the workflow "${workflow}", step ${id}`;
  const { status, body } = found(
    step(workflow, id).answers.find((one) => one.name === name),
    what,
  );
  return { status, body: found(body, what) };
}

/** The body of a request example. */
export function requestBody(operation: string, example: string): Json {
  const examples = description.operations.get(operation)?.requestExamples;
  const body = examples?.find(({ name }) => name === example)?.body;
  return found(body, `request "${example}" of ${operation}`);
}

/** The body of an example of a response. */
export function responseBody(operation: string, example: string, status: number): Json {
  const responses = description.operations.get(operation)?.responses;
  const examples = responses?.find((one) => one.status === status)?.examples;
  return found(
    examples?.find(({ name }) => name === example)?.value,
    `response ${String(status)} "${example}" of ${operation}`,
  );
}

const pageText = (page: string): string => readFileSync(`content/docs/${page}.mdx`, 'utf8');

/** The code block with a title on a page. */
export function pageBlock(page: string, title: string): string {
  const blocks = [...pageText(page).matchAll(/^ *```\w+ title="([^"]+)"[^\n]*\n(.*?)^ *```$/gms)];
  return found(blocks.find(([, name]) => name === title)?.[2], `block "${title}" on the page ${page}`);
}

/** The code block with a title on a page, as the JSON that it is. */
export function pageJson(page: string, title: string): Json {
  return JSON.parse(pageBlock(page, title)) as Json;
}

/** The body that a cURL command with a title on a page sends. */
export function curlBody(page: string, title: string): Json {
  const body = /-d '(\{.*\})'/s.exec(pageBlock(page, title))?.[1];
  return JSON.parse(found(body, `body in the block "${title}" on the page ${page}`)) as Json;
}

/** The JSON in the second cell of a row, which its first cell names, of a table on a page. */
export function rowJson(page: string, row: string): Json {
  const line = pageText(page)
    .split('\n')
    .find((one) => one.startsWith(`| ${row} |`));
  return JSON.parse(found(/`(\{.*\})`/.exec(line ?? '')?.[1], `row "${row}" on the page ${page}`)) as Json;
}

/** The first cells, in code font, of the table below a heading. */
function codeCellsBelow(page: string, id: string): string[] {
  const section = found(
    pageText(page)
      .split(/^## /m)
      .find((one) => one.includes(`{/* #${id} */}`)),
    `section "${id}" on the page ${page}`,
  );
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, cell = '']) => cell);
}

const cell = (row: Readonly<Record<string, unknown>>, column: string): string =>
  typeof row[column] === 'string' ? row[column] : '';

/** What the runtimes offer, as the pages about them say. */
export function offer(): Offer {
  const packages = loadDataTable('reactor-packages').rows.map((row) => [
    cell(row, 'require') || cell(row, 'package'),
    cell(row, 'version'),
  ]);
  const classes = loadDataTable('code-error-classes').rows.filter(({ status }) => typeof status === 'number');
  const node22 = requestBody('reactors.create', 'node22') as {
    runtime: { dependencies: Record<string, string> };
  };
  return {
    packages: Object.fromEntries(packages) as Record<string, string>,
    dependencies: node22.runtime.dependencies,
    builtIn: codeCellsBelow('api/reactors/reactor-dependencies', 'built-in'),
    errorClasses: Object.fromEntries(
      classes.map((row) => [cell(row, 'class'), { status: Number(row.status), detail: cell(row, 'detail') }]),
    ),
  };
}

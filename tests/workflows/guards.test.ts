/** Scripts take nothing away unless a response allows it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readWorkflow, workflowNames } from '../../pipeline/code-samples/workflows/index.ts';
import { description, input, key, remove, store, written } from '../support/written-workflows.ts';
import { requires, statedConditions, unguardedSteps } from './guards.ts';

const workflows = workflowNames().map((name) => readWorkflow(name, description));

const tokenInput = { apiKey: input, tokenId: { ...input, example: 'token-1' } };
const given = { name: 'id', in: 'path', value: '$inputs.tokenId' };
const removeGiven = { ...remove, parameters: [key, given] };
const ok = { condition: '$statusCode == 200' };
const read = {
  stepId: 'read',
  description: 'Read the card',
  operationPath: '{$sourceDescriptions.api.url}#/paths/~1tokens~1{id}/get',
  parameters: [key, given],
  successCriteria: [ok, { condition: "$response.body#/type == 'card'" }],
};

describe('a step that deletes', () => {
  it.each(workflows)('$name has a condition or deletes what it made', (workflow) => {
    expect(unguardedSteps(workflow, description)).toEqual([]);
  });

  it('can delete what an earlier step made', () => {
    expect(unguardedSteps(written([store, remove]), description)).toEqual([]);
  });

  it('needs a condition on what was read before', () => {
    expect(unguardedSteps(written([read, removeGiven], tokenInput), description)).toEqual([]);
    const unchecked = { ...read, successCriteria: [ok] };
    expect(unguardedSteps(written([unchecked, removeGiven], tokenInput), description)).toEqual([
      expect.stringMatching(/flow\.arazzo\.yaml, step deleteCard: nothing decides/),
    ]);
  });

  it("isn't the end of a script that did something else", () => {
    const flow = written([read, store, removeGiven], tokenInput);
    expect(unguardedSteps(flow, description)).toEqual([
      expect.stringMatching(/step deleteCard: storeCard would end with a deletion/),
    ]);
  });
});

const pages = readdirSync('content/docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({ file, text: readFileSync(`content/docs/${file}`, 'utf8') }));
const stated = pages.flatMap(({ file, text }) => {
  const shown = new Set(Array.from(text.matchAll(/<Workflow name="([\w-]+)"/g), ([, name = '']) => name));
  return statedConditions(text).map((condition) => ({ file, condition, shown }));
});

describe('a page with a condition to continue', () => {
  it('is found', () => {
    expect(statedConditions('If `card.type` is `debit`, continue.')).toEqual([
      { property: 'card.type', value: 'debit' },
    ]);
    expect(stated).not.toEqual([]);
  });

  it.each(stated)('$file: $condition.property', ({ condition, shown }) => {
    const programs = workflows.filter(({ name }) => shown.has(name));
    expect(programs.filter((workflow) => !requires(workflow, condition)).map(({ name }) => name)).toEqual([]);
  });
});

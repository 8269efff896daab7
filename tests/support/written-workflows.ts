/** Workflows that tests write, and steps to write them with. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { loadApiDescription } from '../../pipeline/content/api-description/index.ts';
import { readWorkflow, type Workflow } from '../../pipeline/code-samples/workflows/index.ts';

export const description = await loadApiDescription();

export const key = { name: 'BT-API-KEY', in: 'header', value: '$inputs.apiKey' };

export const created = { condition: '$statusCode == 201' };

export const store = {
  stepId: 'storeCard',
  description: 'Store the card',
  operationPath: '{$sourceDescriptions.api.url}#/paths/~1tokens/post',
  parameters: [key] as object[],
  requestBody: {
    contentType: 'application/json',
    payload: { type: 'card', data: { number: '4242424242424242' } } as object,
  },
  successCriteria: [created],
  outputs: { tokenId: '$response.body#/id' } as Record<string, string>,
};

export const remove = {
  stepId: 'deleteCard',
  description: 'Delete the card',
  operationPath: '{$sourceDescriptions.api.url}#/paths/~1tokens~1{id}/delete',
  parameters: [key, { name: 'id', in: 'path', value: '$steps.storeCard.outputs.tokenId' }] as object[],
  successCriteria: [{ condition: '$statusCode == 204' }],
};

export const input = { type: 'string', description: 'A key.', example: 'key_test' };

/** Writes a workflow with the name `flow`, and reads it. */
export function written(
  steps: readonly object[],
  inputs: Record<string, object> = { apiKey: input },
): Workflow {
  const document = {
    arazzo: '1.0.1',
    info: { title: 'A flow', summary: 'A flow.', version: '1.0.0' },
    sourceDescriptions: [
      { name: 'api', url: '../openapi/openapi.yaml', type: 'openapi' },
      { name: 'proxy', url: '../openapi/proxy-calls.yaml', type: 'openapi' },
    ],
    workflows: [{ workflowId: 'flow', inputs: { type: 'object', properties: inputs }, steps }],
  };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'workflows-'));
  try {
    writeFileSync(path.join(folder, 'flow.arazzo.yaml'), stringify(document));
    return readWorkflow('flow', description, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A charge through the proxy that has to be authorized, and not live. */
export const charge = {
  stepId: 'chargeCard',
  description: 'Charge the card',
  operationPath: '{$sourceDescriptions.proxy.url}#/paths/~1proxy/post',
  parameters: [key, { name: 'BT-PROXY-URL', in: 'header', value: 'https://example.com' }] as object[],
  successCriteria: [
    { condition: '$statusCode == 200' },
    { condition: "$response.body#/result/code == 'Authorised'" },
    { condition: '$response.body#/live != true' },
  ],
};

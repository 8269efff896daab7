import { describe, expect, it } from 'vitest';
import { emitProgram, emitStep } from '../requests/index.ts';
import { readWorkflow, shownProgram, variableNotes, workflowCalls } from './index.ts';
import {
  charge,
  created,
  description,
  input,
  key,
  remove,
  store,
  written,
} from '../../../tests/support/written-workflows.ts';

describe('a workflow', () => {
  it('reads its steps with the operations that they name and the outputs that they use', () => {
    const { steps } = written([store, remove]);
    expect(steps.map(({ operation }) => operation)).toEqual([
      { kind: 'api', id: 'tokens.create' },
      { kind: 'api', id: 'tokens.delete' },
    ]);
    expect(steps[1]?.earlierOutputs.map((one) => [one.output, one.step.id])).toEqual([
      ['tokenId', 'storeCard'],
    ]);
  });

  it('names clients and placeholders after its keys when it has several', () => {
    const managed = { ...store, parameters: [{ ...key, value: '$inputs.managementKey' }] };
    const { steps } = written([managed, remove], { apiKey: input, managementKey: input });
    expect(steps.map(({ client }) => [client.name, client.key])).toEqual([
      ['management_client', '<MANAGEMENT_API_KEY>'],
      ['client', '<API_KEY>'],
    ]);
  });

  it.each([
    [
      'an unknown operation',
      [{ ...store, operationPath: remove.operationPath.replace('tokens', 'tokn') }],
      /step storeCard: the API description has no DELETE \/tokn\/\{id\}/,
    ],
    [
      'a path that names none',
      [{ ...store, operationPath: 'tokens.create' }],
      /"tokens.create" is not the path of an operation\. Write/,
    ],
    [
      'a missing path parameter',
      [store, { ...remove, parameters: [key] }],
      /step deleteCard: the path parameter "id" of tokens.delete is missing/,
    ],
    [
      'an unknown parameter',
      [{ ...store, parameters: [key, { name: 'page', in: 'query', value: 1 }] }],
      /tokens.create has no query parameter "page"/,
    ],
    [
      'an output of a later step',
      [{ ...remove, stepId: 'first' }, store],
      /step first: \$steps.storeCard.outputs.tokenId is not of an earlier step/,
    ],
    [
      'an output that the step lacks',
      [{ ...store, outputs: {} }, remove],
      /the step "storeCard" has no output "tokenId"/,
    ],
    [
      'two outputs of one name',
      [store, { ...store, stepId: 'again' }],
      /step again: the step "storeCard" has an output "tokenId", too/,
    ],
    ['two steps of one id', [store, store], /step storeCard: another step has this id/],
    [
      'an output outside the body',
      [{ ...store, outputs: { a: '$response.header.x' } }],
      /the output "a" is not in the body/,
    ],
    [
      'an unknown input',
      [{ ...store, parameters: [key, { name: 'BT-IDEMPOTENCY-KEY', in: 'header', value: '$inputs.x' }] }],
      /the workflow has no input "x"\. It has: apiKey/,
    ],
    ['a step without a key', [{ ...store, parameters: [] }], /it sends no key/],
    [
      'a status that the operation does not have',
      [{ ...store, successCriteria: [{ condition: '$statusCode == 299' }] }],
      /not with 299/,
    ],
    [
      'no status',
      [{ ...store, successCriteria: [{ condition: "$response.body#/id != 'x'" }] }],
      /does not say which status/,
    ],
    [
      'an output without braces',
      [
        store,
        {
          ...store,
          stepId: 'b',
          outputs: {},
          requestBody: {
            contentType: 'application/json',
            payload: { type: 'x', data: 'a $steps.storeCard.outputs.tokenId' },
          },
        },
      ],
      /inside a text without braces/,
    ],
    [
      "a condition that scripts can't check",
      [{ ...store, successCriteria: [created, { condition: '$response.body#/id > 1' }] }],
      /scripts can't check the condition \$response\.body#\/id > 1\. Write/,
    ],
    [
      'a condition on an unknown input',
      [{ ...store, successCriteria: [created, { condition: '$response.body#/id != $inputs.x' }] }],
      /the workflow has no input "x"/,
    ],
    [
      'a message that ends with a period',
      [
        {
          ...store,
          successCriteria: [{ condition: "$response.body#/id != 'x'", 'x-message': 'It stopped.' }],
        },
      ],
      /needs a sentence without a period/,
    ],
    [
      'two statuses',
      [{ ...store, successCriteria: [created, { condition: '$statusCode == 200' }] }],
      /no answer has the statuses 201 and 200/,
    ],
    ['an unknown field', [{ ...store, stepID: 'x' }], /unexpected shape[^]*stepID/],
  ])('refuses %s with a sentence that names the place', (_, steps, message) => {
    expect(() => written(steps)).toThrow(message);
    expect(() => written(steps)).toThrow(/^content\/workflows\/flow\.arazzo\.yaml/);
  });

  it.each([
    [
      'an input without an example',
      { apiKey: { type: 'string', description: 'A key.' } },
      /"apiKey" has neither/,
    ],
    [
      'a placeholder for a number',
      { apiKey: input, amount: { ...input, type: 'integer', example: 1 } },
      /"amount" is no string/,
    ],
  ])('refuses %s', (_, inputs, message) => {
    expect(() => written([store], inputs)).toThrow(message);
  });

  it('says which workflows there are', () => {
    expect(() => readWorkflow('chargecard', description)).toThrow(/The workflows are: .*charge-card/);
  });
});

const withId = (step: object, index: number): object => ({ ...step, stepId: `step${String(index)}` });

describe('its code', () => {
  const callsOf = (steps: readonly object[]) => workflowCalls(written(steps), description, 'test');

  it.each([
    ['curl', 'TOKEN_ID=$(', '/tokens/$TOKEN_ID"'],
    [
      'node',
      'const tokenId = token.id;\nif (!tokenId) throw new Error("The response has no id.")',
      'tokens.delete(tokenId)',
    ],
    ['python', 'token_id = token.id\n', 'tokens.delete(token_id)'],
    ['csharp', 'var tokenId = token.Id ?? throw new', 'Tokens.DeleteAsync(tokenId)'],
    ['go', 'tokenID := *token.ID', 'Tokens.Delete(context.Background(), tokenID)'],
    ['java', 'String tokenId = token.getId().orElseThrow();', 'tokens().delete(tokenId)'],
  ] as const)('keeps a value in a variable and uses it, in %s', (language, kept, used) => {
    const program = emitProgram(language, callsOf([store, remove]));
    expect(program.indexOf(kept)).toBeGreaterThan(0);
    expect(program.indexOf(used)).toBeGreaterThan(program.indexOf(kept));
  });

  it.each([
    ['curl', `jq -e '.result.code == "Authorised" or error(`, `jq -e '.live != true or error(`],
    ['node', 'answer.result?.code !== "Authorised"', 'answer.live === true'],
    ['python', 'answer.get("result", {}).get("code") != "Authorised"', 'answer.get("live") is True'],
    [
      'csharp',
      'answer?["result"]?["code"]?.GetValue<string>() != "Authorised"',
      'answer?["live"]?.GetValue<bool>() == true',
    ],
    ['go', 'resultFields["code"] != "Authorised"', 'fields["live"] == true'],
    ['java', '!"Authorised".equals(', '"true".equals('],
  ] as const)('ends when the answer of a destination is not as it should be, in %s', (language, ...tests) => {
    const program = emitProgram(language, callsOf([charge]));
    for (const test of tests) expect(program).toContain(test);
    expect(program).toContain('result.code is not Authorised');
    expect(program).toContain('live is true');
  });

  it.each([
    ['curl', '.type == "card" or error('],
    ['node', 'token.type !== "card"'],
    ['python', 'token.type != "card"'],
    ['csharp', 'token.Type != "card"'],
    ['go', 'token.Type == nil || *token.Type != "card"'],
    ['java', '!"card".equals(token.getType().orElse(null))'],
  ] as const)('ends when the answer of the platform is not as it should be, in %s', (language, test) => {
    const checked = { ...store, successCriteria: [created, { condition: "$response.body#/type == 'card'" }] };
    expect(emitProgram(language, callsOf([checked]))).toContain(test);
  });

  const readJob = {
    stepId: 'readJob',
    description: 'Read the job',
    operationPath: '{$sourceDescriptions.api.url}#/paths/~1account-updater~1jobs~1{id}/get',
    parameters: [key, { name: 'id', in: 'path', value: 'job-1' }],
    successCriteria: [
      { condition: '$statusCode == 200' },
      { condition: "$response.body#/status == 'completed'", 'x-message': 'Nothing was deleted. Job status' },
    ],
  };

  it.each([
    ['curl', '.status == "completed" or error("Nothing was deleted. Job status: '],
    ['node', 'accountUpdaterJob.status !== "completed"'],
    ['python', 'account_updater_job.status != "completed"'],
    ['csharp', 'accountUpdaterJob.Status != AccountUpdaterJobStatus.Completed'],
    ['go', 'accountUpdaterJob.Status != "completed"'],
    ['java', '!"completed".equals(accountUpdaterJob.getStatus().toString())'],
  ] as const)('compares a value of a named enum, and ends with the message, in %s', (language, test) => {
    const program = emitProgram(language, callsOf([readJob]));
    expect(program).toContain(test);
    expect(program).toContain('Nothing was deleted. Job status: ');
    expect(program).not.toContain('status is not completed');
  });

  it.each([
    ['curl', '.id != "<OLD_ID>" or error('],
    ['node', 'token.id === "<OLD_ID>"'],
    ['python', 'token.id == "<OLD_ID>"'],
    ['csharp', 'token.Id == "<OLD_ID>"'],
    ['go', 'token.ID != nil && *token.ID == "<OLD_ID>"'],
    ['java', '"<OLD_ID>".equals(token.getId().orElse(null))'],
  ] as const)('compares a value with an input, in %s', (language, test) => {
    const condition = '$response.body#/id != $inputs.oldId';
    const inputs = { apiKey: input, oldId: { ...input, example: 'token-1' } };
    const flow = written([{ ...store, successCriteria: [created, { condition }] }], inputs);
    expect(emitProgram(language, workflowCalls(flow, description, 'test'))).toContain(test);
  });

  it('shows plain calls that change something after a check as comments', () => {
    const flow = written([readJob, { ...store, outputs: {} }, readJob].map(withId));
    const { code } = shownProgram('curl', flow, workflowCalls(flow, description, 'test'));
    const [, change = '', read = ''] = code.split(/^(?=# (?:Read|Store))/m);
    expect(change).toContain(
      '# Uncomment and send only if status == "completed" in the response to "Read the job":\n# curl ',
    );
    expect(read).toMatch(/^curl /m);
  });

  it('refuses a condition inside a property of the answer of the platform', () => {
    const condition = "$response.body#/card/brand == 'visa'";
    const checked = { ...store, successCriteria: [created, { condition }] };
    expect(() => emitProgram('java', callsOf([checked]))).toThrow(
      /cannot compare card\/brand of the answer of tokens\.create/,
    );
  });

  it.each(['curl', 'node', 'python'] as const)('escapes the text around an output, in %s', (language) => {
    const data = '"{$steps.storeCard.outputs.tokenId}" `a` $HOME ${b} \\ é';
    const use = {
      ...store,
      stepId: 'use',
      outputs: {},
      requestBody: { ...store.requestBody, payload: { type: 'x', data } },
    };
    const program = emitProgram(language, callsOf([store, use]));
    const literal = {
      curl: '\\\\"$TOKEN_ID\\\\" \\`a\\` \\$HOME \\${b} \\\\\\\\ é',
      node: '`"${tokenId}" \\`a\\` $HOME \\${b} \\\\ é`',
      python: '"\\"" + token_id + "\\" `a` $HOME ${b} \\\\ é"',
    }[language];
    expect(program).toContain(literal);
  });

  it('keeps the placeholder of an input in a path readable', () => {
    const flow = written(
      [{ ...remove, parameters: [key, { name: 'id', in: 'path', value: '$inputs.tokenId' }] }],
      { apiKey: input, tokenId: { ...input, example: 'token-1' } },
    );
    expect(emitProgram('curl', workflowCalls(flow, description, 'test'))).toContain('/tokens/<TOKEN_ID>"');
  });

  it('of a later step leaves out what earlier ones have, and says where variables come from', () => {
    const flow = written([store, remove]);
    const calls = workflowCalls(flow, description, 'test');
    const [first, second] = calls;
    const step = flow.steps[1];
    if (first === undefined || second === undefined || step === undefined) throw new Error('no steps');
    expect(emitStep('node', [], first, [])).toContain('new BasisTheoryClient(');
    expect(emitStep('node', [first], second, variableNotes(step))).toBe(
      '// tokenId: from "Store the card"\nawait client.tokens.delete(tokenId);\n',
    );
  });

  it('in cURL is one command on a page, below the values that it needs', () => {
    const flow = written([store, remove]);
    const [first, second] = workflowCalls(flow, description, 'test');
    const step = flow.steps[1];
    if (first === undefined || second === undefined || step === undefined) throw new Error('no steps');
    expect(emitStep('curl', [], first, [])).toMatch(/^curl "/);
    expect(emitStep('curl', [first], second, variableNotes(step))).toBe(
      [
        'TOKEN_ID="<TOKEN_ID>" # from "Store the card"',
        `curl "https://api.test.basistheory.com/tokens/$TOKEN_ID" \\`,
        '  -X DELETE \\',
        '  -H "BT-API-KEY: <API_KEY>"',
        '',
      ].join('\n'),
    );
  });

  it('of a whole workflow gives each value once where cURL shows its steps', () => {
    const flow = written([store, { ...remove, stepId: 'first' }, { ...remove, stepId: 'again' }]);
    const { code } = shownProgram('curl', flow, workflowCalls(flow, description, 'test'));
    expect(code.match(/TOKEN_ID="/g)).toHaveLength(1);
    expect(code.match(/^curl /gm)).toHaveLength(3);
    expect(code).toContain('# Store the card\ncurl');
  });

  it('refuses an output that the schema of the answer does not have', () => {
    const broken = { ...store, outputs: { tokenId: '$response.body#/ident' } };
    expect(() => emitProgram('node', callsOf([broken, remove]))).toThrow(/no property "ident"/);
  });
});

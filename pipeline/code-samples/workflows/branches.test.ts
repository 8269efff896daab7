import { describe, expect, it } from 'vitest';
import { emitProgram, emitStep } from '../requests/index.ts';
import { workflowCalls } from './index.ts';
import { charge, description, remove, store, written } from '../../../tests/support/written-workflows.ts';

const succeeded = { condition: '$statusCode == 200' };
const refused = { condition: "$response.body#/result == 'Refused'" };

const first = {
  ...charge,
  stepId: 'chargeFirst',
  description: 'Charge first',
  successCriteria: [succeeded, { condition: "$response.body#/result == 'Authorised'" }],
  onSuccess: [{ name: 'charged', type: 'end' }] as object[],
  onFailure: [toSecond([succeeded, refused])],
};

const second = {
  ...charge,
  stepId: 'chargeSecond',
  description: 'Charge second',
  successCriteria: [succeeded],
};

function toSecond(criteria: readonly object[]): object {
  return { name: 'refused', type: 'goto', stepId: 'chargeSecond', criteria };
}

describe('a branch', () => {
  it('has the steps that a success skips', () => {
    const joined = { ...first, onSuccess: [{ name: 'charged', type: 'goto', stepId: 'deleteCard' }] };
    expect(written([first, second]).steps[0]?.branch).toMatchObject({ length: 1, title: 'Charge second' });
    expect(written([store, joined, second, remove]).steps[1]?.branch).toMatchObject({ length: 1 });
    expect(written([store, first, second, remove]).steps[1]?.branch).toMatchObject({ length: 2 });
  });

  it.each([
    [
      'a time-out that leads into it',
      [{ ...first, onFailure: [toSecond([{ condition: '$statusCode == 408' }])] }, second],
      /do not name both the status 200 and a value/,
    ],
    [
      'a status alone that leads into it',
      [{ ...first, onFailure: [toSecond([succeeded])] }, second],
      /do not name both the status 200 and a value/,
    ],
    [
      'a value alone that leads into it',
      [{ ...first, onFailure: [toSecond([refused])] }, second],
      /do not name both the status 200 and a value/,
    ],
    [
      'everything but a value',
      [
        {
          ...first,
          onFailure: [toSecond([succeeded, { condition: "$response.body#/result != 'Authorised'" }])],
        },
        second,
      ],
      /have a !=/,
    ],
    [
      'a success that leads into it',
      [
        { ...first, onFailure: [toSecond([succeeded, { condition: "$response.body#/live == 'no'" }])] },
        second,
      ],
      /can be a success, too/,
    ],
    ['a step that is not the next', [first, store, second], /a branch begins with the next step/],
    ['a success that goes on with it', [{ ...first, onSuccess: [] }, second], /Add onSuccess/],
    [
      'a success that goes back',
      [{ ...first, onSuccess: [{ name: 'again', type: 'goto', stepId: 'chargeFirst' }] }, second],
      /not after the branch/,
    ],
    ['a success without it', [{ ...first, onFailure: [] }, second], /onSuccess without onFailure/],
    ['outputs', [{ ...first, outputs: { a: '$response.body#/a' } }, second], /outputs and a branch/],
    [
      'a value that only it has',
      [
        { ...first, onSuccess: [{ name: 'charged', type: 'goto', stepId: 'deleteCard' }] },
        { ...second, outputs: { tokenId: '$response.body#/id' } },
        {
          ...remove,
          parameters: JSON.parse(
            JSON.stringify(remove.parameters).replace('storeCard', 'chargeSecond'),
          ) as object[],
        },
      ],
      /step deleteCard: "tokenId" is of a step in the branch of "chargeFirst"/,
    ],
    [
      'a branch that leaves it',
      [
        { ...first, onSuccess: [{ name: 'charged', type: 'goto', stepId: 'third' }] },
        {
          ...first,
          stepId: 'chargeSecond',
          onFailure: [{ name: 'refused', type: 'goto', stepId: 'third', criteria: [succeeded, refused] }],
        },
        { ...second, stepId: 'third' },
      ],
      /step chargeSecond: its branch ends after the branch of "chargeFirst"/,
    ],
  ])('refuses %s with a sentence that names the place', (_, steps, message) => {
    expect(() => written(steps)).toThrow(message);
    expect(() => written(steps)).toThrow(/^content\/workflows\/flow\.arazzo\.yaml/);
  });
});

describe('its code', () => {
  const calls = () => workflowCalls(written([first, second]), description, 'test');

  it.each([
    ['curl', `jq -e '.result == "Refused"'`, 'else\n'],
    ['node', 'if (answer.result === "Refused") {', '} else if (answer.result !== "Authorised") {'],
    ['python', 'if answer.get("result") == "Refused":', 'elif answer.get("result") != "Authorised":'],
    ['csharp', '?["result"]?.GetValue<string>() == "Refused")', 'else if (answer'],
    ['go', 'if fields["result"] == "Refused" {', '} else if fields["result"] != "Authorised" {'],
    ['java', 'if ("Refused".equals(', '} else if (!"Authorised".equals('],
  ] as const)('makes the second call inside the branch only, in %s', (language, opens, continues) => {
    const program = emitProgram(language, calls());
    const [start, call, end] = [opens, 'Charge second', continues].map((text) => program.indexOf(text));
    expect(start).toBeGreaterThan(0);
    expect(call).toBeGreaterThan(start ?? 0);
    expect(end).toBeGreaterThan(call ?? 0);
    expect(program.lastIndexOf('example.com')).toBeLessThan(end ?? 0);
  });

  it.each(['curl', 'node', 'python', 'csharp', 'go', 'java'] as const)(
    'of a step names the step in its branch, and that of this step where it belongs, in %s',
    (language) => {
      const [one, two] = calls();
      if (one === undefined || two === undefined) throw new Error('no steps');
      expect(emitStep(language, [], one, [])).toContain('Continue with "Charge second".');
      expect(emitStep(language, [one], two, [])).toMatch(
        /^(#|\/\/) Only on the branch after "Charge first"$/m,
      );
      expect(emitProgram(language, [one, two])).not.toContain('Continue with');
    },
  );

  it('keeps a document of the shell where its lines begin', () => {
    const using = {
      ...second,
      parameters: charge.parameters,
      requestBody: { contentType: 'application/json', payload: { id: '$steps.storeCard.outputs.tokenId' } },
    };
    const flow = written([store, first, using]);
    expect(emitProgram('curl', workflowCalls(flow, description, 'test'))).toContain(
      '<<JSON\n{\n  "id": "$TOKEN_ID"\n}\nJSON\n',
    );
  });
});

describe('a step that is repeated', () => {
  const retry = {
    name: 'pending',
    type: 'retry',
    retryAfter: 2,
    retryLimit: 30,
    criteria: [succeeded, { condition: "$response.body#/type == 'pending'" }],
  };
  const read = {
    ...remove,
    stepId: 'readCard',
    operationPath: remove.operationPath.replace('/delete', '/get'),
    successCriteria: [succeeded, { condition: "$response.body#/type == 'card'" }],
    onFailure: [retry],
  };

  it.each([
    ['curl', '[ "$RETRIES" -lt 30 ]; do', 'sleep 2'],
    ['node', 'for (let retry = 0; token2.type === "pending" && retry < 30;', 'setTimeout(resolve, 2000)'],
    ['python', 'while token_2.type == "pending" and retries2 < 30:', 'time.sleep(2)'],
    ['csharp', 'token2.Type == "pending" && retry < 30;', 'FromSeconds(2)'],
    ['go', '*token2.Type == "pending" && retry < 30;', 'time.Sleep(2 * time.Second)'],
    ['java', '"pending".equals(token2.getType().orElse(null)) && retry < 30;', 'Thread.sleep(2000)'],
  ] as const)('is in a loop, in %s', (language, loop, sleep) => {
    const program = emitProgram(language, workflowCalls(written([store, read]), description, 'test'));
    expect(program.indexOf(loop)).toBeGreaterThan(0);
    expect(program.indexOf(sleep)).toBeGreaterThan(program.indexOf(loop));
  });

  it('changes nothing', () => {
    expect(() => written([{ ...first, onSuccess: [], onFailure: [retry] }])).toThrow(
      /only a GET of the platform may be/,
    );
  });
});

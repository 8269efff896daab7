/** Each skill does its task, for anyone who has nothing but the skill. Its calls and its scripts run on the platform double. */
import { afterAll, assert, beforeAll, describe, expect, it } from 'vitest';
import { loadSkill, skillNames } from '../../../pipeline/content/agent-skills/index.ts';
import { loadApiDescription } from '../../../pipeline/content/api-description/index.ts';
import { readWorkflow } from '../../../pipeline/code-samples/workflows/index.ts';
import { skillDownloads } from '../../../app/outputs/downloads/agent-skills/index.ts';
import { checklistParts } from '../../../app/outputs/downloads/agent-skills/checklist.ts';
import type { Downloads } from '../../../app/outputs/downloads/index.ts';
import { startSimulator } from '../simulator/start-simulator.ts';
import { SAMPLE_HEADER, type Recorder } from '../support/recorder.ts';
import { follow, inside, type ListedCharge, type Values } from './follow-skill.ts';
import { callBelow, readCalls, type ReadCall } from './read-skill.ts';

let files: Downloads;
let double: Recorder;
/** What a developer brings to the calls of each workflow. */
let given: ReadonlyMap<string, Values>;

const description = await loadApiDescription();

function valuesOf(workflow: string): Values {
  const { inputs } = readWorkflow(workflow, description);
  return new Map(
    inputs.flatMap(({ inCode, example, isKey }) =>
      isKey || typeof inCode !== 'string' || typeof example !== 'string' ? [] : [[inCode, example] as const],
    ),
  );
}

beforeAll(async () => {
  files = await skillDownloads();
  double = await startSimulator();
  given = new Map(
    skillNames().map((name) => {
      const steps = loadSkill(name).steps.flatMap((step) =>
        'workflow' in step && step.apart === undefined ? [step.workflow] : [],
      );
      return [name, new Map(steps.flatMap((step) => [...valuesOf(step)]))];
    }),
  );
}, 120_000);

afterAll(async () => {
  await double.close();
});

const fileOf = (skill: string, file: string): string =>
  String(files.get(`/.well-known/agent-skills/${skill}/${file}`));
const callsOf = (skill: string, file = 'SKILL.md'): readonly ReadCall[] => readCalls(fileOf(skill, file));
const titles = (calls: readonly ReadCall[]): readonly string[] => calls.map(({ title }) => title);

/** Creates the token intent that a page would, with the request from the skill's own test. */
async function collected(run: string, skill: string): Promise<Values> {
  const code = callBelow(fileOf(skill, 'SKILL.md'), 'Test the charge');
  const kept = new Map([['<TOKEN_INTENT_ID>', ['id']]]);
  const calls = [{ title: 'collect', code, status: 201, conditions: [], kept }];
  const { worked, values } = await follow(run, calls, new Map(), double);
  expect(worked).toEqual(['collect']);
  return values;
}

/** What every skill's calls do, where nothing fails. */
describe('the calls of a skill work', () => {
  it.each(skillNames())('%s', async (skill) => {
    const calls = callsOf(skill);
    const { worked } = await follow(`${skill}--all`, calls, given.get(skill) ?? new Map(), double);
    expect(calls.length).toBeGreaterThan(0);
    expect(worked).toEqual(titles(calls));
  });
});

describe('charge-card', () => {
  const charges = (run: string): Promise<readonly ListedCharge[]> => inside(run, 'charges', double);

  async function valuesFor(run: string): Promise<Values> {
    return new Map([...(given.get('charge-card') ?? []), ...(await collected(run, 'charge-card'))]);
  }

  it('charges a card that was collected with its own test request, once for each order', async () => {
    const calls = callsOf('charge-card');
    const values = await valuesFor('charge');
    const { worked } = await follow('charge', calls, values, double);
    expect(worked).toEqual(titles(calls));
    expect(
      (await charges('charge')).map(({ reference, charged, requests }) => [reference, charged, requests]),
    ).toEqual([
      [values.get('<ORDER_REFERENCE>'), true, 1],
      [values.get('<NEXT_ORDER_REFERENCE>'), true, 1],
    ]);
  });

  /** Amounts that the double charges before the response is lost. */
  it.each([408, 500, 599])(
    'stops when the response is lost (%i), and a repeat charges no one twice',
    async (amount) => {
      const run = `lost-${String(amount)}`;
      const calls = callsOf('charge-card').map((call) => ({
        ...call,
        code: call.code.replaceAll(/("value": )\d+/g, `$1${String(amount)}`),
      }));
      const charging = calls.findIndex(({ takesMoney }) => takesMoney);
      const values = await valuesFor(run);
      const { worked } = await follow(run, calls, values, double);
      expect(worked).toEqual(titles(calls).slice(0, charging));
      expect(await charges(run)).toMatchObject([{ charged: true, requests: 1 }]);
      const repeated = calls.slice(charging, charging + 1);
      expect((await follow(run, repeated, values, double)).worked).toEqual(titles(repeated));
      expect(await charges(run)).toMatchObject([{ charged: true, requests: 2 }]);
    },
  );

  it('says of each call that takes money what is unknown, and what to repeat', () => {
    const money = fileOf('charge-card', 'SKILL.md').split('**This call takes money.**').slice(1);
    expect(money).toHaveLength(callsOf('charge-card').filter(({ takesMoney }) => takesMoney).length);
    for (const text of money)
      expect(text).toMatch(
        /\*\*Unknown\*\* after anything else.*look up `<\w+>`.*Repeat only this same request, with the same `Idempotency-Key`\./,
      );
  });
});

describe('authenticate-with-3ds', () => {
  it('charges after a challenge with the calls of its other file', async () => {
    const calls = callsOf('authenticate-with-3ds', 'references/pay-after-challenge.md');
    const values = valuesOf('pay-after-challenge');
    const { worked } = await follow('challenge', calls, values, double);
    expect(worked).toEqual(titles(calls));
    expect(await inside<ListedCharge>('challenge', 'charges', double)).toMatchObject([
      { reference: values.get('<ORDER_REFERENCE>'), charged: true, requests: 1 },
    ]);
  });

  /** Does what a page does. It collects the card, and creates a session for it. */
  async function sessionFor(run: string, number: string): Promise<Values> {
    const operation = description.operations.get('threeds.sessions.create');
    const body = operation?.requestExamples[0]?.body as object;
    const post = async (path: string, sent: object): Promise<string> => {
      const response = await fetch(double.origin + path, {
        method: 'POST',
        headers: { 'BT-API-KEY': '<API_KEY>', 'Content-Type': 'application/json', [SAMPLE_HEADER]: run },
        body: JSON.stringify(sent),
      });
      return ((await response.json()) as { readonly id: string }).id;
    };
    const data = { number, expiration_month: 12, expiration_year: 2029, cvc: '123' };
    const intent = await post('/token-intents', { type: 'card', data });
    const session = await post('/3ds/sessions', { ...body, token_id: undefined, token_intent_id: intent });
    return new Map([
      ...(given.get('authenticate-with-3ds') ?? []),
      ['<TOKEN_INTENT_ID>', intent],
      ['<SESSION_ID>', session],
    ]);
  }

  /** The test cards that the skill itself lists. */
  it.each([
    ['5204247750001471', 'is frictionless', true],
    ['4000020000000000', 'needs a challenge', false],
    ['4264281511112228', 'fails', false],
    ['5405001111111116', 'is rejected', false],
  ])('charges a card only if its authentication is successful: %s %s', async (number, _, isCharged) => {
    expect(fileOf('authenticate-with-3ds', 'SKILL.md')).toContain(number);
    const calls = callsOf('authenticate-with-3ds');
    const { worked } = await follow(number, calls, await sessionFor(number, number), double);
    expect(worked).toEqual(isCharged ? titles(calls) : []);
    const charges = await inside<ListedCharge>(number, 'charges', double);
    expect(charges.map(({ charged, requests }) => [charged, requests])).toEqual(isCharged ? [[true, 1]] : []);
    expect(double.exchangesOf(number).find(({ url }) => url.endsWith('/authenticate'))?.status).toBe(200);
  });
});

describe('collect-card', () => {
  it('stores the card, and charges no one in its dry run', async () => {
    const { worked } = await follow(
      'collect',
      callsOf('collect-card'),
      given.get('collect-card') ?? new Map(),
      double,
    );
    expect(worked.at(-1)).toContain('Store the card');
    expect(await inside<ListedCharge>('collect', 'charges', double)).toEqual([]);
  });
});

describe('receive-webhooks', () => {
  it('subscribes, so that the platform delivers what happens then', async () => {
    const [create] = callsOf('receive-webhooks');
    assert(create);
    const code = create.code.replace('https://store.example.com/webhooks', 'https://shop.example.com/events');
    const { worked } = await follow('webhooks', [{ ...create, code }], new Map(), double);
    expect(worked).toHaveLength(1);
    await follow('webhooks', callsOf('collect-card'), given.get('collect-card') ?? new Map(), double);
    const deliveries = await inside<{ readonly url: string }>('webhooks', 'deliveries', double);
    expect(deliveries.map(({ url }) => url)).toContain('https://shop.example.com/events');
  });
});

describe('check-production', () => {
  it('has every item of the checklist, and its calls change nothing', async () => {
    const skill = fileOf('check-production', 'SKILL.md');
    const parts = await checklistParts(loadSkill('check-production').guide);
    const items = parts.flatMap((part) => [...part.items.values()]);
    expect(items.length).toBeGreaterThan(25);
    expect(items.filter((title) => !skill.includes(`[ ] **${title}**`))).toEqual([]);
    const methods = double.exchangesOf('check-production--all').map(({ method }) => method);
    expect(new Set(methods)).toEqual(new Set(['GET']));
  });
});

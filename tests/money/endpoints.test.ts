/**
 * Every endpoint that charges a card charges it once, whatever the processor does and however often a customer presses.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { projectFiles } from '../../pipeline/code-samples/example-projects/index.ts';
import { REQUIREMENTS } from '../samples/python/run-python.ts';
import { casesToRun } from '../samples/support/by-record/cases-to-run.ts';
import { skipAsRecorded } from '../samples/support/by-record/skip-as-recorded.ts';
import { expectRecord } from '../samples/support/record.ts';
import { json } from '../samples/support/scripted-answers.ts';
import { approval, moneyCases, named, type Outcome } from './support/cases.ts';
import { startProcessorDouble, type Play, type ProcessorDouble } from './support/processor-double.ts';
import {
  removeServer,
  secretsOf,
  serversThatCharge,
  startServer,
  unpackServer,
  type ChargingServer,
  type RunningServer,
} from './support/servers.ts';
import { pythonToolchain } from '../samples/support/toolchains.ts';

const STATUS = { approved: 200, declined: 402, unknown: 202, 'not sent': 503 } as const;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const approves = approval('checkout');
/** What an approval doesn't tell, since the payment can be authorized, and captured later. */
const CLAIM = /\b(?:paid|captured)\b/i;
const { python = '', missing } = await pythonToolchain();

interface Result {
  readonly status: number;
  readonly outcome: Outcome;
}

const result = (outcome: Outcome, status: number = STATUS[outcome]): Result => ({ status, outcome });

const idOf = ({ example }: ChargingServer): string => `servers/${example.name}`;
const choiceOf = (language: 'node' | 'python') =>
  casesToRun({
    language,
    test: import.meta.filename,
    programs: new Map(
      serversThatCharge()
        .filter((server) => server.language === language)
        .map((server) => [idOf(server), JSON.stringify([...projectFiles(server.example, language)])]),
    ),
    more: language === 'python' ? [REQUIREMENTS] : [],
  });
const choices = { node: await choiceOf('node'), python: await choiceOf('python') };
const failed = { node: new Set<string>(), python: new Set<string>() };
const servers = serversThatCharge().filter((server) => choices[server.language].runs(idOf(server)));

describe.each(servers)('the server of $example.name in $language', (server) => {
  const route = server.example.route.path.replace(/\{\w+\}/, 'A-10017');
  let double: ProcessorDouble;
  let folder: string;
  let running: RunningServer | undefined;

  beforeAll(async () => {
    double = await startProcessorDouble();
    folder = await unpackServer(server);
  });
  beforeEach(({ skip }) => {
    if (server.language === 'python' && missing !== undefined) skip(missing);
    onTestFinished(({ task }) => {
      if (task.result?.state === 'fail') failed[server.language].add(idOf(server));
    });
  });
  afterEach(async () => {
    const printed = running?.output() ?? '';
    await running?.stop();
    running = undefined;
    const secrets = [...Object.values(secretsOf(server)), 'token_intent:', '"approved"'];
    const leak = secrets.find((secret) => printed.includes(secret));
    if (leak !== undefined)
      throw new Error(`The server printed "${leak}". It must print no key and no body.`);
    if (CLAIM.test(printed))
      throw new Error(`The server claims that money was taken. It printed: ${printed}`);
  });
  afterAll(async () => {
    await double.close();
    await removeServer(folder);
  });

  const start = async (play: Play): Promise<void> => {
    double.play('', play);
    running = await startServer(server, folder, double.origin, python);
  };
  const post = async (path: string, body: string): Promise<Result> => {
    const response = await fetch(`${running?.origin ?? ''}${path}`, { method: 'POST', body });
    const { outcome, ...rest } = (await response.json()) as { outcome: Outcome };
    expect(rest, 'what else it returns').toEqual({});
    return { status: response.status, outcome };
  };
  const pay = (intent = 'intent-1'): Promise<Result> =>
    post(route, JSON.stringify({ token_intent_id: intent, keep: true }));

  it.each(named(moneyCases('checkout')))(
    'charges once when the processor %s',
    async (_, { behavior, outcome }) => {
      await start({ behaviors: [behavior, approves] });
      expect(await pay()).toEqual(result(outcome));
      const first = double.account('');
      const isApproved = outcome === 'approved';
      expect(first).toMatchObject({
        charges: behavior.charges ? 1 : 0,
        captures: behavior.charges && behavior.isOnlyAuthorized === undefined ? 1 : 0,
        stored: isApproved ? 1 : 0,
      });
      expect(first.attempts).toEqual([
        {
          processor: 'https://api.sandbox.checkout.com/payments',
          key: expect.stringMatching(UUID) as string,
          reference: 'A-10017',
        },
      ]);

      // The customer presses again, or reloads the page, which makes another intent.
      const reopens = outcome === 'declined' || outcome === 'not sent';
      expect(await pay('intent-2')).toEqual(result(reopens ? 'approved' : outcome));
      const { attempts, charges, stored } = double.account('');
      expect(charges).toBe(behavior.charges || reopens ? 1 : 0);
      expect(stored).toBe(isApproved || reopens ? 1 : 0);
      // A request that wasn't sent keeps its key, in case the processor does have it.
      expect(new Set(attempts.map(({ key }) => key)).size, 'keys').toBe(outcome === 'declined' ? 2 : 1);
      expect(new Set(attempts.map(({ reference }) => reference))).toEqual(new Set(['A-10017']));
    },
  );

  it.each([
    ['leaves the box alone', { keep: false }],
    ['uses a page without the box', {}],
    ['sends a string', { keep: 'true' }],
  ])('stores no card of a customer who %s', async (_, consent) => {
    await start({ behaviors: [approves] });
    expect(await post(route, JSON.stringify({ token_intent_id: 'intent-1', ...consent }))).toEqual(
      result('approved'),
    );
    expect(double.account('')).toMatchObject({ charges: 1, stored: 0 });
  });

  it('charges once when the customer presses twice', async () => {
    await start({ behaviors: [{ ...approves, takes: 300 }] });
    const results = await Promise.all([pay(), pay(), pay('intent-2')]);
    expect(results.map(({ outcome }) => outcome).sort()).toEqual(['approved', 'unknown', 'unknown']);
    expect(double.account('')).toMatchObject({ charges: 1, stored: 1 });
    expect(await pay()).toEqual(result('approved'));
    expect(double.account('').attempts).toHaveLength(1);
  });

  it.each([
    ['a body without an intent', '{}'],
    ['an intent that is no string', '{"token_intent_id":{"id":"intent-1"}}'],
    ['an intent that ends the expression', '{"token_intent_id":"a }}{{ token: other"}'],
    ['a body that is no object', 'null'],
    ['a body that is no JSON', 'intent-1'],
    ['no body', ''],
  ])('charges nothing for %s, and the order stays open', async (_, body) => {
    await start({
      behaviors: [approves],
      // The platform knows no intent with such an ID.
      readsIntent: (id) =>
        json(...((id === 'intent-1' ? [200, { id, type: 'card' }] : [404, {}]) as [number, object])),
    });
    const { status, outcome } = await post(route, body);
    expect([400, 503]).toContain(status);
    expect(outcome).toBe('not sent');
    expect(double.account('').attempts).toEqual([]);
    expect(await pay()).toEqual(result('approved'));
  });

  it('returns approved when the card cannot be stored', async () => {
    await start({ behaviors: [approves], storesCard: json(403, { title: 'Forbidden', status: 403 }) });
    expect(await pay()).toEqual(result('approved'));
    expect(await pay()).toEqual(result('approved'));
    expect(double.account('')).toMatchObject({ charges: 1, stored: 0 });
    expect(running?.output()).toMatch(/A-10017: the card wasn't stored\./);
  });

  it('prints reference, attempt, status, and outcome', async () => {
    await start({ behaviors: [approves] });
    await pay();
    const [attempt] = double.account('').attempts;
    expect(running?.output()).toContain(
      `Order A-10017, attempt ${attempt?.key ?? ''}: status 201, approved\n`,
    );
  });

  it('has nothing elsewhere', async () => {
    await start({ behaviors: [approves] });
    expect(await post('/other', '{}')).toEqual(result('not sent', 404));
    expect(double.account('').attempts).toEqual([]);
  });

  it('knows no order of another customer', async ({ skip }) => {
    if (!route.includes('A-10017')) skip('The route names no order.');
    await start({ behaviors: [approves] });
    expect(await post(route.replace('A-10017', 'A-10018'), '{"token_intent_id":"intent-1"}')).toEqual(
      result('not sent', 404),
    );
    expect(double.account('').attempts).toEqual([]);
  });

  it('charges nothing when it cannot read the intent, and the order stays open', async ({ skip }) => {
    if (server.sample !== 'checkout-server') skip('It does not read the intent.');
    let reads = 0;
    await start({
      behaviors: [approves],
      readsIntent: (id) => {
        reads += 1;
        if (reads === 1) return 'dropped';
        return json(200, { id, type: reads === 2 ? 'bank' : 'card' });
      },
    });
    expect(await pay()).toEqual(result('not sent'));
    expect(await pay()).toEqual(result('not sent', 400));
    expect(double.account('').attempts).toEqual([]);
    expect(await pay()).toEqual(result('approved'));
  });
});

describe('the other servers', () => {
  skipAsRecorded(...Object.values(choices));

  it.for(Object.values(choices))('$language: those that ran are those of the record', (choice, { skip }) => {
    if (choice.language === 'python' && missing !== undefined) skip(missing);
    const { language, programs, runs } = choice;
    const passed = [...programs].filter(([id]) => runs(id) && !failed[language as 'node' | 'python'].has(id));
    expectRecord(choice, new Map(passed));
    expect.hasAssertions();
  });
});

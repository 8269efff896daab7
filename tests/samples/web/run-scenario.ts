import { expect } from 'vitest';
import type { ApiDescription } from '../../../pipeline/content/api-description/index.ts';
import { pagePool, type PagePool } from '../../support/page-pool.ts';
import {
  doubleElements,
  type ElementsDouble,
  type PlatformRequest,
} from '../../support/elements-double/index.ts';
import { doubleIssuer } from '../../support/threeds-double.ts';
import { doubleWallets } from '../../support/wallets-double/index.ts';
import type { Call, OtherCall, PlatformReceived, SamplePage, Scenario, ServerReceived } from './entry.ts';
import { openOrder } from './order-double.ts';
import { describedAnswer } from './platform-answers.ts';
import { inOrder, servePage, SHOP } from './serve-page.ts';

const PUBLIC_KEY = '<PUBLIC_API_KEY>';

/** One page for all scenarios, one after another: each loads its own sample. A small window costs less to paint. */
export const samplePages: PagePool = pagePool(
  { permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 480, height: 480 } },
  () => Promise.resolve(),
);

/** What all scenarios share. */
export interface Setting {
  readonly description: ApiDescription;
  /** Of all pages, by path. */
  readonly scripts: ReadonlyMap<string, string>;
}

/** What was received, in the form in which a scenario writes it down. */
function asReceived(
  { method, path, apiKey, body, headers }: PlatformRequest,
  expected: PlatformReceived | undefined,
): PlatformReceived {
  const names = Object.keys(expected?.headers ?? {});
  return {
    call: `${method} ${decodeURIComponent(path)}` as Call,
    apiKey,
    ...(body !== undefined && { body }),
    ...(names.length > 0 && {
      headers: Object.fromEntries(names.map((name) => [name, headers[name.toLowerCase()] ?? ''])),
    }),
  };
}

/** Elements are started for the test environment; a page without Elements calls its host. */
function expectTestEnvironment({ starts, requests }: ElementsDouble): void {
  for (const { apiKey, environment } of starts)
    expect({ apiKey, environment }).toEqual({ apiKey: PUBLIC_KEY, environment: 'test' });
  if (starts.length > 0) return;
  for (const { origin } of requests) expect(origin).toBe('https://api.test.basistheory.com');
}

/** Opens a page, does what the scenario says, and compares what is seen and received. */
export async function runScenario(
  samplePage: SamplePage,
  scenario: Scenario,
  { description, scripts }: Setting,
): Promise<void> {
  const { logs = [], sees, double } = scenario;
  await samplePages.withPage(async (page) => {
    // A frame that a scenario removes may still be loading.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().unrouteAll({ behavior: 'ignoreErrors' });
    const received: ServerReceived[] = [];
    const heard = (call: string, body?: unknown): void => {
      received.push({ call: call as OtherCall, ...(body !== undefined && { body }) });
    };
    const { order } = scenario;
    const shop = openOrder(order?.happens ?? [], order?.says);
    const serverAnswerOf = inOrder(scenario.serverAnswers);
    await servePage(
      page,
      samplePage,
      scripts,
      (call) => (call === order?.call ? shop.pay() : serverAnswerOf(call)),
      received,
    );
    const answerOf = inOrder(scenario.platformAnswers);
    const platform = await doubleElements(page, {
      ...double,
      heard,
      answer: (request) =>
        answerOf(`${request.method} ${request.path}`) ?? describedAnswer(description, request),
    });
    await doubleWallets(page, double);
    await doubleIssuer(page, heard);
    const see = (text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();
    await platform.during(async () => {
      await page.goto(SHOP);
      await scenario.do?.({
        page,
        platform,
        see,
        type: async (label, text) => {
          const field = page.getByLabel(label, { exact: true });
          await field.fill(text);
          await field.blur();
        },
        press: (name) => page.getByRole('button', { name, exact: true }).click(),
      });
      if (sees !== undefined) await see(sees);
    });
    const expected = scenario.platformReceives.map((each) => ({ apiKey: PUBLIC_KEY, ...each }));
    expect(
      platform.requests.map((request, index) => asReceived(request, expected[index])),
      'what the platform receives',
    ).toEqual(expected);
    expect(received, 'what the server and others receive').toEqual(scenario.serverReceives);
    expect(shop.charges(), 'how often a card was charged').toBe(order?.charges ?? 0);
    expectTestEnvironment(platform);
  }, logs);
}

/** What has to hold on every page that takes a payment: an outcome that isn't known never leads to a second charge. */
import { expect } from 'vitest';
import type { Call, Order, PlatformReceived, Scenario, ServerReceived, User } from './entry.ts';
import type { Happening } from './order-double.ts';
import { passServerTime } from './steps.ts';

export const MESSAGES = {
  approved: 'Thank you. Your payment was approved.',
  declined: 'Your card was declined. Try another card.',
  notSent: "You haven't been charged. Try again.",
  unknown: "We're checking your payment. Don't pay again.",
} as const;

/** How a page is used to pay. */
export interface Checkout {
  /** Gets the page ready, up to the press on the button. Called again for another attempt. */
  readonly fill: (user: User) => Promise<void>;
  /** Presses the button, once. */
  readonly press: (user: User) => Promise<void>;
  /** Presses it twice, as fast as a person can. */
  readonly pressTwice: (user: User) => Promise<void>;
  /** Asserts that the customer can pay, or cannot. */
  readonly expectButton: (user: User, state: 'on' | 'off') => Promise<void>;
  /** What a customer may do to get the button back, where the page has more than the button. */
  readonly insist?: (user: User) => Promise<void>;
  /** What the platform receives for an attempt. */
  readonly platformReceives: readonly PlatformReceived[];
  readonly platformAnswers?: Scenario['platformAnswers'];
  /** What the server returns to other requests than the one that pays. */
  readonly serverAnswers?: Scenario['serverAnswers'];
  /** The request that pays. */
  readonly pays: ServerReceived & { readonly call: Call };
  readonly says?: Order['says'];
  /** What the server and others receive when the page loads, before an attempt, and after one that ends so. */
  readonly others?: {
    readonly onLoad?: readonly ServerReceived[];
    readonly before?: readonly ServerReceived[];
    readonly after?: (canTryAgain: boolean) => readonly ServerReceived[];
  };
  /** Messages in the console for each attempt. */
  readonly logs?: readonly RegExp[];
}

/** Two scenarios of a page with a box for consent. Only a customer who ticks it sends `keep: true`. */
export function consentScenarios(checkout: Checkout): readonly Scenario[] {
  return [false, true].map((consents) => ({
    when: consents ? 'the customer agrees to save the card' : 'the customer leaves the box alone',
    do: async (user) => {
      await checkout.fill(user);
      const box = user.page.getByLabel('Save this card for next time');
      expect(await box.isChecked()).toBe(false);
      if (consents) await box.check();
      await checkout.press(user);
      await expectMessage(user, 'approved');
    },
    order: { call: checkout.pays.call, happens: ['approved'], charges: 1 },
    platformReceives: checkout.platformReceives,
    serverReceives: [{ ...checkout.pays, body: { ...(checkout.pays.body as object), keep: consents } }],
  }));
}

/** What a page cannot understand, and what it writes to the console then. */
export const UNKNOWN = {
  unknown: [],
  'a page with 502': [/status of 502/, /SyntaxError|is not valid JSON/],
  'a text with 500': [/status of 500/, /SyntaxError|is not valid JSON/],
  'a 402 without an outcome': [/status of 402/],
  'a 200 without an outcome': [],
  'an outcome of another version': [],
  'a broken connection': [/ERR_FAILED/, /TypeError/],
  'no response': [/TimeoutError|AbortError/],
} as const satisfies Partial<Record<Happening, readonly RegExp[]>>;

const SHOWN: Readonly<Partial<Record<Happening, keyof typeof MESSAGES>>> = {
  approved: 'approved',
  declined: 'declined',
  'declined with 200': 'declined',
  'not sent': 'notSent',
};

/** Asserts what the page says, word for word: there is nothing beside it. */
async function expectMessage({ page }: User, happening: Happening): Promise<void> {
  const message = MESSAGES[SHOWN[happening] ?? 'unknown'];
  await expect.poll(() => page.locator('output').first().textContent(), { timeout: 10_000 }).toBe(message);
}

/** Scenarios of a page that takes a payment. */
export function paymentScenarios(checkout: Checkout): readonly Scenario[] {
  const { fill, press, pressTwice, expectButton, pays } = checkout;
  const times = <Item>(count: number, items: readonly Item[]): Item[] =>
    Array.from({ length: count }, () => items).flat();

  /** A scenario, with what everybody receives for these attempts. */
  const scenario = (
    when: string,
    happens: readonly Happening[],
    charges: number,
    act: (user: User) => Promise<void>,
    more: { readonly reloaded?: boolean; readonly logs?: readonly RegExp[] } = {},
  ): Scenario => {
    const attempts = more.reloaded === true ? [...happens, ...happens] : happens;
    const onLoad = checkout.others?.onLoad ?? [];
    return {
      when,
      do: act,
      order: { call: pays.call, happens, charges, ...(checkout.says && { says: checkout.says }) },
      platformReceives: times(attempts.length, checkout.platformReceives),
      ...(checkout.platformAnswers && { platformAnswers: checkout.platformAnswers }),
      ...(checkout.serverAnswers && { serverAnswers: checkout.serverAnswers }),
      serverReceives: [
        ...attempts.flatMap((attempt, index) => [
          ...(index === 0 || more.reloaded === true ? onLoad : []),
          ...(checkout.others?.before ?? []),
          pays,
          ...(checkout.others?.after?.(canTryAgain(attempt)) ?? []),
        ]),
      ],
      logs: [...(checkout.logs ?? []), ...(more.logs ?? [])],
    };
  };

  const pay = async (user: User, happening: Happening): Promise<void> => {
    await fill(user);
    await press(user);
    await expectMessage(user, happening);
    await expectButton(user, canTryAgain(happening) ? 'on' : 'off');
  };

  const unknown = Object.entries(UNKNOWN).map(([name, logs]) => {
    const happening = name as Happening;
    return scenario(
      `unknown: ${name}`,
      [happening],
      1,
      async (user) => {
        if (happening === 'no response') await passServerTime(user);
        await pay(user, happening);
        await checkout.insist?.(user);
        await expectButton(user, 'off');
        await expectMessage(user, happening);
      },
      { logs },
    );
  });

  const again = (['declined', 'declined with 200', 'not sent'] as const).map((first) =>
    scenario(
      `${first}, then approved`,
      [first, 'approved'],
      1,
      async (user) => {
        await pay(user, first);
        await pay(user, 'approved');
      },
      first === 'declined with 200' ? {} : { logs: [/status of (?:402|503)/] },
    ),
  );

  const reloaded = (['approved', 'unknown'] as const).map((first) =>
    scenario(
      `${first}, then a reload and a press`,
      [first],
      1,
      async (user) => {
        await pay(user, first);
        await user.page.reload();
        await pay(user, first);
      },
      { reloaded: true },
    ),
  );

  const twice = scenario('the button is pressed twice', ['approved'], 1, async (user) => {
    await fill(user);
    await pressTwice(user);
    await expectMessage(user, 'approved');
    await expectButton(user, 'off');
  });

  return [...unknown, ...again, ...reloaded, twice];
}

function canTryAgain(happening: Happening): boolean {
  return happening === 'declined' || happening === 'declined with 200' || happening === 'not sent';
}

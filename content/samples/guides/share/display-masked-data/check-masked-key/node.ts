import { BasisTheoryClient, BasisTheoryEnvironment, BasisTheoryError } from "@basis-theory/node-sdk";

const environment = BasisTheoryEnvironment.Test;
const store = new BasisTheoryClient({ apiKey: "<STORE_API_KEY>", environment });
const support = new BasisTheoryClient({ apiKey: "<SUPPORT_API_KEY>", environment });
const page = new BasisTheoryClient({ apiKey: "<PUBLIC_API_KEY>", environment });

const NUMBER = "4242424242424242";
const CODE = "123";
const BIRTH_DATE = "1906-12-09";
const expiresAt = new Date(Date.now() + 60 * 60 * 1000).toISOString();

const card = await store.tokens.create({
  type: "card",
  data: { number: NUMBER, expiration_month: 12, expiration_year: 2029, cvc: CODE },
  mask: { number: "{{ data.number | card_mask: 'false', 'true' }}" },
  expiresAt,
});
const customer = await store.tokens.create({
  type: "token",
  data: { first_name: "Grace", birth_date: BIRTH_DATE },
  mask: { first_name: "{{ data.first_name }}" },
  containers: ["/customers/"],
  expiresAt,
});
const foreign = await store.tokens.create({
  type: "token",
  data: { first_name: "Grace" },
  mask: { first_name: "{{ data.first_name }}" },
  containers: ["/check-masked-key/"],
  expiresAt,
});

/** The status of a request that the platform rejects; undefined for one that it allows. */
async function rejection(request: () => Promise<unknown>): Promise<number | undefined> {
  try {
    await request();
    return undefined;
  } catch (error) {
    const status = error instanceof BasisTheoryError ? error.statusCode : undefined;
    // A wrong key, the rate limit or an outage proves nothing about what the key can do.
    if (status !== undefined && [400, 403, 404, 409].includes(status)) return status;
    throw new Error(`The check could not run: ${status ?? "no status"}. Compare the keys, then repeat.`);
  }
}

/** Whether the platform lets the support key grant a session that shows the number of the card. */
async function sessionReveals(): Promise<boolean> {
  const { sessionKey = "", nonce = "" } = await page.sessions.create();
  const rule = {
    description: "Check of the support key",
    priority: 1,
    conditions: [{ attribute: "id", operator: "equals", value: card.id! }],
    permissions: ["token:read"],
    transform: "reveal",
  };
  if ((await rejection(() => support.sessions.authorize({ nonce, rules: [rule] }))) !== undefined) return false;
  const session = new BasisTheoryClient({ apiKey: sessionKey, environment });
  let isRevealed = false;
  await rejection(async () => {
    isRevealed = JSON.stringify(await session.tokens.get(card.id!)).includes(NUMBER);
  });
  return isRevealed;
}

const masked = await support.tokens.get(card.id!);
const record = await support.tokens.get(customer.id!);
const results = {
  "the card number is absent": !JSON.stringify(masked).includes(NUMBER),
  "the security code is absent": !JSON.stringify(masked.data ?? null).includes(CODE),
  "the last four digits are there": JSON.stringify(masked.data ?? null).includes("4242"),
  "the birth date is absent": !JSON.stringify(record).includes(BIRTH_DATE),
  "another container is closed": (await rejection(() => support.tokens.get(foreign.id!))) === 403,
  "no session reveals the number": !(await sessionReveals()),
};
for (const [check, holds] of Object.entries(results)) console.log(holds ? "ok" : "FAILED", check);
if (Object.values(results).includes(false)) process.exitCode = 1;

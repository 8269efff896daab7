import assert from "node:assert/strict";
import { test } from "node:test";

interface ReactorEvent {
  req: { card: { number: string }; amount: number };
  configuration: { PROCESSOR_KEY: string };
}

// In your project, import this function from the file that you upload as the code of the reactor.
async function charge({ req, configuration }: ReactorEvent) {
  const response = await fetch("https://processor.example.com/charges", {
    method: "POST",
    headers: {
      "Authorization": `Bearer ${configuration.PROCESSOR_KEY}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ number: req.card.number, amount: req.amount }),
  });
  return { res: { statusCode: response.status, headers: {}, body: await response.json() } };
}

test("sends the card to the processor and returns its answer", async (context) => {
  const answer = { id: "charge-1", status: "approved" };
  const fetched = context.mock.method(globalThis, "fetch", async () => Response.json(answer));

  const result = await charge({
    req: { card: { number: "4242424242424242" }, amount: 1250 },
    configuration: { PROCESSOR_KEY: "processor-test-key" },
  });

  assert.deepEqual(result, { res: { statusCode: 200, headers: {}, body: answer } });
  const request = new Request(...(fetched.mock.calls[0]?.arguments as Parameters<typeof fetch>));
  assert.equal(request.url, "https://processor.example.com/charges");
  assert.equal(request.headers.get("Authorization"), "Bearer processor-test-key");
  assert.deepEqual(await request.json(), { number: "4242424242424242", amount: 1250 });
});

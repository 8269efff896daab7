import { randomUUID } from "node:crypto";
import { BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";

const client = new BasisTheoryClient({
  apiKey: "<API_KEY>",
  environment: BasisTheoryEnvironment.Test,
});

// One key for one intended write. Keep it until the write has succeeded.
const idempotencyKey = randomUUID();

const createToken = () =>
  client.tokens.create({ type: "token", data: "ada@example.com" }, { idempotencyKey });

const first = await createToken();
const again = await createToken();
console.log(first.id === again.id);

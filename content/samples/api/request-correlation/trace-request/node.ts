import { randomUUID } from "node:crypto";
import { BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";

const client = new BasisTheoryClient({
  apiKey: "<API_KEY>",
  environment: BasisTheoryEnvironment.Test,
});

const correlationId = randomUUID();
const { data, rawResponse } = await client.tokens
  .create({ type: "token", data: "ada@example.com" }, { correlationId })
  .withRawResponse();
console.log(data.id, rawResponse.headers.get("BT-TRACE-ID"));

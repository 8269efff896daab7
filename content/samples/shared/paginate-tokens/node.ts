import { BasisTheoryClient, BasisTheoryEnvironment } from "@basis-theory/node-sdk";

const client = new BasisTheoryClient({
  apiKey: "<API_KEY>",
  environment: BasisTheoryEnvironment.Test,
});

for await (const token of await client.tokens.listV2({ size: 100 })) {
  console.log(token.id);
}

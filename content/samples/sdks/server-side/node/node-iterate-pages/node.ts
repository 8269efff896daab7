import { BasisTheoryClient, BasisTheoryEnvironment } from '@basis-theory/node-sdk';

const client = new BasisTheoryClient({
  apiKey: '<API_KEY>',
  environment: BasisTheoryEnvironment.Test,
});

const tokens = await client.tokens.listV2({ size: 20 });
for await (const token of tokens) {
  console.log(token.id, token.type);
}

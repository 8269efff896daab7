import { randomUUID } from 'node:crypto';
import { BasisTheoryClient, BasisTheoryEnvironment } from '@basis-theory/node-sdk';

const client = new BasisTheoryClient({
  apiKey: '<API_KEY>',
  environment: BasisTheoryEnvironment.Test,
});

const token = await client.tokens.create(
  { type: 'token', data: 'Sensitive value' },
  {
    idempotencyKey: randomUUID(),
    correlationId: 'order-42',
    timeoutInSeconds: 5,
    maxRetries: 1,
    abortSignal: AbortSignal.timeout(10_000),
  },
);
console.log(token.id);

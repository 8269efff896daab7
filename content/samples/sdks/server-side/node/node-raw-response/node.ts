import { BasisTheoryClient, BasisTheoryEnvironment } from '@basis-theory/node-sdk';

const client = new BasisTheoryClient({
  apiKey: '<API_KEY>',
  environment: BasisTheoryEnvironment.Test,
});

const { data, rawResponse } = await client.tokens
  .create({ type: 'token', data: 'Sensitive value' })
  .withRawResponse();
console.log(data.id, rawResponse.status, rawResponse.headers.get('BT-TRACE-ID'));

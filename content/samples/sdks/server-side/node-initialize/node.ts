import { BasisTheoryClient, BasisTheoryEnvironment } from '@basis-theory/node-sdk';

export const client = new BasisTheoryClient({
  apiKey: '<API_KEY>',
  environment: BasisTheoryEnvironment.Test,
  timeoutInSeconds: 20,
});

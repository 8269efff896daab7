import { writeFile } from 'node:fs/promises';
import { BasisTheoryClient, BasisTheoryEnvironment } from '@basis-theory/node-sdk';

const client = new BasisTheoryClient({
  apiKey: '<API_KEY>',
  environment: BasisTheoryEnvironment.Test,
});

const document = await client.documents.upload({
  document: { path: 'contract.pdf', contentType: 'application/pdf' },
  request: { metadata: { contract: '4711' } },
});
if (document.id === undefined) throw new Error('The platform returned no document id.');

const content = await client.documents.data.get(document.id);
await writeFile('copy.pdf', Buffer.from(await content.arrayBuffer()));

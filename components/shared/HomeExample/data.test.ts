import { describe, expect, it } from 'vitest';
import { loadApiDescription, type Operation } from '../../../pipeline/content/api-description/index.ts';
import { loadSample } from '../../../pipeline/code-samples/samples/index.ts';
import { cardExample, forwardedBody } from './data.ts';

const operation = (await loadApiDescription()).operations.get('tokens.create');

describe('cardExample', () => {
  it('has the same card before and after', () => {
    const example = cardExample(operation);
    expect(example.request).toContain(`"number": "${example.number}"`);
    expect(example.response).toContain(`"number": "${example.masked}"`);
    expect(example.response).toContain(`"id": "${example.tokenId}"`);
    expect(example.response).not.toContain(example.number);
  });

  it('rejects a response that shows another number than its mask makes', () => {
    const text = JSON.stringify(operation).replaceAll('XXXXXXXXXXXX4242', 'XXXXXXXXXX424242');
    expect(() => cardExample(JSON.parse(text) as Operation)).toThrow(
      'the mask makes XXXXXXXXXXXX4242 of the number, and the example shows XXXXXXXXXX424242',
    );
  });

  it('evaluates whatever the mask says', () => {
    const text = JSON.stringify(operation).replaceAll('reveal_last: 4', 'reveal_last: 2');
    expect(() => cardExample(JSON.parse(text) as Operation)).toThrow('the mask makes XXXXXXXXXXXXXX42');
  });

  it('reports what is missing', () => {
    expect(() => cardExample(undefined)).toThrow(
      'content/openapi/paths/tokens.yaml has no such request and response',
    );
  });
});

describe('forwardedBody', () => {
  const card = { tokenId: 'the-id', number: '4242424242424242' };

  it('has the token when it is sent, and the number when it is received', () => {
    const { sent, received } = forwardedBody(loadSample('invoke-ephemeral-proxy'), card);
    expect(sent).toContain("{{ the-id | json: '$.number' }}");
    expect(JSON.parse(received)).toMatchObject({ number: card.number });
  });

  it('says which sample has no such body', () => {
    expect(() => forwardedBody(loadSample('verify-webhook'), card)).toThrow(
      'The sample "verify-webhook": the home page shows the body of its cURL file',
    );
  });
});

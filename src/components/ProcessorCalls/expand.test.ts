import { describe, expect, it } from 'vitest';
import { expandedMarkdown, expandPage } from '../../../tests/support/expand-page.ts';

describe('<ProcessorCalls>', () => {
  it('has a tab for each processor with one of the actions, the first that it has', async () => {
    const page = await expandedMarkdown('<ProcessorCalls actions="charge store" card="token" />');
    expect(page).toMatch(/###### Stripe\n\n```bash\n# Charge the card\n/);
    expect(page).toMatch(/###### Braintree\n\n```bash\n# Send the card to the processor\n/);
    expect(page).toContain('{{ token: <TOKEN_ID> | json:');
    expect(page).not.toContain('{{ card |');
  });

  it('says below each call what a repeat does', async () => {
    const page = await expandedMarkdown('<ProcessorCalls actions="charge store" card="token" />');
    expect(page).toContain('-H "Idempotency-Key: <ATTEMPT_ID>"');
    expect(page).toContain('`Idempotency-Key` belongs to one attempt.');
    expect(page).toContain('Ask Braintree which header or field makes retries safe.');
  });

  it('has no tab for a processor without the action', async () => {
    const page = await expandedMarkdown('<ProcessorCalls actions="verify" card="token-intent" />');
    expect(page).toContain('###### Adyen');
    expect(page).not.toContain('###### Braintree');
    expect(page).toContain('{{ token_intent: <TOKEN_INTENT_ID> | json:');
  });

  it.each([
    ['actions="refund" card="token"', /"refund" is not one of charge, verify, store/],
    ['actions="charge" card="cash"', /<ProcessorCalls> has card="cash"/],
  ])('refuses %s', async (attributes, sentence) => {
    await expect(expandPage(`<ProcessorCalls ${attributes} />`)).rejects.toThrow(sentence);
  });
});

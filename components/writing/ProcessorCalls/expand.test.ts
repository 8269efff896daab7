import { describe, expect, it } from 'vitest';
import { expandedMarkdown, expandPage } from '../../../tests/support/expand-page.ts';

describe('<ProcessorCalls>', () => {
  it('has a tab for each processor with one of the actions, the first that it has', async () => {
    const page = await expandedMarkdown('<ProcessorCalls actions="charge store" />');
    expect(page).toMatch(/###### Stripe\n\n```bash\n# Charge the card\n/);
    expect(page).toMatch(/###### Braintree\n\n```bash\n# Send the card to the processor\n/);
    expect(page).toContain(
      '# Charge the ID that Braintree returned, without the proxy\ncurl "https://payments.',
    );
    expect(page).toContain('{{ token_intent: <TOKEN_INTENT_ID> | json:');
    expect(page).not.toContain('{{ card |');
  });

  it('says below each call what is known of its host, and what a repeat does', async () => {
    const page = await expandedMarkdown('<ProcessorCalls actions="charge store" />');
    expect(page).toContain('-H "Idempotency-Key: <ATTEMPT_ID>"');
    expect(page).toContain('`Idempotency-Key` belongs to one attempt.');
    expect(page).toContain(
      'Ask Nuvei which header or field makes retries safe, and where your order reference goes.',
    );
    expect(page).toContain("`checkout-test.adyen.com` is Adyen's test host.");
    expect(page).toContain('Ask TabaPay for your host, `<TABAPAY_HOST>`');
    expect(page).toContain("Compare every field with NMI's reference");
  });

  it('has no tab for a processor without the action', async () => {
    const page = await expandedMarkdown('<ProcessorCalls actions="verify" />');
    expect(page).toContain('###### Adyen');
    expect(page).not.toContain('###### Braintree');
  });

  it('charges a stored card by its token, without a security code', async () => {
    const page = await expandedMarkdown('<ProcessorCalls actions="charge_stored" />');
    expect(page).toContain('# Charge the stored card\n');
    expect(page).toContain('{{ token: <TOKEN_ID> | json:');
    expect(page).not.toMatch(/\$\.data\.cvc|token_intent/);
    expect(page).not.toContain('###### Stripe');
  });

  it('rejects an action that no processor has', async () => {
    await expect(expandPage('<ProcessorCalls actions="refund" />')).rejects.toThrow(
      /"refund" is not one of charge, charge_stored, verify, store/,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { pageMarkdown } from '../page-markdown.ts';
import type { Page } from '../read-page.ts';
import { expandPage } from '../../../tests/support/expand-page.ts';

const markdown = async (body: string): Promise<string> =>
  pageMarkdown({
    file: 'docs/example.mdx',
    frontMatter: { title: 'Example' } as Page['frontMatter'],
    tree: await expandPage(body),
  });

describe('<Applications>', () => {
  it('becomes a table with links to the portal and to the permissions, and a request for each', async () => {
    const page = await markdown('<Applications names="card-form backend-reads-tokens" />');
    expect(page).toMatch(
      /\| \[Card form\]\(https:\/\/portal\S+name=Card\+form\S+type=public\S+\) +\| `public` +\| \[`token:create`\]/,
    );
    expect(page.match(/POST|applications\.create\(/g)?.length).toBeGreaterThan(4);
    expect(page).toContain('"name": "Backend"');
  });

  it('names an application that does not exist', async () => {
    await expect(expandPage('<Applications names="card-fomr" />')).rejects.toThrow(
      /docs\/example\.mdx, line 1: There is no data\/applications\/card-fomr\.yaml/,
    );
  });
});

describe('<ProcessorCalls>', () => {
  it('has a tab for each processor with one of the actions, the first that it has', async () => {
    const page = await markdown('<ProcessorCalls actions="charge store" card="token" />');
    expect(page).toMatch(/\*\*Stripe\*\*\n\n```bash\n# Charge the card\n/);
    expect(page).toMatch(/\*\*Braintree\*\*\n\n```bash\n# Give the card to the processor\n/);
    expect(page).toContain('{{ token: <TOKEN_ID> | json:');
    expect(page).not.toContain('{{ card |');
  });

  it('says below each call what a repeat does', async () => {
    const page = await markdown('<ProcessorCalls actions="charge store" card="token" />');
    expect(page).toContain('-H "Idempotency-Key: <ATTEMPT_ID>"');
    expect(page).toContain('`Idempotency-Key` belongs to one attempt.');
    expect(page).toContain('Ask Braintree which header or field makes a repeat safe.');
  });

  it('has no tab for a processor without the action', async () => {
    const page = await markdown('<ProcessorCalls actions="verify" card="token-intent" />');
    expect(page).toContain('**Adyen**');
    expect(page).not.toContain('**Braintree**');
    expect(page).toContain('{{ token_intent: <TOKEN_INTENT_ID> | json:');
  });

  it.each([
    ['actions="refund" card="token"', /"refund" is not one of charge, verify, store/],
    ['actions="charge" card="cash"', /<ProcessorCalls> has card="cash"/],
  ])('refuses %s', async (attributes, sentence) => {
    await expect(expandPage(`<ProcessorCalls ${attributes} />`)).rejects.toThrow(sentence);
  });
});

describe('<ExampleProject>', () => {
  it('becomes an archive for each language, what starts it, and its files', async () => {
    const page = await markdown('<ExampleProject name="collect-cards" />');
    expect(page).toContain('[Node.js (zip)](pathname:///examples/collect-cards-node.zip)');
    expect(page).toContain('[Python (zip)](pathname:///examples/collect-cards-python.zip)');
    expect(page).toMatch(
      /unzip collect-cards-node\.zip .*\ncp \.env\.example \.env #.*\nnpm install\nnpm start\n/,
    );
    expect(page).toMatch(/\n {2}client\/\n {4}collect-card\.ts\n/);
    expect(page).toContain('`PRIVATE_API_KEY`');
  });

  it('has no archive for a language without a server', async () => {
    const page = await markdown('<ExampleProject name="checkout" />');
    expect(page).toContain('checkout-node.zip');
    expect(page).not.toContain('python');
  });

  it('names an example that does not exist', async () => {
    await expect(expandPage('<ExampleProject name="colect-cards" />')).rejects.toThrow(
      /docs\/example\.mdx, line 1: There is no example "colect-cards"\. The examples are: checkout, /,
    );
  });
});

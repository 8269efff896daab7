import { describe, expect, it } from 'vitest';
import { expandPage } from '../../../tests/support/expand-page.ts';

describe('<StepAnswer>', () => {
  it('shows what the destination answers, marked as an example', async () => {
    const tree = await expandPage('<StepAnswer workflow="charge-card" id="chargeCard" />');
    const code = tree.children.find((node) => node.type === 'code');
    expect(code).toMatchObject({ lang: 'json', meta: 'title="200 OK" illustrative' });
  });

  it('refuses an answer that the step does not have', async () => {
    await expect(expandPage('<StepAnswer workflow="charge-card" id="storeCard" />')).rejects.toThrow(
      /line 1, <StepAnswer>: .*"storeCard" .*has no answer "x-answer"\. It has: none/,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { expandPage } from '../../../tests/support/expand-page.ts';

describe('<StepAnswer>', () => {
  it('shows what the destination returns, marked as an example', async () => {
    const tree = await expandPage('<StepAnswer workflow="charge-card" id="chargeCard" />');
    const code = tree.children.find((node) => node.type === 'code');
    expect(code).toMatchObject({ lang: 'json', meta: 'title="200 OK" illustrative' });
  });

  it("rejects a response that the step doesn't have", async () => {
    await expect(expandPage('<StepAnswer workflow="charge-card" id="storeCard" />')).rejects.toThrow(
      /line 1, <StepAnswer>: .*"storeCard" .*has no response "x-answer"\. It has: none/,
    );
  });
});

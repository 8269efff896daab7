import type { Locator } from 'playwright-core';
import { BUDGETS } from '../budgets.ts';

/** A tool, and a use of it that needs all of its code. */
export interface ToolUse {
  /** Name of the component's folder. */
  readonly component: string;
  readonly route: string;
  /** Label of the fold that it's in, if any. */
  readonly open?: string;
  /** Name of the button that opens it, if any. */
  readonly press?: string;
  /** Uses it until its result shows. */
  readonly use: (tool: Locator) => Promise<void>;
  /** The most that it can load, in kilobytes (1000 bytes) of brotli. */
  readonly budget: number;
}

async function readDeliveries(tool: Locator): Promise<void> {
  await tool.getByText(/^Webhook deliveries/).click();
  await tool.getByText('Public key', { exact: true }).waitFor();
}

export const TOOL_USES: readonly ToolUse[] = [
  {
    component: 'Simulator',
    route: '/docs/tools/simulator',
    budget: BUDGETS.tools.simulator,
    use: async (tool: Locator): Promise<void> => {
      await tool.getByLabel('Example', { exact: true }).focus();
      await tool.getByRole('button', { name: 'Send', exact: true }).click();
      await tool.getByLabel('Response', { exact: true }).waitFor();
      await readDeliveries(tool);
    },
  },
  {
    component: 'RunGuide',
    route: '/docs/card-payments/payments-routing',
    open: 'Run it here, and make a step fail',
    budget: BUDGETS.tools.simulator,
    use: async (tool: Locator): Promise<void> => {
      await tool.getByRole('button', { name: 'Run the rest without faults' }).click();
      await tool.getByText('last step').first().waitFor();
      await readDeliveries(tool);
    },
  },
  {
    component: 'RunSample',
    route: '/docs/api/tokens',
    press: 'Run here: Create a token',
    budget: BUDGETS.tools.simulator,
    use: async (tool: Locator): Promise<void> => {
      await tool.getByRole('button', { name: 'Send' }).click();
      await tool.getByLabel('Response', { exact: true }).waitFor();
    },
  },
  {
    component: 'ExpressionPlayground',
    route: '/docs/tools/expressions',
    budget: BUDGETS.tools.other,
    use: async (tool: Locator): Promise<void> => {
      await tool.getByLabel('Expression', { exact: true }).fill('{{ data.number | last4 }}');
      await tool.getByText('"4242"').first().waitFor();
    },
  },
  {
    component: 'ErrorFinder',
    route: '/docs/tools/errors',
    budget: BUDGETS.tools.other,
    use: async (tool: Locator): Promise<void> => {
      await tool.getByLabel('Response, exception, or log').fill('HTTP/1.1 403 Forbidden');
      await tool.getByRole('status').getByText('403').first().waitFor();
    },
  },
  {
    component: 'WebhookSignature',
    route: '/docs/tools/webhook-signature',
    budget: BUDGETS.tools.other,
    use: async (tool: Locator): Promise<void> => {
      await tool.getByRole('button', { name: 'Sign an example' }).click();
      await tool.getByText(/^Signed bytes: \d+/).waitFor();
    },
  },
  {
    component: 'TestDataPicker',
    route: '/docs/tools/test-data',
    budget: BUDGETS.tools.other,
    use: async (tool: Locator): Promise<void> => {
      await tool.getByLabel('Brand').selectOption('Visa');
      await tool
        .getByRole('button', { name: /^Use in samples/ })
        .first()
        .click();
    },
  },
  {
    component: 'PermissionPlanner',
    route: '/docs/tools/permissions',
    budget: BUDGETS.tools.other,
    use: async (tool: Locator): Promise<void> => {
      await tool.getByLabel('Paste code').fill('POST /proxy');
      await tool.getByRole('link', { name: 'proxy:invoke' }).first().waitFor();
    },
  },
];

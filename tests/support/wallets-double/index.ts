/**
 * A double of the scripts of Apple Pay and Google Pay: `ApplePaySession` with the element `<apple-pay-button>`, and
 * `google.payments.api.PaymentsClient`. The sheet is a dialog in the page, in which a person pays or cancels.
 *
 * It checks how it is called, as the double of the Elements does and with its reports: an unknown member of a request,
 * a value that the wallet refuses, a call at the wrong time, a sheet that no click opens. What the page does at the
 * sheet goes to `heard` of `doubleElements`, e.g. `Apple Pay: completePayment`.
 *
 * What no source establishes, and the double therefore decides: the texts of the sheets; that `abort` calls no handler;
 * that a payment which is completed after the end of the sheet throws;
 * that the sheet does not end by itself.
 */
import type { Page } from 'playwright-core';
import { pageScript } from '../elements-double/page-script.ts';

const SCRIPTS = [
  // Where samples leave the address to the reader.
  { address: /\/%3CAPPLE_PAY_SDK_URL%3E$/, file: 'wallets-double/client/apple-pay.ts' },
  { address: 'https://pay.google.com/gp/p/js/pay.js', file: 'wallets-double/client/google-pay.ts' },
];

/** Takes the place of the wallets while a page is open. Call it after `doubleElements`, and before the page loads. */
export async function doubleWallets(page: Page, { unreachable = false } = {}): Promise<void> {
  for (const { address, file } of SCRIPTS)
    await page.route(address, async (route) => {
      if (unreachable) await route.abort();
      else await route.fulfill({ contentType: 'text/javascript', body: await pageScript(file) });
    });
}

const button = document.querySelector('#apple-pay') as HTMLElement;
const result = document.querySelector('#result') as HTMLOutputElement;

const paymentRequest: ApplePayJS.ApplePayPaymentRequest = {
  countryCode: 'US',
  currencyCode: 'USD',
  merchantCapabilities: ['supports3DS'],
  supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
  total: { label: 'Example Store', type: 'final', amount: '10.00' },
};

type Outcome = 'approved' | 'declined' | 'not sent' | 'unknown';

const MESSAGES: Record<Outcome, string> = {
  approved: 'Thank you. Your payment was approved.',
  declined: 'Your card was declined. Try another card.',
  'not sent': "You haven't been charged. Try again.",
  unknown: "We're checking your payment. Don't pay again.",
};

/** The button comes back only if nothing was charged. */
const show = (outcome: Outcome): void => {
  result.textContent = MESSAGES[outcome];
  button.hidden = outcome === 'approved' || outcome === 'unknown';
};

const askPlatform = async (path: string, body: object): Promise<unknown> => {
  const response = await fetch(`https://api.test.basistheory.com${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'BT-API-KEY': '<PUBLIC_API_KEY>' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}.`);
  return response.json();
};

/**
 * Your server reads the amount from the order. From here on, an error doesn't mean that nothing was charged.
 * Only `outcome` counts, not the status.
 */
const charge = async (id: string): Promise<Outcome> => {
  try {
    const response = await fetch('/pay', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'apple_pay', id }),
      // Longer than your server waits for the processor.
      signal: AbortSignal.timeout(40_000),
    });
    const { outcome } = (await response.json()) as { outcome?: Outcome };
    return outcome && outcome in MESSAGES ? outcome : 'unknown';
  } catch (error) {
    console.error(error);
    return 'unknown';
  }
};

const payWith = async (payment: ApplePayJS.ApplePayPayment): Promise<Outcome> => {
  let created: { apple_pay: { id: string } };
  try {
    created = (await askPlatform('/apple-pay', { apple_payment_data: payment.token })) as typeof created;
  } catch (error) {
    console.error(error);
    return 'not sent';
  }
  return charge(created.apple_pay.id);
};

const unknownAfter = (milliseconds: number): Promise<Outcome> =>
  new Promise((resolve) => setTimeout(() => resolve('unknown'), milliseconds));

const pay = (): void => {
  button.hidden = true;
  const session = new ApplePaySession(3, paymentRequest);
  let charging = false;

  session.onvalidatemerchant = async ({ validationURL }) => {
    try {
      const started = await askPlatform('/apple-pay/session', {
        display_name: 'Example Store',
        domain: location.hostname,
        validation_url: validationURL,
      });
      // The session is JSON, or a string that holds this JSON. Apple wants the object, unchanged.
      session.completeMerchantValidation(typeof started === 'string' ? JSON.parse(started) : started);
    } catch (error) {
      console.error(error);
      session.abort();
      button.hidden = false;
      result.textContent = "Apple Pay isn't available. Pay another way.";
    }
  };

  session.onpaymentauthorized = async ({ payment }) => {
    charging = true;
    button.hidden = true;
    const charged = payWith(payment);
    // The sheet waits 30 seconds. Your server may need longer, and the page waits for it.
    const inTime = await Promise.race([charged, unknownAfter(20_000)]);
    show(inTime);
    void charged.then((outcome) => {
      charging = false;
      show(outcome);
    });
    // A sheet that fails invites the customer to pay again, so it fails only when nothing was charged.
    const failed = inTime === 'declined' || inTime === 'not sent';
    // Last: the sheet may be gone, and then this throws.
    session.completePayment(failed ? ApplePaySession.STATUS_FAILURE : ApplePaySession.STATUS_SUCCESS);
  };

  // A payment that the customer has authorized goes on without the sheet.
  session.oncancel = () => show(charging ? 'unknown' : 'not sent');

  session.begin();
};

if ('ApplePaySession' in window && ApplePaySession.canMakePayments()) {
  button.hidden = false;
  button.addEventListener('click', pay);
}

const button = document.querySelector('#apple-pay') as HTMLElement;
const result = document.querySelector('#result') as HTMLOutputElement;

const paymentRequest: ApplePayJS.ApplePayPaymentRequest = {
  countryCode: 'US',
  currencyCode: 'USD',
  merchantCapabilities: ['supports3DS'],
  supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
  total: { label: 'Example Store', type: 'final', amount: '10.00' },
};

type Outcome = 'paid' | 'refused' | 'not sent' | 'unknown';

interface Call {
  body: object;
  headers?: Record<string, string>;
  signal: AbortSignal;
}

const post = async (url: string, { body, headers = {}, signal }: Call): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
};

const askPlatform = (path: string, body: object, signal: AbortSignal): Promise<unknown> =>
  post(`https://api.test.basistheory.com${path}`, {
    body,
    headers: { 'BT-API-KEY': '<PUBLIC_API_KEY>' },
    signal,
  });

/** Your server reads the amount from the order. From here on, a failure does not mean that nothing was charged. */
const charge = async (id: string, signal: AbortSignal): Promise<Outcome> => {
  try {
    const answer = await post('/pay', { body: { kind: 'apple_pay', id }, signal });
    return (answer as { outcome: Outcome }).outcome;
  } catch (error) {
    console.error(error);
    return 'unknown';
  }
};

const pay = (): void => {
  const session = new ApplePaySession(3, paymentRequest);

  session.onvalidatemerchant = async ({ validationURL }) => {
    try {
      const request = {
        display_name: 'Example Store',
        domain: location.hostname,
        validation_url: validationURL,
      };
      const started = await askPlatform('/apple-pay/session', request, AbortSignal.timeout(20_000));
      // The session is JSON, or a text that holds this JSON. Apple wants the object, unchanged.
      session.completeMerchantValidation(typeof started === 'string' ? JSON.parse(started) : started);
    } catch (error) {
      console.error(error);
      session.abort();
      result.textContent = 'Apple Pay is not available. Pay another way.';
    }
  };

  session.onpaymentauthorized = async ({ payment }) => {
    let outcome: Outcome;
    // The sheet waits 30 seconds for both requests together.
    const signal = AbortSignal.timeout(20_000);
    try {
      const created = await askPlatform('/apple-pay', { apple_payment_data: payment.token }, signal);
      outcome = await charge((created as { apple_pay: { id: string } }).apple_pay.id, signal);
    } catch (error) {
      console.error(error);
      outcome = 'not sent';
    }
    // Before the sheet: it may be gone, and then completePayment throws.
    if (outcome === 'paid') result.textContent = 'Thank you.';
    if (outcome === 'unknown') result.textContent = 'We are checking your payment. Do not pay again.';
    // A sheet that fails invites the customer to pay again, so it fails only when nothing was charged.
    const failed = outcome === 'refused' || outcome === 'not sent';
    session.completePayment(failed ? ApplePaySession.STATUS_FAILURE : ApplePaySession.STATUS_SUCCESS);
  };

  session.oncancel = () => {
    result.textContent = 'You have closed Apple Pay.';
  };

  session.begin();
};

if ('ApplePaySession' in window && ApplePaySession.canMakePayments()) {
  button.hidden = false;
  button.addEventListener('click', pay);
}

const place = document.querySelector('#google-pay') as HTMLElement;
const result = document.querySelector('#result') as HTMLOutputElement;

const card: google.payments.api.IsReadyToPayPaymentMethodSpecification = {
  type: 'CARD',
  parameters: {
    allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
    allowedCardNetworks: ['AMEX', 'DISCOVER', 'INTERAC', 'JCB', 'MASTERCARD', 'VISA'],
  },
};

const paymentDataRequest: google.payments.api.PaymentDataRequest = {
  apiVersion: 2,
  apiVersionMinor: 0,
  allowedPaymentMethods: [
    {
      ...card,
      tokenizationSpecification: {
        type: 'PAYMENT_GATEWAY',
        parameters: { gateway: 'basistheory', gatewayMerchantId: '<TENANT_ID>' },
      },
    },
  ],
  merchantInfo: { merchantId: '<GOOGLE_MERCHANT_ID>', merchantName: 'Example Store' },
  transactionInfo: {
    countryCode: 'US',
    currencyCode: 'USD',
    totalPriceStatus: 'FINAL',
    totalPrice: '10.00',
  },
};

type Outcome = 'approved' | 'declined' | 'not sent' | 'unknown';
type Created = { google_pay: { id: string } } | { token_intent: { id: string } };

const MESSAGES: Record<Outcome, string> = {
  approved: 'Thank you. Your payment was approved.',
  declined: 'Your card was declined. Try another card.',
  'not sent': "You haven't been charged. Try again.",
  unknown: "We're checking your payment. Don't pay again.",
};

/** The button comes back only if nothing was charged. */
const show = (outcome: Outcome): void => {
  result.textContent = MESSAGES[outcome];
  place.hidden = outcome === 'approved' || outcome === 'unknown';
};

const createToken = async (token: string): Promise<{ kind: string; id: string }> => {
  const response = await fetch('https://api.test.basistheory.com/google-pay', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'BT-API-KEY': '<PUBLIC_API_KEY>' },
    // Google returns JSON as a string.
    body: JSON.stringify({ google_payment_data: JSON.parse(token) }),
  });
  if (!response.ok) throw new Error(`/google-pay returned ${response.status}.`);
  const created = (await response.json()) as Created;
  return 'google_pay' in created
    ? { kind: 'google_pay', id: created.google_pay.id }
    : { kind: 'token_intent', id: created.token_intent.id };
};

/**
 * Your server reads the amount from the order. From here on, an error doesn't mean that nothing was charged.
 * Only `outcome` counts, not the status.
 */
const charge = async (payment: { kind: string; id: string }): Promise<Outcome> => {
  try {
    const response = await fetch('/pay', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(payment),
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

const client = new google.payments.api.PaymentsClient({ environment: 'TEST' });

const pay = async (): Promise<void> => {
  if (place.hidden) return;
  place.hidden = true;
  let payment: { kind: string; id: string };
  try {
    const { paymentMethodData } = await client.loadPaymentData(paymentDataRequest);
    payment = await createToken(paymentMethodData.tokenizationData.token);
  } catch (error) {
    // The customer has closed the sheet, or the platform rejected the payment data.
    console.error(error);
    show('not sent');
    return;
  }
  show(await charge(payment));
};

const { result: isReady } = await client.isReadyToPay({
  apiVersion: 2,
  apiVersionMinor: 0,
  allowedPaymentMethods: [card],
});
if (isReady) place.append(client.createButton({ onClick: pay, allowedPaymentMethods: [card] }));

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

type Outcome = 'paid' | 'refused' | 'not sent' | 'unknown';
type Created = { google_pay: { id: string } } | { token_intent: { id: string } };

const MESSAGES: Record<Outcome, string> = {
  paid: 'Thank you.',
  refused: 'The card was refused. Try another one.',
  'not sent': 'The payment could not be made. Nothing was charged.',
  unknown: 'We are checking your payment. Do not pay again.',
};

const post = async (url: string, body: object, headers: Record<string, string> = {}): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
};

const createToken = async (token: string): Promise<{ kind: string; id: string }> => {
  const created = (await post(
    'https://api.test.basistheory.com/google-pay',
    // Google returns JSON as a text.
    { google_payment_data: JSON.parse(token) },
    { 'BT-API-KEY': '<PUBLIC_API_KEY>' },
  )) as Created;
  return 'google_pay' in created
    ? { kind: 'google_pay', id: created.google_pay.id }
    : { kind: 'token_intent', id: created.token_intent.id };
};

/** Your server reads the amount from the order. From here on, a failure does not mean that nothing was charged. */
const charge = async (payment: { kind: string; id: string }): Promise<Outcome> => {
  try {
    return ((await post('/pay', payment)) as { outcome: Outcome }).outcome;
  } catch (error) {
    console.error(error);
    return 'unknown';
  }
};

const client = new google.payments.api.PaymentsClient({ environment: 'TEST' });

const pay = async (): Promise<void> => {
  let payment: { kind: string; id: string };
  try {
    const { paymentMethodData } = await client.loadPaymentData(paymentDataRequest);
    payment = await createToken(paymentMethodData.tokenizationData.token);
  } catch (error) {
    // The customer has closed the sheet, or the platform refused the payment data.
    console.error(error);
    result.textContent = MESSAGES['not sent'];
    return;
  }
  result.textContent = MESSAGES[await charge(payment)];
};

const { result: isReady } = await client.isReadyToPay({
  apiVersion: 2,
  apiVersionMinor: 0,
  allowedPaymentMethods: [card],
});
if (isReady) place.append(client.createButton({ onClick: pay, allowedPaymentMethods: [card] }));

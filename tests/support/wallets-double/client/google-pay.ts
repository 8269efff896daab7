/// <reference types="googlepay" />
/** Runs in the page in place of Google's script. */
import { z } from 'zod';
import { report, strict } from '../../elements-double/client/problem.ts';
import { GOOGLE_PAYMENT } from '../payments.ts';
import { AMOUNT, check, COUNTRY, CURRENCY, TEXT } from './check.ts';
import { openSheet, requireClick } from './sheet.ts';

import Api = google.payments.api;

const CARD = {
  type: z.literal('CARD'),
  parameters: z.strictObject({
    allowedAuthMethods: z.array(z.enum(['PAN_ONLY', 'CRYPTOGRAM_3DS'])).min(1),
    allowedCardNetworks: z.array(z.enum(['AMEX', 'DISCOVER', 'INTERAC', 'JCB', 'MASTERCARD', 'VISA'])).min(1),
  }),
};
const VERSION = { apiVersion: z.literal(2), apiVersionMinor: z.literal(0) };
const READY_CARD = z.strictObject(CARD) satisfies z.ZodType<Api.IsReadyToPayPaymentMethodSpecification>;

const OPTIONS = z.strictObject({
  environment: z.enum(['TEST', 'PRODUCTION']),
}) satisfies z.ZodType<Api.PaymentOptions>;

const READY_REQUEST = z.strictObject({
  ...VERSION,
  allowedPaymentMethods: z.array(READY_CARD).min(1),
}) satisfies z.ZodType<Api.IsReadyToPayRequest>;

const BUTTON = z.strictObject({
  onClick: z.custom<Api.ButtonOptions['onClick']>((value) => typeof value === 'function'),
  allowedPaymentMethods: z.array(READY_CARD).optional(),
}) satisfies z.ZodType<Api.ButtonOptions>;

/** A request for a payment, with the members that samples use. */
const PAYMENT_REQUEST = z.strictObject({
  ...VERSION,
  allowedPaymentMethods: z
    .array(
      z.strictObject({
        ...CARD,
        tokenizationSpecification: z.strictObject({
          type: z.literal('PAYMENT_GATEWAY'),
          parameters: z.strictObject({ gateway: z.literal('basistheory'), gatewayMerchantId: TEXT }),
        }),
      }),
    )
    .min(1),
  merchantInfo: z.strictObject({ merchantId: TEXT, merchantName: TEXT }),
  transactionInfo: z.strictObject({
    countryCode: COUNTRY,
    currencyCode: CURRENCY,
    totalPriceStatus: z.enum(['NOT_CURRENTLY_KNOWN', 'ESTIMATED', 'FINAL']),
    totalPrice: AMOUNT,
  }),
}) satisfies z.ZodType<Api.PaymentDataRequest>;

const AUTHORIZED: Api.PaymentData = {
  apiVersion: 2,
  apiVersionMinor: 0,
  paymentMethodData: {
    type: 'CARD',
    info: { cardNetwork: 'VISA', cardDetails: '4242' },
    tokenizationData: { type: 'PAYMENT_GATEWAY', token: JSON.stringify(GOOGLE_PAYMENT) },
  },
};

type Client = Pick<Api.PaymentsClient, 'isReadyToPay' | 'createButton' | 'loadPaymentData'>;

class PaymentsClientDouble implements Client {
  constructor(options: Api.PaymentOptions) {
    check('new PaymentsClient', OPTIONS, options);
    report({ kind: 'call', call: 'Google Pay: start', body: options });
    return strict('The PaymentsClient', this);
  }

  isReadyToPay(request: Api.IsReadyToPayRequest): Promise<Api.IsReadyToPayResponse> {
    check('isReadyToPay', READY_REQUEST, request);
    return Promise.resolve({ result: true });
  }

  createButton(options: Api.ButtonOptions): HTMLElement {
    check('createButton', BUTTON, options);
    const button = document.createElement('button');
    button.textContent = 'Google Pay';
    button.addEventListener('click', options.onClick);
    return button;
  }

  loadPaymentData(request: Api.PaymentDataRequest): Promise<Api.PaymentData> {
    requireClick('loadPaymentData');
    check('loadPaymentData', PAYMENT_REQUEST, request);
    const { merchantInfo, transactionInfo } = request;
    return new Promise((resolve, reject) => {
      const sheet = openSheet({
        wallet: 'Google Pay',
        lines: [
          `${merchantInfo.merchantName ?? ''} ${transactionInfo?.totalPrice ?? ''} ${transactionInfo?.currencyCode ?? ''}`,
        ],
        onPay: () => {
          sheet.close();
          resolve(AUTHORIZED);
        },
        onCancel: () => {
          sheet.close();
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as the wallet does
          reject({ statusCode: 'CANCELED', statusMessage: 'The customer has closed the sheet.' });
        },
      });
    });
  }
}

Object.assign(window, {
  google: { payments: { api: strict('google.payments.api', { PaymentsClient: PaymentsClientDouble }) } },
});

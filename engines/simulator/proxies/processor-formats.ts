/** How requests and responses of the processors look that the simulator plays. */

import type { Json } from '../../json';
interface Result {
  readonly status: number;
  readonly body: Json;
}

export interface ProcessorFormat {
  readonly name: string;
  /** Where a charge is sent. */
  readonly url: string;
  /** The header with the idempotency key, in lower case. */
  readonly keyHeader: string;
  /** Paths to values of the request. */
  readonly amount: readonly string[];
  /** Of the card, or of a wallet's device or merchant token. The first that is there counts. */
  readonly numbers: readonly (readonly string[])[];
  readonly reference: readonly string[];
  readonly approved: (id: string) => Result;
  readonly declined: (id: string) => Result;
}

const NETWORK_TRANSACTION = '483297487231504';

export const FORMATS: readonly ProcessorFormat[] = [
  {
    name: 'Adyen',
    url: 'https://checkout-test.adyen.com/v71/payments',
    keyHeader: 'idempotency-key',
    amount: ['amount', 'value'],
    numbers: [['paymentMethod', 'number']],
    reference: ['reference'],
    approved: (id) => ({
      status: 200,
      body: {
        pspReference: id,
        resultCode: 'Authorised',
        additionalData: { networkTxReference: NETWORK_TRANSACTION },
      },
    }),
    declined: (id) => ({
      status: 200,
      body: { pspReference: id, resultCode: 'Refused', refusalReason: 'Refused' },
    }),
  },
  {
    name: 'Checkout.com',
    url: 'https://api.sandbox.checkout.com/payments',
    keyHeader: 'cko-idempotency-key',
    amount: ['amount'],
    numbers: [
      ['source', 'number'],
      ['source', 'token'],
    ],
    reference: ['reference'],
    approved: (id) => ({
      status: 201,
      body: { id, approved: true, status: 'Authorized', scheme_id: NETWORK_TRANSACTION },
    }),
    declined: (id) => ({ status: 201, body: { id, approved: false, status: 'Declined' } }),
  },
  {
    name: 'Stripe',
    url: 'https://api.stripe.com/v1/payment_intents',
    keyHeader: 'idempotency-key',
    amount: ['amount'],
    numbers: [['payment_method_data[card][number]'], ['payment_method_data[card][network_token][number]']],
    reference: ['metadata[order_reference]'],
    approved: (id) => ({ status: 200, body: { id, object: 'payment_intent', status: 'succeeded' } }),
    declined: () => ({ status: 402, body: { error: { type: 'card_error' } } }),
  },
];

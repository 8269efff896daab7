/** How processors say that they charged a card or declined it. The source is content/data/card-payments/charge-signs.yaml. */

/** A value in the body of a response. */
interface Sign {
  readonly pointer: readonly string[];
  readonly value: string | boolean;
}

/** What one processor says. Anything else leaves the outcome unknown. */
export interface ChargeSigns {
  /** Of its payment endpoint. */
  readonly host: string;
  readonly approval: Sign;
  /** A decline has this status too. */
  readonly decline: Sign & { readonly status: number };
}

export const CHARGE_SIGNS: readonly ChargeSigns[] = [
  {
    host: 'checkout-test.adyen.com',
    approval: { pointer: ['resultCode'], value: 'Authorised' },
    decline: { pointer: ['resultCode'], value: 'Refused', status: 200 },
  },
  {
    host: 'api.sandbox.checkout.com',
    approval: { pointer: ['approved'], value: true },
    decline: { pointer: ['approved'], value: false, status: 201 },
  },
  {
    host: 'api.stripe.com',
    approval: { pointer: ['status'], value: 'succeeded' },
    decline: { pointer: ['error', 'type'], value: 'card_error', status: 402 },
  },
];

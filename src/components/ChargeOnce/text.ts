/** What every guide with a charge says about a second one, word for word. */
export const TITLE = 'A timeout does not mean that nothing was charged';

export const WARNING =
  'After a timeout, a broken connection, or a response that does not clearly approve or decline the payment, the outcome is unknown. Do not send a new charge, do not try another processor, and do not ask the customer to pay again.';

export const REMEDY =
  'Ask the processor about your order reference. Or repeat the same request with the same idempotency key, as long as the processor remembers that key.';

/** The section with every case. */
export const CASES = {
  label: 'Was it charged?',
  to: '/docs/card-payments/charge-card#was-it-charged',
} as const;

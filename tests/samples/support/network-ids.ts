/** Checkout.com's approval of a Mastercard payment, with both IDs that later charges refer to. */
export const APPROVAL_WITH_IDS = {
  approved: true,
  scheme_id: 'MCC1234561127',
  processing: { scheme_transaction_link_id: 'tXkq1Yw8ZpUe0sLbNc4VrA' },
};

/** The metadata that a token stored after that approval has. */
export const KEPT_IDS = {
  network_transaction_id: APPROVAL_WITH_IDS.scheme_id,
  transaction_link_id: APPROVAL_WITH_IDS.processing.scheme_transaction_link_id,
};

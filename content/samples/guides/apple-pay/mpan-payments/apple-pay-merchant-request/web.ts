const common = {
  countryCode: 'US',
  currencyCode: 'USD',
  merchantCapabilities: ['supports3DS'],
  supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
} satisfies Partial<ApplePayJS.ApplePayPaymentRequest>;

const management = {
  managementURL: 'https://store.example.com/account/payments',
  // Apple sends the life cycle of the token to the platform.
  tokenNotificationURL: 'https://api.basistheory.com/apple-pay/<TENANT_ID>',
};

/** A subscription of $10.00 a month. */
export const recurring: ApplePayJS.ApplePayPaymentRequest = {
  ...common,
  total: { label: 'Example Store', type: 'final', amount: '10.00' },
  recurringPaymentRequest: {
    paymentDescription: 'Monthly membership',
    regularBilling: { label: 'Membership', type: 'final', amount: '10.00' },
    ...management,
  },
};

/** A balance that is filled up by $25.00 when it runs low. */
export const automaticReload: ApplePayJS.ApplePayPaymentRequest = {
  ...common,
  total: { label: 'Example Store', type: 'final', amount: '25.00' },
  automaticReloadPaymentRequest: {
    paymentDescription: 'Transit balance',
    automaticReloadBilling: { label: 'Reload', type: 'final', amount: '25.00' },
    billingAgreement: 'We add $25.00 whenever your balance is below $5.00.',
    ...management,
  },
};

/** A booking that is paid on the day of arrival. */
export const deferred: ApplePayJS.ApplePayPaymentRequest = {
  ...common,
  total: { label: 'Example Store', type: 'final', amount: '180.00' },
  deferredPaymentRequest: {
    paymentDescription: 'Room for two nights',
    deferredBilling: { label: 'Room', type: 'final', amount: '180.00' },
    billingAgreement: 'We charge $180.00 on the day of your arrival.',
    ...management,
  },
};

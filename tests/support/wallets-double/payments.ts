/** What the wallets return for an authorized payment: encrypted, so nothing in it means anything. */

export const APPLE_PAYMENT: ApplePayJS.ApplePayPaymentToken = {
  paymentData: {
    version: 'EC_v1',
    data: 'encrypted',
    signature: 'signed',
    header: { transactionId: 'a1b2' },
  },
  paymentMethod: {
    displayName: 'Visa 4242',
    network: 'Visa',
    type: 'credit',
    paymentPass: {
      primaryAccountIdentifier: 'pass-1',
      primaryAccountNumberSuffix: '4242',
      activationState: 'activated',
    },
  },
  transactionIdentifier: 'a1b2',
};

export const GOOGLE_PAYMENT = {
  protocolVersion: 'ECv2',
  signature: 'signed',
  intermediateSigningKey: { signedKey: '{"keyValue":"key"}', signatures: ['signed'] },
  signedMessage: '{"encryptedMessage":"encrypted","ephemeralPublicKey":"key","tag":"tag"}',
};

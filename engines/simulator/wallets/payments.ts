/** The encrypted payments that the simulator recognizes. Only the platform can decrypt one, so these stand for all. */
import type { JsonObject } from '../../json';
import { canonicalJson } from '../../webhook-signatures';
import { Problem, unsupported } from '../problems';

/** The payment in the examples of `applePay.create`. */
export const APPLE_PAYMENT = {
  paymentData: {
    version: 'EC_v1',
    data: 'ZW5jcnlwdGVkLXBheWxvYWQ=',
    signature: 'MIAGCSqGSIb3DQEHAqCAMIACAQExDTALBglghkgBZQMEAgEwgAYJKoZIhvcNAQcB',
    header: {
      publicKeyHash: 'QZ0Yq2x7mJ1s5lW8c3oV6tUe9Rk4PbHnDfLgSaTyXiE=',
      ephemeralPublicKey: 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEv3Kq8ZrT1n',
      transactionId: '3f8c1d5e9a7b2046c8e1f0d4b6a93572e8c4d1f7',
    },
  },
  transactionIdentifier: '3F8C1D5E9A7B2046C8E1F0D4B6A93572E8C4D1F7',
} as const satisfies JsonObject;

const GOOGLE = {
  protocolVersion: 'ECv2',
  intermediateSigningKey: {
    signedKey: '{"keyExpiration":"1798761600000","keyValue":"MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE"}',
    signatures: ['MEQCIGxW1t8vYkR5pZ7uQ2nJ9sLb4cTe0aMh'],
  },
};

/** The payments in the examples of `googlePay.create`, by Google's authentication method. */
export const GOOGLE_PAYMENTS = {
  CRYPTOGRAM_3DS: {
    ...GOOGLE,
    signature: 'MEUCIQDk3qf1ZbS9nVtT0yJh7wG5cXr2uQe8LmPa',
    signedMessage: '{"encryptedMessage":"k2Zx8Vq1","ephemeralPublicKey":"BOtV7nQ4","tag":"pW3sY9cL"}',
  },
  PAN_ONLY: {
    ...GOOGLE,
    signature: 'MEYCIQCn7Tz4wRb2LkXs9vGd0uJe6yHpA3mQc8Fo',
    signedMessage: '{"encryptedMessage":"r9Lw3Tn6","ephemeralPublicKey":"BJcK2xP8","tag":"eH5uD1mZ"}',
  },
} as const satisfies Readonly<Record<string, JsonObject>>;

/** A payment that can't be decrypted, or another request that is well-formed and that the platform rejects. */
export function unprocessable(detail: string): Problem {
  return new Problem(422, detail, { title: 'Unprocessable Entity', status: 422, detail });
}

/**
 * Checks that a payment is the recognized one.
 *
 * @param given can have more properties, as Apple's payments do
 * @throws Problem 422 where it was changed
 */
export function demandUnchanged(given: JsonObject, payment: JsonObject): void {
  const sent = Object.fromEntries(Object.keys(payment).map((name) => [name, given[name] ?? null]));
  if (canonicalJson(sent) !== canonicalJson(payment))
    throw unprocessable(
      "The payment was changed, so it can't be decrypted. Send the wallet's payment unchanged.",
    );
}

/** A payment that isn't one of the recognized. */
export function unknownPayment(): Problem {
  return unsupported("The mock platform can't decrypt payments. It recognizes the API reference's examples.");
}

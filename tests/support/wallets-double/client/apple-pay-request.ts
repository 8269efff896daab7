/// <reference types="applepayjs" />
import { z } from 'zod';
import { AMOUNT, COUNTRY, CURRENCY, TEXT } from './check.ts';

const LINE_ITEM = z.strictObject({
  label: TEXT,
  amount: AMOUNT,
  type: z.enum(['final', 'pending']).optional(),
}) satisfies z.ZodType<ApplePayJS.ApplePayLineItem>;

const AGREEMENT = {
  paymentDescription: TEXT,
  billingAgreement: TEXT.optional(),
  managementURL: z.url(),
  tokenNotificationURL: z.string().startsWith('https://').optional(),
};

/** A payment request, with the members that samples use. */
export const PAYMENT_REQUEST = z.strictObject({
  countryCode: COUNTRY,
  currencyCode: CURRENCY,
  merchantCapabilities: z
    .array(z.enum(['supports3DS', 'supportsEMV', 'supportsCredit', 'supportsDebit']))
    .refine((capabilities) => capabilities.includes('supports3DS'), 'has to include supports3DS'),
  supportedNetworks: z.array(z.enum(['visa', 'masterCard', 'amex', 'discover', 'jcb', 'interac'])).min(1),
  total: LINE_ITEM,
  recurringPaymentRequest: z.strictObject({ ...AGREEMENT, regularBilling: LINE_ITEM }).optional(),
  automaticReloadPaymentRequest: z
    .strictObject({ ...AGREEMENT, automaticReloadBilling: LINE_ITEM })
    .optional(),
  deferredPaymentRequest: z.strictObject({ ...AGREEMENT, deferredBilling: LINE_ITEM }).optional(),
}) satisfies z.ZodType<ApplePayJS.ApplePayPaymentRequest>;

import { APPLE_PAYMENT, GOOGLE_PAYMENTS } from '../../../../../engines/simulator/index.ts';
import type { OperationCalls } from './operation-calls.ts';

const APPLE = 'a1cfd4b2-a086-4da0-b6fc-6f11c31cf548';
const GOOGLE = '5a698b1e-25b2-4b0b-9264-c33597a79a4e';
const DOMAINS = '/apple-pay/domain-registration';
const session = { display_name: 'Example Store', domain: 'store.example.com' };
const apple = { apple_payment_data: APPLE_PAYMENT };
const google = { google_payment_data: GOOGLE_PAYMENTS.CRYPTOGRAM_3DS };
const changed = { ...GOOGLE_PAYMENTS.CRYPTOGRAM_3DS, signedMessage: '{}' };

export const calls: OperationCalls = {
  successes: {
    'applePay.domain.get': { url: DOMAINS },
    'applePay.domain.register': { url: DOMAINS, body: { domain: 'shop.example.com' } },
    'applePay.domain.registerAll': { url: DOMAINS, body: { domains: ['shop.example.com'] } },
    'applePay.domain.deregister': {
      url: '/apple-pay/domain-deregistration',
      body: { domain: 'store.example.com' },
    },
    'applePay.session.create': { url: '/apple-pay/session', body: session },
    'applePay.create': { url: '/apple-pay', body: apple },
    'applePay.get': { url: `/apple-pay/${APPLE}` },
    'applePay.delete': { url: `/apple-pay/${APPLE}` },
    'googlePay.create': { url: '/google-pay', body: google },
    'googlePay.get': { url: `/google-pay/${GOOGLE}` },
    'googlePay.delete': { url: `/google-pay/${GOOGLE}` },
  },
  failures: [
    ['applePay.domain.register', 400, { body: { domain: 'https://shop.example.com' } }],
    ['applePay.domain.register', 400, { body: {} }],
    ['applePay.domain.register', 422, { body: { domain: 'localhost' } }],
    ['applePay.domain.registerAll', 400, { body: { domains: 'shop.example.com' } }],
    ['applePay.domain.registerAll', 400, { body: { domains: ['shop.example.com/pay'] } }],
    ['applePay.domain.registerAll', 422, { body: { domains: ['shop.example.com', '127.0.0.1'] } }],
    ['applePay.session.create', 400, { body: { ...session, display_name: 'S'.repeat(65) } }],
    ['applePay.session.create', 400, { body: { display_name: 'Example Store' } }],
    ['applePay.session.create', 400, { body: { ...session, validation_url: 'http://apple.example' } }],
    ['applePay.session.create', 400, { body: { ...session, merchant_registration_id: 1 } }],
    ['applePay.session.create', 422, { body: { ...session, domain: 'www.store.example.com' } }],
    ['applePay.create', 400, { body: {} }],
    ['applePay.create', 400, { body: { ...apple, expires_at: 'tomorrow' } }],
    [
      'applePay.create',
      422,
      { body: { apple_payment_data: { ...APPLE_PAYMENT, transactionIdentifier: '' } } },
    ],
    ['applePay.get', 404, { url: `/apple-pay/${GOOGLE}` }],
    ['applePay.delete', 404, { url: '/apple-pay/nothing' }],
    ['googlePay.create', 400, { body: { google_payment_data: JSON.stringify(google) } }],
    ['googlePay.create', 422, { body: { google_payment_data: changed } }],
    ['googlePay.create', 422, { body: { google_payment_data: { ...changed, protocolVersion: 'ECv1' } } }],
    ['googlePay.get', 404, { url: '/google-pay/nothing' }],
    ['googlePay.delete', 404, { url: `/google-pay/${APPLE}` }],
  ],
  neverGiven: {
    'applePay.domain.register 503': 'Apple is never asked, so its registration never fails.',
    'applePay.domain.registerAll 503': 'Apple is never asked, so its registration never fails.',
    'applePay.delete 503': 'Apple is never asked to unlink a token.',
    'googlePay.create 409': "What a payment conflicts with isn't documented.",
  },
};

/** The operations on Apple Pay sessions and tokens. */
import { type JsonObject, isObject } from '../../json';
import { holds } from '../applications/access';
import { objectBody, unchanged, withoutEntry, type Handler } from '../call';
import { invalid, respondWith, unsupported } from '../problems';
import { APPLE_PAYMENT, demandUnchanged, unknownPayment, unprocessable } from './payments';
import { addWallet, CARD_EXPIRY, demandWallet, merchantOf, walletValues, walletView } from './wallet';

/** The merchant registration in the examples. */
const OWN_MERCHANT = '2c157eb2-00b5-4d5f-8b33-868b8d64062d';
const MOST_NAME_CHARACTERS = 64;
const SESSION_LIFETIME = 3_600_000;

/** Whether a request is for the tenant's own merchant. */
function isOwnMerchant(body: JsonObject): boolean {
  const merchant = merchantOf(body);
  if (merchant === undefined) return false;
  if (merchant !== OWN_MERCHANT)
    throw unsupported(`The mock platform has one merchant registration: ${OWN_MERCHANT}.`);
  return true;
}

export const createSession: Handler = (call) => {
  const body = objectBody(call);
  const { display_name: name, domain, validation_url: url } = body;
  if (typeof name !== 'string' || name === '' || Array.from(name).length > MOST_NAME_CHARACTERS)
    throw invalid({
      display_name: `Send your store's name, up to ${String(MOST_NAME_CHARACTERS)} characters.`,
    });
  if (typeof domain !== 'string') throw invalid({ domain: "Send the page's domain." });
  if (url !== undefined && url !== null && (typeof url !== 'string' || !url.startsWith('https://')))
    throw invalid({ validation_url: 'Send the URL that the browser provides for merchant validation.' });
  // With your own merchant, Apple has the domains.
  if (!isOwnMerchant(body) && !call.state.appleDomains.includes(domain.toLowerCase()))
    throw unprocessable(`The domain ${domain} isn't registered for Apple Pay. Register it first.`);
  const now = call.environment.now();
  const session = {
    epochTimestamp: now,
    expiresAt: now + SESSION_LIFETIME,
    merchantSessionIdentifier: `SSH${call.environment.uuid().replaceAll('-', '').toUpperCase()}`,
    displayName: name,
    signature: '308006092a864886f70d010702a0803080',
  };
  return unchanged(call, 200, JSON.stringify(session));
};

export const createApplePay: Handler = (call) => {
  const body = objectBody(call);
  const { apple_payment_data: payment } = body;
  const paymentData = isObject(payment) ? payment.paymentData : undefined;
  if (!isObject(payment) || !isObject(paymentData) || typeof paymentData.signature !== 'string')
    throw invalid({ apple_payment_data: 'Send event.payment.token from onpaymentauthorized, unchanged.' });
  if (paymentData.signature !== APPLE_PAYMENT.paymentData.signature) throw unknownPayment();
  demandUnchanged(payment, APPLE_PAYMENT);
  const type = isOwnMerchant(body) ? 'mpan' : 'dpan';
  const { wallet, state } = addWallet(call, body, CARD_EXPIRY, { kind: 'apple_pay', type });
  return { state, response: respondWith(200, { apple_pay: walletView(wallet) }) };
};

export const getApplePay: Handler = (call) => {
  const wallet = demandWallet(call, 'apple_pay');
  const transform = holds(call.caller, 'apple-pay:reveal') ? 'reveal' : 'mask';
  return unchanged(call, 200, { ...walletView(wallet), ...walletValues(transform) });
};

export const deleteApplePay: Handler = (call) => {
  const { id } = demandWallet(call, 'apple_pay');
  const wallets = withoutEntry(call.state.wallets, id);
  return { state: { ...call.state, wallets }, response: respondWith(200, '') };
};

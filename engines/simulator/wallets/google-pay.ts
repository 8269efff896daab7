/** The operations on Google Pay tokens. */
import { type Json, type JsonObject, isObject } from '../../json';
import { holds } from '../applications/access';
import { objectBody, unchanged, withoutEntry, type Handler } from '../call';
import { moment, present } from '../json';
import { invalid, respondWith, unsupported } from '../problems';
import { addIntent } from '../tokens/intents';
import { intentView } from '../tokens/token-view';
import type { PlatformEvent, StoredWallet } from '../types';
import { demandUnchanged, GOOGLE_PAYMENTS, unknownPayment, unprocessable } from './payments';
import {
  addWallet,
  AUTHENTICATION,
  demandWallet,
  merchantOf,
  walletValues,
  walletView,
  WALLET_CARD,
} from './wallet';

const DETAILS = {
  details: {
    tsp: 'Google',
    auth_method: 'CRYPTOGRAM_3DS',
    assurance_details: { account_verified: true, card_holder_authenticated: true },
  },
};

/** `google-pay.created`, or `google-pay.deleted`, which also has who deleted it and when. */
function written(
  type: 'google-pay.created' | 'google-pay.deleted',
  { id, createdAt, createdBy, expiresAt }: StoredWallet,
  deletion: JsonObject = {},
): PlatformEvent {
  const shared = { id, status: 'active', created_at: moment(createdAt), created_by: createdBy };
  return { type, data: { google_pay: present({ ...shared, ...deletion, expires_at: expiresAt }) } };
}

/** The authentication method of a payment. Throws a `Problem` where the payment isn't one that is recognized. */
function methodOf(payment: Json | undefined): string {
  if (!isObject(payment))
    throw invalid({
      google_payment_data: "Send Google's payment method token as an object, not as a string.",
    });
  if (payment.protocolVersion !== 'ECv2' || typeof payment.signature !== 'string')
    throw unprocessable('The payment is malformed. It needs a signature and the protocolVersion ECv2.');
  const known = Object.entries(GOOGLE_PAYMENTS).find(([, { signature }]) => signature === payment.signature);
  if (known === undefined) throw unknownPayment();
  demandUnchanged(payment, known[1]);
  return known[0];
}

export const createGooglePay: Handler = (call) => {
  const body = objectBody(call);
  if (merchantOf(body) !== undefined)
    throw unsupported(
      'The mock platform has no merchant registrations for Google Pay. Leave out "merchant_registration_id".',
    );
  if (methodOf(body.google_payment_data) === 'PAN_ONLY') {
    const { intent, ...added } = addIntent(call, 'card', WALLET_CARD);
    return { ...added, response: respondWith(200, { token_intent: intentView(intent) }) };
  }
  const { wallet, state } = addWallet(call, body, undefined, { kind: 'google_pay' });
  const view = { ...walletView(wallet), authentication: AUTHENTICATION, ...DETAILS };
  return {
    state,
    response: respondWith(200, { google_pay: view }),
    events: [written('google-pay.created', wallet)],
  };
};

export const getGooglePay: Handler = (call) => {
  const wallet = demandWallet(call, 'google_pay');
  const transform = holds(call.caller, 'google-pay:reveal') ? 'reveal' : 'mask';
  return {
    ...unchanged(call, 200, { ...walletView(wallet), ...walletValues(transform), ...DETAILS }),
    events: [{ type: 'google-pay.retrieved', data: { google_pay: { id: wallet.id } } }],
  };
};

export const deleteGooglePay: Handler = (call) => {
  const { state, caller, environment } = call;
  const wallet = demandWallet(call, 'google_pay');
  const deletion = { modified_at: moment(environment.now()), modified_by: caller.applicationId };
  return {
    state: { ...state, wallets: withoutEntry(state.wallets, wallet.id) },
    response: respondWith(200, ''),
    events: [written('google-pay.deleted', wallet, deletion)],
  };
};

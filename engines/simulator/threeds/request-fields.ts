/** The fields of 3DS requests, checked as content/docs/api/3ds/sessions.mdx and the API description require them. */
import { type Json, type JsonObject, isObject } from '../../json';
import { invalid } from '../problems';
import { metadataOf } from '../tokens/token-fields';
import type { ThreeDsSession } from './types';

type Errors = Record<string, string>;

const PREFERENCES = [
  'no-preference',
  'no-challenge',
  'challenge-requested',
  'challenge-mandated',
  'no-challenge-risk-analysis-performed',
  'no-challenge-data-sharing-only',
  'no-challenge-strong-consumer-auth',
  'no-challenge-whitelist-exemption',
  'challenge-requested-whitelist-prompt',
];

/** Values of `challenge_preference` with their codes. */
export const CHALLENGE_PREFERENCES: ReadonlyMap<string, string> = new Map([
  ...PREFERENCES.map((name, place): [string, string] => [name, `0${place + 1}`]),
  ['cartes-bancaires', '90'],
]);

const OF_BOTH = [
  'recurring-transaction',
  'installment-transaction',
  'add-card',
  'maintain-card',
  'account-verification',
];

/** Values of `authentication_type` by session type, as content/data/threeds/threeds-authentication-types.yaml has them. */
export const AUTHENTICATION_TYPES: Readonly<Record<ThreeDsSession['type'], readonly string[]>> = {
  customer: ['payment-transaction', 'cardholder-emv-verification', ...OF_BOTH],
  merchant: [
    ...OF_BOTH,
    'split-or-delayed-shipment',
    'top-up',
    'mail-order',
    'telephone-order',
    'whitelist-status-check',
    'other-payment',
    'billing-agreement',
  ],
};

const PURCHASE = ['amount', 'currency', 'exponent', 'date'];
const PURCHASE_BY_TYPE: Readonly<Record<string, readonly string[]>> = {
  'recurring-transaction': ['recurring_expiration', 'recurring_frequency'],
  'installment-transaction': ['installment_count'],
};
const MERCHANT = ['mid', 'acquirer_bin', 'name', 'country_code', 'category_code', 'url'];
const BROWSER_TEXTS = ['language', 'color_depth', 'screen_height', 'screen_width', 'tz', 'user_agent'];
const APP_TEXTS = [
  'transaction_id',
  'application_id',
  'encryption_data',
  'ephemeral_public_key',
  'max_timeout',
  'reference_number',
];

const isText = (value: Json | undefined): value is string => typeof value === 'string' && value !== '';

/** The properties of an object that the caller set: JSON has `null` for one that isn't. */
export function withoutNulls(body: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
}

/** Errors for strings of an object that are missing or aren't strings. */
function missingTexts(object: Json | undefined, name: string, fields: readonly string[]): Errors {
  const values = isObject(object) ? object : {};
  const missing = fields.filter((field) => !isText(values[field]));
  return Object.fromEntries(missing.map((field) => [`${name}.${field}`, 'Send a string.']));
}

function deviceErrors(device: string, info: Json | undefined): Errors {
  if (device === 'app') {
    const options = isObject(info) && isObject(info.sdk_render_options);
    return {
      ...missingTexts(
        info,
        'device_info',
        APP_TEXTS.map((field) => `sdk_${field}`),
      ),
      ...(options ? {} : { 'device_info.sdk_render_options': 'Send an object.' }),
    };
  }
  const flags = ['browser_javascript_enabled', 'browser_java_enabled'].filter(
    (field) => !isObject(info) || typeof info[field] !== 'boolean',
  );
  return {
    ...missingTexts(
      info,
      'device_info',
      BROWSER_TEXTS.map((field) => `browser_${field}`),
    ),
    ...Object.fromEntries(flags.map((field) => [`device_info.${field}`, 'Send true or false.'])),
  };
}

/** What a session keeps of the request that creates it. */
interface SessionFields {
  readonly type: ThreeDsSession['type'];
  readonly given: JsonObject;
  /** What the hosted page authenticates with. Absent outside the redirect flow. */
  readonly hosted?: JsonObject;
}

function demandNone(errors: Errors): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** @throws Problem 400 where the body doesn't start a session, except for its card */
export function sessionFields(body: JsonObject): SessionFields {
  const { type = 'customer', device, device_info: info, web_challenge_mode: mode } = body;
  const { authentication_request: request, callback_urls: callbacks } = body;
  if (type !== 'customer' && type !== 'merchant')
    throw invalid({ type: 'The type must be customer or merchant.' });
  if (device !== undefined && device !== 'browser' && device !== 'app')
    throw invalid({ device: 'The device must be browser or app.' });
  if (type === 'customer' && device === undefined)
    throw invalid({ device: 'A customer session needs a device, which is browser or app.' });
  if (mode !== undefined && mode !== 'iframe' && mode !== 'redirect')
    throw invalid({ web_challenge_mode: 'The mode must be iframe or redirect.' });
  const isRedirect = request !== undefined || callbacks !== undefined;
  if (device !== undefined && type === 'customer' && !isRedirect) demandNone(deviceErrors(device, info));
  if (info !== undefined && !isObject(info)) throw invalid({ device_info: 'Send an object.' });
  if (callbacks !== undefined) demandNone(missingTexts(callbacks, 'callback_urls', ['success', 'failure']));
  const checked = request === undefined ? undefined : authenticationFields(request, type);
  const metadata = metadataOf(body.metadata);
  return {
    type,
    given: {
      ...(device === undefined ? {} : { device }),
      ...(info === undefined ? {} : { device_info: info }),
      ...(mode === undefined ? {} : { web_challenge_mode: mode }),
      ...(metadata === undefined ? {} : { metadata: { ...metadata } }),
    },
    ...(checked === undefined || callbacks === undefined ? {} : { hosted: checked }),
  };
}

/**
 * Checks the body of an authentication.
 *
 * @throws Problem 400 where a required field is missing, or a type doesn't fit the session
 */
export function authenticationFields(given: Json, session: ThreeDsSession['type']): JsonObject {
  if (!isObject(given)) throw invalid({ error: 'The authentication must be a JSON object.' });
  const body = withoutNulls(given);
  const { authentication_category: category, authentication_type: type } = body;
  const { challenge_preference: preference, decoupled_challenge_max_time: minutes } = body;
  const { request_decoupled_challenge: decoupled } = body;
  if (category !== 'payment' && category !== 'non-payment')
    throw invalid({ authentication_category: 'The category must be payment or non-payment.' });
  const types = AUTHENTICATION_TYPES[session];
  if (typeof type !== 'string' || !types.includes(type))
    throw invalid({ authentication_type: `A ${session} session takes one of ${types.join(', ')}.` });
  if (preference !== undefined && !(typeof preference === 'string' && CHALLENGE_PREFERENCES.has(preference)))
    throw invalid({ challenge_preference: `Send one of ${[...CHALLENGE_PREFERENCES.keys()].join(', ')}.` });
  const needsMinutes = session === 'merchant' || decoupled === true;
  if (needsMinutes || minutes !== undefined) {
    if (typeof minutes !== 'number' || !Number.isInteger(minutes) || minutes <= 0)
      throw invalid({ decoupled_challenge_max_time: 'Send the time limit in whole minutes.' });
  }
  const isPayment = category === 'payment';
  const byType = PURCHASE_BY_TYPE[type] ?? [];
  const purchase = isPayment || byType.length > 0 ? [...PURCHASE, ...byType] : [];
  demandNone({
    ...missingTexts(
      body.purchase_info,
      'purchase_info',
      isPayment ? [...purchase, 'transaction_type'] : purchase,
    ),
    ...missingTexts(body.merchant_info, 'merchant_info', isPayment ? MERCHANT : []),
    ...missingTexts(body.cardholder_info, 'cardholder_info', isPayment ? ['name', 'email'] : []),
  });
  return body;
}

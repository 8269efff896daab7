/** Operations on wallet payments and Apple Pay domains. `/apple-pay/{id}` comes last, because it matches all paths. */
import { operation, MANAGING, type SimulatedOperation } from '../define-operation';
import { createApplePay, createSession, deleteApplePay, getApplePay } from './apple-pay';
import { deregisterDomain, listDomains, registerDomain, registerDomains } from './domains';
import { createGooglePay, deleteGooglePay, getGooglePay } from './google-pay';

const DOMAINS = '/apple-pay/domain-registration';
const MANAGE = ['apple-pay:manage'];

export const operations: readonly SimulatedOperation[] = [
  operation('applePay.domain.get', `GET ${DOMAINS}`, MANAGE, MANAGING, listDomains),
  operation('applePay.domain.register', `POST ${DOMAINS}`, MANAGE, MANAGING, registerDomain),
  operation('applePay.domain.registerAll', `PUT ${DOMAINS}`, MANAGE, MANAGING, registerDomains),
  operation(
    'applePay.domain.deregister',
    'POST /apple-pay/domain-deregistration',
    MANAGE,
    MANAGING,
    deregisterDomain,
  ),
  operation(
    'applePay.session.create',
    'POST /apple-pay/session',
    ['apple-pay:session'],
    ['public'],
    createSession,
  ),
  operation('applePay.create', 'POST /apple-pay', ['apple-pay:create'], ['public'], createApplePay),
  operation('applePay.get', 'GET /apple-pay/{id}', ['apple-pay:read', 'apple-pay:reveal'], [], getApplePay),
  operation('applePay.delete', 'DELETE /apple-pay/{id}', ['apple-pay:delete'], [], deleteApplePay),
  operation(
    'googlePay.create',
    'POST /google-pay',
    ['google-pay:create'],
    ['public', 'private'],
    createGooglePay,
  ),
  operation(
    'googlePay.get',
    'GET /google-pay/{id}',
    ['google-pay:read', 'google-pay:reveal'],
    [],
    getGooglePay,
  ),
  operation('googlePay.delete', 'DELETE /google-pay/{id}', ['google-pay:delete'], [], deleteGooglePay),
];

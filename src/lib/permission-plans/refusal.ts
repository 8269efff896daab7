import { coversContainer } from './containers';
import { isTokenPermission, keyTypesOf, neededPermissions } from './operation-access';
import type { KeyType, KnownOperation, PermissionFacts } from './types';

export const HOSTS = ['test', 'production'] as const;
export type Host = (typeof HOSTS)[number];
export const SESSION_STATES = ['authorized', 'new', 'expired'] as const;
export type SessionState = (typeof SESSION_STATES)[number];

/** A call that was rejected, as its caller knows it. */
export interface RejectedCall {
  readonly operation: KnownOperation;
  readonly keyType: KeyType;
  /** State of the session; other keys have none. */
  readonly session: SessionState;
  /** What the key's application or session was granted. */
  readonly permissions: readonly string[];
  /** Container of the rule that grants them; undefined for plain permissions, which cover all. */
  readonly ruleContainer: string | undefined;
  /** Where the token is; undefined if the caller doesn't know. */
  readonly tokenContainer: string | undefined;
  /** The tenant of the key, and the host that was called. */
  readonly tenant: Host;
  readonly host: Host;
}

/** One thing that was looked at. */
export interface Check {
  readonly name: string;
  readonly verdict: 'fine' | 'wrong' | 'unknown';
  /** What it means, and what to do if it's wrong. */
  readonly text: string;
  readonly page: string;
}

/** What was called, as a reader knows it: `POST /tokens`. */
function callName({ method, path }: KnownOperation): string {
  return method === undefined ? path : `${method} ${path}`;
}

function hostCheck({ tenant, host }: RejectedCall, { hosts }: PermissionFacts): Check {
  const isRight = tenant === host;
  const text = isRight
    ? `The key is of a ${tenant} tenant, and so is the host.`
    : `The key is of a ${tenant} tenant, but ${hosts[host]} is the ${host} host. Send the request to ${hosts[tenant]}, or use a key of a ${host} tenant.`;
  return { name: 'Host', verdict: isRight ? 'fine' : 'wrong', text, page: '/docs/api#hosts' };
}

const SESSION_TEXTS = {
  authorized: 'Your server has authorized the session, and it hasn’t expired.',
  new: 'A session can’t do anything until your server authorizes it. Send its nonce to your server, and authorize it with a private key of the same tenant.',
  expired:
    'The session has ended: by default, three minutes after it was created. Create a new one, authorize it, and call again.',
} as const satisfies Record<SessionState, string>;

function sessionChecks({ keyType, session }: RejectedCall): Check[] {
  if (keyType !== 'session') return [];
  const verdict = session === 'authorized' ? 'fine' : 'wrong';
  return [
    { name: 'Session', verdict, text: SESSION_TEXTS[session], page: '/docs/api/applications/sessions#flow' },
  ];
}

function typeCheck({ operation, keyType }: RejectedCall, facts: PermissionFacts): Check {
  const types = keyTypesOf(operation, facts);
  const base = { name: 'Type of key', page: '/docs/api/applications#types' };
  if (types.length === 0)
    return { ...base, verdict: 'unknown', text: `No type of key is documented for ${callName(operation)}.` };
  // A session can have any token permission, also where an operation lists applications only.
  const bySession = keyType === 'session' && operation.permissions.some((name) => name.startsWith('token:'));
  if (types.includes(keyType) || bySession)
    return { ...base, verdict: 'fine', text: `A ${keyType} key can call ${callName(operation)}.` };
  const fix =
    types.includes('session') && keyType === 'public'
      ? 'Use a session, or call it from your server with a private key.'
      : `Call it with a ${types.join(' or ')} key. An application’s type can’t be changed, so create another.`;
  return { ...base, verdict: 'wrong', text: `A ${keyType} key can’t call ${callName(operation)}. ${fix}` };
}

function permissionCheck({ operation, permissions }: RejectedCall): Check {
  const base = { name: 'Permission', page: operation.page };
  if (operation.permissions.length === 0)
    return { ...base, verdict: 'unknown', text: `No permission is documented for ${callName(operation)}.` };
  const { needed } = operation;
  const missing = operation.permissions.filter((name) => !permissions.includes(name));
  const isMet = needed === 'any' ? missing.length < operation.permissions.length : missing.length === 0;
  // The older permission still opens proxies and reactors.
  const byOlder =
    permissions.includes('token:use') &&
    operation.permissions.every((name) => name === 'proxy:invoke' || name === 'reactor:invoke');
  if (isMet || byOlder) return { ...base, verdict: 'fine', text: 'The key has what the operation needs.' };
  const list = missing.join(needed === 'any' ? ' or ' : ' and ');
  return {
    ...base,
    verdict: 'wrong',
    text: `The key doesn’t have ${list}. Grant it to the application or the session.`,
  };
}

function containerCheck({ operation, ruleContainer, tokenContainer }: RejectedCall): Check[] {
  if (ruleContainer === undefined || !neededPermissions(operation).some(isTokenPermission)) return [];
  const base = { name: 'Container', page: '/docs/concepts/what-are-containers#matching' };
  if (tokenContainer === undefined)
    return [
      {
        ...base,
        verdict: 'unknown',
        text: `The rule covers ${ruleContainer} and everything below it. Look up the token’s containers with a key that can read it.`,
      },
    ];
  if (coversContainer(ruleContainer, tokenContainer))
    return [{ ...base, verdict: 'fine', text: `The rule for ${ruleContainer} covers ${tokenContainer}.` }];
  return [
    {
      ...base,
      verdict: 'wrong',
      text: `The rule for ${ruleContainer} doesn’t cover a token in ${tokenContainer}. Add a rule for ${tokenContainer}, or store the token in ${ruleContainer}. A rule covers its container and those below it, never one above or beside it.`,
    },
  ];
}

/**
 * Why a call was rejected: what was looked at, in the order in which the platform can reject it. The first that's wrong
 * is the reason; if none is, it's something that the caller didn't tell.
 */
export function explainRejection(call: RejectedCall, facts: PermissionFacts): readonly Check[] {
  return [
    hostCheck(call, facts),
    ...sessionChecks(call),
    typeCheck(call, facts),
    permissionCheck(call),
    ...containerCheck(call),
  ];
}

/** What's left to look at where every check is fine, as sentences with their pages. */
export function otherReasons({ operation }: RejectedCall): readonly Pick<Check, 'text' | 'page'>[] {
  const reasons = [
    {
      text: 'A 401 has another cause: the header is missing, or the platform doesn’t recognize the key. Check for spaces and line breaks, and whether the key was deleted.',
      page: '/docs/api/authentication#refused',
    },
    {
      text: 'Get the key’s application, and compare its permissions and rules with these.',
      page: '/docs/api/applications#applications-getbykey',
    },
  ];
  if (!operation.permissions.includes('proxy:invoke')) return reasons;
  return [
    {
      text: 'If the response has the header BT-PROXY-DESTINATION-STATUS, the destination rejected the request, not the platform. For a charge, see what that means before you send it again.',
      page: '/docs/card-payments/charge-card#was-it-charged',
    },
    {
      text: 'The key needs proxy:invoke on the container of each token in the request, not only on one.',
      page: '/docs/api/proxies/invoke-ephemeral-proxies#errors',
    },
    {
      text: 'The tenant can have ephemeral proxies turned off. Then only pre-configured proxies work, with BT-PROXY-KEY.',
      page: '/docs/api/proxies/invoke-ephemeral-proxies#switch-off',
    },
    ...reasons,
  ];
}

import type { KeyType } from '../application-types';
import { coversContainer } from './containers';
import { isTokenPermission, keyTypesOf, neededPermissions, sentenceName } from './operation-access';
import { SEE } from './see';
import type { Advice, KnownOperation, Link, PermissionFacts } from './types';

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
  /** What the key's application or session was granted. Empty if the caller doesn't know, since no key has none. */
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
export interface Check extends Link {
  readonly name: string;
  /** `open` where the caller or the documentation would need to say more, `moot` where an earlier check decides. */
  readonly verdict: 'fine' | 'wrong' | 'open' | 'moot';
  /** What it means, and what to do if it's wrong. */
  readonly text: string;
}

function hostCheck({ tenant, host }: RejectedCall, { hosts }: PermissionFacts): Check {
  const isRight = tenant === host;
  const text = isRight
    ? `Both the key and the host are for ${host} tenants.`
    : `The key is for a ${tenant} tenant, but ${hosts[host]} is the ${host} host. Send the request to ${hosts[tenant]}, or use a key from a ${host} tenant.`;
  return { name: 'Host', verdict: isRight ? 'fine' : 'wrong', text, ...SEE.hosts };
}

const SESSION_TEXTS = {
  authorized: 'Your server has authorized the session, and it hasn’t expired.',
  new: 'A session can’t do anything until your server authorizes it. Send its nonce to your server, and authorize it with a private key of the same tenant.',
  expired:
    'The session has expired. By default, that’s three minutes after it was created. Create a new one, authorize it, and call again.',
} as const satisfies Record<SessionState, string>;

function sessionChecks({ keyType, session }: RejectedCall): Check[] {
  if (keyType !== 'session') return [];
  const verdict = session === 'authorized' ? 'fine' : 'wrong';
  return [{ name: 'Session', verdict, text: SESSION_TEXTS[session], ...SEE.sessionSteps }];
}

function typeCheck({ operation, keyType }: RejectedCall, facts: PermissionFacts): Check {
  const types = keyTypesOf(operation, facts);
  const call = sentenceName(operation);
  const base = { name: 'Key type', ...SEE.types };
  if (types.length === 0) return { ...base, verdict: 'open', text: `No key type is documented for ${call}.` };
  // A session can have any token permission, also where an operation only lists applications.
  const bySession = keyType === 'session' && operation.permissions.some((name) => name.startsWith('token:'));
  if (types.includes(keyType) || bySession)
    return { ...base, verdict: 'fine', text: `A ${keyType} key can call ${call}.` };
  const fix =
    types.includes('session') && keyType === 'public'
      ? 'Call it from your server with a private key, or use a session.'
      : `Call it with a ${types.join(' or ')} key. An application’s type can’t be changed, so create another.`;
  return { ...base, verdict: 'wrong', text: `A ${keyType} key can’t call ${call}. ${fix}` };
}

function permissionCheck({ operation, keyType, permissions }: RejectedCall): Check {
  const { needed } = operation;
  const base = { name: 'Permission', page: operation.page, about: operation.summary };
  if (operation.permissions.length === 0)
    return { ...base, verdict: 'open', text: `No permission is documented for ${sentenceName(operation)}.` };
  const joiner = needed === 'any' ? ' or ' : ' and ';
  if (permissions.length === 0)
    return {
      ...base,
      verdict: 'open',
      text: `The call needs ${operation.permissions.join(joiner)}. Enter the key’s permissions to check them.`,
    };
  const missing = operation.permissions.filter((name) => !permissions.includes(name));
  const isMet = needed === 'any' ? missing.length < operation.permissions.length : missing.length === 0;
  // The older permission still opens proxies and reactors.
  const byOlder =
    permissions.includes('token:use') &&
    operation.permissions.every((name) => name === 'proxy:invoke' || name === 'reactor:invoke');
  if (isMet || byOlder) return { ...base, verdict: 'fine', text: 'The key has what the call needs.' };
  const fix =
    keyType === 'session' ? 'Grant it when you authorize the session.' : 'Grant it to the key’s application.';
  return { ...base, verdict: 'wrong', text: `The key doesn’t have ${missing.join(joiner)}. ${fix}` };
}

function containerCheck({ operation, ruleContainer, tokenContainer }: RejectedCall): Check[] {
  if (ruleContainer === undefined || !neededPermissions(operation).some(isTokenPermission)) return [];
  const base = { name: 'Container', ...SEE.matching };
  if (tokenContainer === undefined)
    return [
      {
        ...base,
        verdict: 'open',
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

/** Checks of what a key has, where no key of its type can make the call. Granting more wouldn't help. */
function mootWhere(isTypeWrong: boolean, checks: readonly Check[]): readonly Check[] {
  if (!isTypeWrong) return checks;
  const text = 'Not relevant until you call with another type of key.';
  return checks.map((check) => ({ ...check, verdict: 'moot', text }));
}

/**
 * Why a call was rejected: what was looked at, in the order that the platform can reject it in. The first that's wrong
 * is the reason; if none is, it's something that the caller didn't tell.
 */
export function explainRejection(call: RejectedCall, facts: PermissionFacts): readonly Check[] {
  const type = typeCheck(call, facts);
  return [
    hostCheck(call, facts),
    ...sessionChecks(call),
    type,
    ...mootWhere(type.verdict === 'wrong', [permissionCheck(call), ...containerCheck(call)]),
  ];
}

/** The reason in a sentence, or what's missing to find it. */
export function reasonOf(checks: readonly Check[]): string {
  const wrong = checks.find(({ verdict }) => verdict === 'wrong');
  if (wrong !== undefined) return `Reason: ${wrong.text}`;
  const open = checks.find(({ verdict }) => verdict === 'open');
  return open === undefined
    ? 'Nothing here explains the rejection. Check the other possible reasons.'
    : `No reason found so far. ${open.text}`;
}

/** For a status that none of the checks is about. */
export const OTHER_STATUS: Advice = {
  text: 'These checks explain a 403. A 401 means that the header is missing or the platform doesn’t recognize the key. Check for spaces and line breaks, and whether the key was deleted.',
  ...SEE.rejectedKey,
};

/** What's left to look at where every check is fine. */
export function otherReasons({ operation }: RejectedCall): readonly Advice[] {
  const reasons = [
    {
      text: 'Get the key’s application, and compare its permissions and rules with these.',
      ...SEE.keysApplication,
    },
  ];
  if (!operation.permissions.includes('proxy:invoke')) return reasons;
  return [
    {
      text: 'If the response has the header BT-PROXY-DESTINATION-STATUS, the destination rejected the request, not the platform. For a charge, see what that means before you send it again.',
      ...SEE.wasItCharged,
    },
    {
      text: 'The key needs proxy:invoke on the container of each token in the request, not only on one.',
      ...SEE.proxyErrors,
    },
    {
      text: 'Ephemeral proxies might be turned off in your tenant. If so, only pre-configured proxies work, with BT-PROXY-KEY.',
      ...SEE.ephemeralOff,
    },
    ...reasons,
  ];
}

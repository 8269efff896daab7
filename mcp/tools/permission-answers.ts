/** What a permission opens, and why a call is rejected. */
import type { KeyType } from '../../engines/application-types/index.ts';
import leven from 'leven';
import { closest } from '../../engines/addresses/index.ts';
import {
  explainRejection,
  holderAsText,
  holderOf,
  OTHER_STATUS,
  otherReasons,
  readContainers,
  rejectionAsText,
  unpackFacts,
  type Advice,
  type Host,
  type SessionState,
} from '../../engines/permissions/index.ts';
import { mistake, type Answer } from '../answer.ts';
import type { BuiltDocs } from '../built-docs.ts';
import { shown } from '../places/find-place.ts';
import { findOperation } from './find-operation.ts';

const adviceLine = ({ text, about, page }: Advice): string => `- ${text} (${about}: ${page})`;

/** Names of the catalog that are close to one that it doesn't have. */
function didYouMean(name: string, { tools }: Pick<BuiltDocs, 'tools'>): string {
  const near = closest(tools.permissions.permissions, {
    distance: (one) => leven(one.name, name.slice(0, 100)),
    farthest: Math.max(3, Math.min(100, name.length) / 2),
    most: 3,
  });
  const list = near.length === 0 ? '' : ` Did you mean ${near.map((one) => one.name).join(' or ')}?`;
  return `The catalog has no permission "${shown(name)}".${list}`;
}

/** What a permission opens. */
export function explainPermission(name: string, docs: Pick<BuiltDocs, 'tools'>): Answer {
  const holder = holderOf(name, unpackFacts(docs.tools.permissions));
  return holder === undefined ? mistake(didYouMean(name, docs)) : { text: holderAsText(holder) };
}

/** A rejected call, as its caller describes it. */
export interface Rejected {
  readonly operation: string;
  readonly key_type: KeyType;
  readonly permissions: readonly string[];
  readonly session: SessionState;
  readonly rule_container?: string | undefined;
  readonly token_container?: string | undefined;
  readonly tenant: Host;
  readonly host: Host;
}

const containerOf = (written = ''): string | undefined => readContainers(written).containers[0];

/** Why a call is rejected. */
export function explainRejected(rejected: Rejected, docs: Pick<BuiltDocs, 'tools' | 'operations'>): Answer {
  const facts = unpackFacts(docs.tools.permissions);
  const found = findOperation(rejected.operation, docs);
  if (found.hint !== undefined) return mistake(found.hint);
  const { permissions, session, tenant, host } = rejected;
  const call = {
    operation: found.operation,
    keyType: rejected.key_type,
    ...{ permissions, session, tenant, host },
    ruleContainer: containerOf(rejected.rule_container),
    tokenContainer: containerOf(rejected.token_container),
  };
  const unknown = permissions.filter((name) => facts.permissions.every((known) => known.name !== name));
  return {
    text: [
      rejectionAsText(call, explainRejection(call, facts)),
      ...unknown.map((name) => didYouMean(name, docs)),
      'Other possible reasons:',
      ...otherReasons(call).map(adviceLine),
      adviceLine(OTHER_STATUS),
    ].join('\n'),
  };
}

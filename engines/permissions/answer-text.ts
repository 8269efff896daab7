/** Results as plain text, for a ticket. */
import type { PermissionHolder } from './holder';
import type { AccessPlan, PlannedApplication } from './types';
import { endpointOf } from './operation-access';
import { reasonOf, type Check, type RejectedCall } from './refusal';
import type { Advice, KnownOperation } from './types';

const operationLine = (operation: KnownOperation): string => `  ${endpointOf(operation)} (${operation.id})`;

const adviceLine = ({ text }: Pick<Advice, 'text'>): string => `- ${text}`;

function applicationLines({ name, type, permissions, rules, operations }: PlannedApplication): string[] {
  return [
    `${name}: ${type} application`,
    ...permissions.map((permission) => `  permission ${permission}`),
    ...rules.map(
      ({ priority, container, transform, permissions: granted }) =>
        `  rule ${String(priority)}: ${granted.join(', ')} in ${container} with ${transform}`,
    ),
    ...(operations.length === 0 ? [] : ['  for:']),
    ...operations.map((operation) => `  ${operationLine(operation)}`),
    '',
  ];
}

/** A plan: each application with what it has and why, then what to know. */
export function planAsText({ applications, session, undocumented, advice }: AccessPlan): string {
  return [
    ...applications.flatMap(applicationLines),
    ...(session === undefined
      ? []
      : [
          `Session, authorized by your server: ${session.permissions.join(', ')}`,
          ...session.operations.map(operationLine),
          '',
        ]),
    ...(undocumented.length === 0
      ? []
      : ['No permission is documented for:', ...undocumented.map(operationLine), '']),
    ...advice.map(adviceLine),
  ]
    .join('\n')
    .trim();
}

/** What a permission opens, and the worst that its holder can do. */
export function holderAsText({ permission, opens, opensWithOthers, never }: PermissionHolder): string {
  return [
    `${permission.name}: ${permission.allows}`,
    ...(permission.worst === undefined ? [] : [`At worst: ${permission.worst}`]),
    ...(never.length === 0 ? [] : [`Can't be given to: ${never.join(', ')} applications`]),
    ...(opens.length === 0 ? [] : ['Opens:', ...opens.map(operationLine)]),
    ...(opensWithOthers.length === 0
      ? []
      : ['Opens together with another permission:', ...opensWithOthers.map(operationLine)]),
  ].join('\n');
}

/** What the marks of checks say. */
export const VERDICT_NAMES = {
  fine: 'Fine',
  wrong: 'Wrong',
  open: 'Not known',
  moot: 'Not checked',
} as const satisfies Record<Check['verdict'], string>;

/** The call as its caller described it. */
function callLines(call: RejectedCall): readonly string[] {
  const { operation, keyType, session, permissions, ruleContainer, tokenContainer, tenant, host } = call;
  return [
    `Call: ${endpointOf(operation)} (${operation.id}), ${host} host`,
    `Key: ${keyType}, ${tenant} tenant${keyType === 'session' ? `, ${session}` : ''}`,
    ...(permissions.length === 0 ? [] : [`Permissions: ${permissions.join(', ')}`]),
    ...(ruleContainer === undefined ? [] : [`Access rule for: ${ruleContainer}`]),
    ...(tokenContainer === undefined ? [] : [`Token in: ${tokenContainer}`]),
  ];
}

/** Why a call was rejected. The call, the reason, then each check. */
export function rejectionAsText(call: RejectedCall, checks: readonly Check[]): string {
  return [
    ...callLines(call),
    reasonOf(checks),
    ...checks.map(({ name, verdict, text }) => `- ${name}: ${VERDICT_NAMES[verdict]}. ${text}`),
  ].join('\n');
}
